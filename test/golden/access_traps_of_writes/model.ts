import {
  counter,
  counterEntity,
  entity,
  keyspace,
  list,
  oneOf,
  query,
  ref,
  set,
  text,
  timestamp,
  uuid,
} from "perquery";

// Writes on which tools of this kind have failed those who used them.

export const Doc = entity("doc", {
  attributes: {
    id: uuid(),
    owner: uuid(),
    title: text(),
    tags: set(text()),
    status: oneOf("draft", "published"),
    country: text(),
    city: text(),
  },
  identity: ["id"],
});

/** Two attributes whose names begin alike. */
export const Person = entity("person", {
  plural: "people",
  attributes: { id: uuid(), emailHome: text(), emailWork: text() },
  identity: ["id"],
});

export const Message = entity("message", {
  attributes: { id: uuid(), room: text(), sender: text(), sentAt: timestamp() },
  identity: ["id"],
});

/** Nothing but its identity. */
export const Bookmark = entity("bookmark", {
  attributes: { reader: text(), url: text() },
  identity: ["reader", "url"],
});

/** Nothing but its identity, unless there is something. */
export const Note = entity("note", {
  attributes: { id: uuid(), folder: text().immutable(), body: text().optional(), tags: set(text()) },
  identity: ["id"],
});

/** Regular in its own table, static in that of the players. */
export const Team = entity("team", {
  attributes: { name: text(), motto: text(), colour: text() },
  identity: ["name"],
});
export const Player = entity("player", {
  attributes: { id: uuid(), team: ref(Team), nickname: text() },
  identity: ["id"],
});

export const Visits = counterEntity("visits", {
  attributes: { page: text(), country: text(), count: counter() },
  identity: ["page", "country"],
});

export const Playlist = entity("playlist", {
  attributes: { id: uuid(), owner: text(), tracks: list(text()) },
  identity: ["id"],
});

export const traps = keyspace("traps", {
  replication: { development: 1 },
  queries: [
    query("D1", "Find a doc").find(Doc).given(Doc.id),
    query("D2", "Find docs of an owner").find(Doc).given(Doc.owner),
    query("D3", "Find docs in a country, by city").find(Doc).given(Doc.country).orderBy(Doc.city),
    query("D4", "Find docs by their state").find(Doc).given(Doc.status),

    query("P1", "Find people by private address").find(Person).given(Person.emailHome),
    query("P2", "Find people by business address").find(Person).given(Person.emailWork),
    query("P3", "Find a person").find(Person).given(Person.id),

    query("M1", "Find messages in a room by time").find(Message).given(Message.room).orderBy(Message.sentAt),
    query("M2", "Find messages in a room by sender")
      .find(Message)
      .given(Message.room)
      .orderBy(Message.sender)
      .table("messages_by_room_sender"),
    query("M3", "Find a message").find(Message).given(Message.id),

    query("B1", "Find what a reader marked").find(Bookmark).given(Bookmark.reader),
    query("B2", "Find who marked a page").find(Bookmark).given(Bookmark.url),

    query("N1", "Find a note").find(Note).given(Note.id).returning(Note.body, Note.tags),
    query("N2", "Find notes in a folder").find(Note).given(Note.folder),

    query("T1", "Find a team").find(Team).given(Team.name),
    query("T2", "Find players of a team").find(Player).given(Player.team).also(Player.team.motto, Player.team.colour),
    query("T3", "Find a player").find(Player).given(Player.id),

    query("V1", "Find how often a page is seen").find(Visits).given(Visits.page),
    query("V2", "Find what is seen in a country").find(Visits).given(Visits.country),

    query("L1", "Find a playlist").find(Playlist).given(Playlist.id),
    query("L2", "Find playlists of an owner").find(Playlist).given(Playlist.owner),
  ],
});
