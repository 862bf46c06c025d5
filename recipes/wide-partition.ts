// The comments on a post, in one partition and newest first.
import { desc, entity, keyspace, query, ref, text, timeuuid, uuid } from "perquery";

export const Post = entity("post", {
  attributes: { postId: uuid().generated(), title: text(), body: text() },
  identity: ["postId"],
  estimate: { count: 1_000_000, bytes: { title: 60, body: { average: 2_000, worst: 20_000 } } },
});
export const Comment = entity("comment", {
  // its id is its time
  attributes: { commentId: timeuuid().generated(), post: ref(Post), author: text(), body: text() },
  identity: ["commentId"],
  // 10,000 comments of 320 bytes are 3 MB, which one partition holds
  estimate: {
    per: { post: { average: 20, worst: 10_000 } },
    bytes: { author: 15, body: { average: 200, worst: 2_000 } },
  },
});

export const blog = keyspace("blog", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a post").find(Post).given(Post.postId).entry(),
    query("Q2", "Find the comments on a post, newest first")
      .find(Comment)
      .given(Comment.post)
      .orderBy(desc(Comment.commentId))
      .after("Q1"),
  ],
});
