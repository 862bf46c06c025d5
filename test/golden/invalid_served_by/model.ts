import { desc, entity, int, keyspace, query, text, timestamp } from "perquery";

export const Album = entity("album", {
  attributes: { title: text(), year: int(), performer: text(), genre: text() },
  identity: ["title", "year"],
});
export const Play = entity("play", {
  attributes: { user: text(), at: timestamp(), track: text() },
  identity: ["user", "at"],
});

export const music = keyspace("music", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find albums with a title").find(Album).given(Album.title).returning(Album.genre),
    query("Q2", "Another grain").find(Play).given(Play.user).servedBy("Q1"),
    query("Q3", "No partition key").find(Album).given(Album.year).returning(Album.genre).servedBy("Q1"),
    query("Q4", "Not next in the clustering")
      .find(Album)
      .given(Album.title, Album.genre)
      .returning(Album.genre)
      .servedBy("Q1"),
    query("Q5", "A column that is not there").find(Album).given(Album.title).returning(Album.performer).servedBy("Q1"),
    query("Q6", "An order that is not there")
      .find(Album)
      .given(Album.title)
      .orderBy(desc(Album.genre))
      .returning(Album.genre)
      .servedBy("Q1"),
    query("Q7", "No such query").find(Album).given(Album.title).servedBy("Q70"),
    query("Q8", "A query without a table").find(Album).given(Album.title).servedBy("Q7"),
    query("Q9", "An index for nothing")
      .find(Album)
      .given(Album.title, Album.year)
      .servedBy("Q1", { index: "sai" })
      .table("albums"),
  ],
});
