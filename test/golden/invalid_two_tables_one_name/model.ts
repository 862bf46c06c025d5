import { desc, entity, keyspace, query, text, timestamp, uuid } from "perquery";

export const Video = entity("video", {
  attributes: { id: uuid(), title: text(), addedDate: timestamp() },
  identity: ["id"],
});

export const videos = keyspace("videos", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find videos by title").find(Video).given(Video.title),
    query("Q2", "Find the latest videos of a title").find(Video).given(Video.title).orderBy(desc(Video.addedDate)),
  ],
});
