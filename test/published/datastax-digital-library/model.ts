import { desc, entity, int, keyspace, month, named, query, ref, relationship, text, timestamp, uuid } from "perquery";

export const Performer = entity("performer", {
  attributes: { name: text(), type: text(), country: text(), born: int(), died: int(), founded: int() },
  identity: ["name"],
});
export const Album = entity("album", {
  attributes: { title: text(), year: int(), performer: ref(Performer).named("performer"), genre: text() },
  identity: ["title", "year"],
});
export const Track = entity("track", {
  attributes: { album: ref(Album), number: int(), title: text(), length: int() },
  identity: ["album", "number"],
  immutable: true, // a recording stays what it is
});
export const User = entity("user", { attributes: { id: uuid(), name: text() }, identity: ["id"] });
export const Play = relationship("play", {
  attributes: { user: ref(User).prefix(""), timestamp: timestamp(), track: ref(Track).prefix("") },
  identity: ["user", "timestamp", "track"],
});

export const library = keyspace("digital_library", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a performer with a name").find(Performer).given(Performer.name),
    query("Q2", "Find albums of a performer; order by year (desc)")
      .find(Album)
      .given(Album.performer)
      .orderBy(desc(Album.year)),
    query("Q4", "Find albums with a title; order by year (desc)")
      .find(Album)
      .given(Album.title)
      .orderBy(desc(Album.year)),
    query("Q3", "Find an album with a title and year").find(Album).given(Album.title, Album.year).servedBy("Q4"),
    query("Q5", "Find albums from a genre; order by year (desc)")
      .find(Album)
      .given(Album.genre)
      .orderBy(desc(Album.year)),
    query("Q6", "Find tracks with a title")
      .find(Track)
      .given(Track.title)
      .orderBy(desc(Track.album.year))
      .also(named(Track.album.genre, "genre")),
    query("Q7", "Find tracks of an album (title, year); order by number (asc)")
      .find(Track)
      .given(Track.album)
      .orderBy(Track.number)
      .also(named(Track.album.genre, "genre")),
    query("Q8", "Find a user with an id").find(User).given(User.id),
    query("Q9", "Find all tracks played by a user in a month; order by timestamp (desc)")
      .find(Play.track)
      .given(Play.user, month(Play.timestamp))
      .orderBy(desc(Play.timestamp))
      .table("tracks_by_user"),
  ],
});
