import { entity, keyspace, query, ref, text, timestamp, uuid } from "perquery";

/** Plays hold the title of a track, and are found by user alone: a track that is renamed can't find its plays. */
export const User = entity("user", { attributes: { id: uuid(), name: text() }, identity: ["id"] });
export const Track = entity("track", {
  attributes: { id: uuid(), title: text(), isrc: text().immutable() },
  identity: ["id"],
});
export const Play = entity("play", {
  attributes: { user: ref(User), track: ref(Track), at: timestamp() },
  identity: ["user", "at"],
});

/** A quotation may have none: those without a motto are in no row of the table that is keyed by it. */
export const Author = entity("author", {
  attributes: { id: uuid(), motto: text().optional() },
  identity: ["id"],
});
export const Book = entity("book", {
  attributes: { isbn: text(), author: ref(Author), title: text() },
  identity: ["isbn"],
});

export const music = keyspace("music", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a track").find(Track).given(Track.id),
    query("Q2", "Find what a user has played").find(Play).given(Play.user).also(Play.track.title, Play.track.isrc),
    query("Q3", "Find an author").find(Author).given(Author.id),
    query("Q4", "Find books by the author's motto").find(Book).given(Book.author.motto),
    query("Q5", "Find a book").find(Book).given(Book.isbn).also(Book.author.motto),
  ],
});
