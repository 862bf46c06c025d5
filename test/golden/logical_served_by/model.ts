import { desc, entity, frozen, int, keyspace, query, set, text, timestamp } from "perquery";

export const Album = entity("album", {
  attributes: { title: text(), year: int(), performer: text(), genre: text() },
  identity: ["title", "year"],
});
export const Play = entity("play", {
  attributes: { user: text(), at: timestamp(), track: text(), rating: int(), tags: frozen(set(text())) },
  identity: ["user", "at"],
});

export const music = keyspace("music", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find an album with a title and year").find(Album).given(Album.title, Album.year).servedBy("Q2"),
    query("Q2", "Find albums with a title, newest first").find(Album).given(Album.title).orderBy(desc(Album.year)),
    query("Q3", "Find albums with a title, oldest first")
      .find(Album)
      .given(Album.title)
      .orderBy(Album.year)
      .servedBy("Q2")
      .table("albums_by_title_oldest_first"),
    query("Q4", "Find plays of a user").find(Play).given(Play.user),
    query("Q5", "Find plays of a user in a time").find(Play).given(Play.user).range(Play.at).servedBy("Q4"),
    query("Q6", "Find plays of a track, whoever listened")
      .find(Play)
      .given(Play.track)
      .servedBy("Q4", { index: "sai" }),
    query("Q7", "Find plays of a user with a rating")
      .find(Play)
      .given(Play.user, Play.rating)
      .servedBy("Q4", { index: "sai" }),
    query("Q8", "Find plays with just these tags").find(Play).given(Play.tags).servedBy("Q4", { index: "sai" }),
    query("Q9", "Find albums of a year and genre, whatever the title")
      .find(Album)
      .given(Album.year, Album.genre)
      .servedBy("Q2", { index: "sai" }),
  ],
});
