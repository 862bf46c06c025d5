import { desc, entity, keyspace, query, ref, text, timestamp, uuid } from "perquery";

export const User = entity("user", {
  attributes: { userId: uuid(), email: text(), firstName: text(), lastName: text(), registrationDate: timestamp() },
  identity: ["userId"],
});
export const Video = entity("video", {
  attributes: {
    videoId: uuid(),
    user: ref(User).prefix(""), // who uploaded it
    uploadedTimestamp: timestamp(),
    title: text(),
    description: text(),
    type: text(),
  },
  identity: ["videoId"],
});

export const videoSharing = keyspace("video_sharing", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "user_id = ? AND uploaded_timestamp > ? ORDER BY uploaded_timestamp DESC")
      .find(Video)
      .given(Video.user)
      .range(Video.uploadedTimestamp)
      .orderBy(desc(Video.uploadedTimestamp))
      .returning(Video.user.email, Video.user.firstName, Video.user.lastName, Video.title, Video.description),
    query("Q2", "title = ? AND type = ?").find(Video).given(Video.title, Video.type).returning(Video.description),
    query("Q3", "title = ? AND type = ? (also title = ?)")
      .find(Video)
      .given(Video.title)
      .optionally(Video.type)
      .returning(Video.description),
    query("Q4", "type = ? AND title = ? (also type = ?)")
      .find(Video)
      .given(Video.type)
      .optionally(Video.title)
      .returning(Video.description),
    query("Q5", "last_name = ? AND registration_date > ?")
      .find(User)
      .given(User.lastName)
      .range(User.registrationDate)
      .table("users_by_last_name"),
    query("Q6", "last_name = ? AND first_name = ?")
      .find(User)
      .given(User.lastName, User.firstName)
      .table("users_by_name"),
  ],
});
