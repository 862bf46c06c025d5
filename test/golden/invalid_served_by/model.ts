import {
  blob,
  counter,
  counterEntity,
  day,
  desc,
  entity,
  int,
  keyspace,
  query,
  text,
  timestamp,
  vector,
  float,
} from "perquery";

export const Album = entity("album", {
  attributes: { title: text(), year: int(), performer: text(), genre: text() },
  identity: ["title", "year"],
});
export const Play = entity("play", {
  attributes: {
    user: text(),
    at: timestamp(),
    track: text(),
    cover: blob(),
    sound: vector(float(), 3),
    "the key": text(),
  },
  identity: ["user", "at"],
});
export const Listeners = counterEntity("listeners", {
  attributes: { track: text(), genre: text(), count: counter() },
  identity: ["track", "genre"],
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
    query("Q10", "Plays by user and day").find(Play).given(Play.user, day(Play.at)).table("plays"),
    query("Q11", "An index on a blob").find(Play).given(Play.cover).servedBy("Q10", { index: "sai" }),
    query("Q12", "An index on a vector").find(Play).given(Play.sound).servedBy("Q10", { index: "sai" }),
    query("Q13", "An index on a name in quotes").find(Play).given(Play["the key"]).servedBy("Q10", { index: "sai" }),
    query("Q14", "A bucket without the rest of its partition key")
      .find(Play)
      .given(day(Play.at), Play.track)
      .servedBy("Q10", { index: "sai" }),
    query("Q15", "An index against the order")
      .find(Play)
      .given(Play.user, day(Play.at), Play.track)
      .orderBy(desc(Play.at))
      .servedBy("Q10", { index: "sai" }),
    query("Q16", "Listeners of a track").find(Listeners).given(Listeners.track),
    query("Q17", "An index on a table of counters")
      .find(Listeners)
      .given(Listeners.genre)
      .servedBy("Q16", { index: "sai" }),
  ],
});
