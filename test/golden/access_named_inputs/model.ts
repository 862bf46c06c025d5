import { desc, entity, float, keyspace, named, query, ref, relationship, text, timestamp, uuid } from "perquery";

export const User = entity("user", { attributes: { userId: uuid(), email: text() }, identity: ["userId"] });
export const Video = entity("video", {
  attributes: { videoId: uuid(), user: ref(User), name: text(), addedDate: timestamp() },
  identity: ["videoId"],
  immutable: true,
});
export const Recommendation = relationship("recommendation", {
  attributes: { user: ref(User), video: ref(Video).prefix(""), rating: float() },
});

export const videos = keyspace("videos", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "The author of a recommended video is no second userId, but what the query calls it")
      .find(Recommendation.video)
      .given(Recommendation.user)
      .orderBy(desc(Recommendation.video.addedDate))
      .returning(
        Recommendation.rating,
        named(Recommendation.video.user.userId, "author_id"),
        Recommendation.video.name,
      ),
    query("Q2", "A name that one query says and no other contradicts holds for every write")
      .find(Recommendation)
      .given(Recommendation.video)
      .also(named(Recommendation.user.email, "recommended_to")),
    query("Q3", "Find a user").find(User).given(User.userId),
  ],
});
