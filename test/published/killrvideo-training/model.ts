import {
  allOf,
  blob,
  counter,
  counterEntity,
  desc,
  entity,
  int,
  keyspace,
  map,
  query,
  ref,
  relationship,
  set,
  text,
  timestamp,
  udt,
  uuid,
} from "perquery";

const Encoding = udt("encoding_type", { height: int(), width: int(), encoding: text(), bitrates: set(int()) });

export const User = entity("user", {
  attributes: {
    userid: uuid(),
    email: text(),
    firstname: text(),
    lastname: text(),
    registrationDate: timestamp(),
    passwords: text(),
  },
  identity: ["userid"],
  keys: [["email"]],
});
export const Video = entity("video", {
  attributes: {
    videoid: uuid(),
    user: ref(User), // who uploaded it
    uploadedTimestamp: timestamp(),
    title: text(),
    description: text(),
    duration: int(),
    type: text(),
    url: text(),
    encoding: Encoding,
    tags: set(text()),
    previewThumbnails: map(text(), blob()),
    genres: set(text()),
    releaseDate: timestamp(),
    mpaaRating: text(),
  },
  identity: ["videoid"],
});
export const Trailer = entity("trailer", {
  attributes: {
    video: ref(Video),
    trailerid: uuid(),
    title: text(),
    type: text(),
    tags: set(text()),
    previewThumbnails: map(text(), blob()),
  },
  identity: ["video", "trailerid"],
});
export const Actor = entity("actor", { attributes: { actorName: text() }, identity: ["actorName"] });
export const Part = relationship("part", {
  attributes: { video: ref(Video), actor: ref(Actor), characterName: text() },
});
export const Comment = relationship("comment", {
  attributes: { user: ref(User), video: ref(Video).prefix(""), postedTimestamp: timestamp(), comment: text() },
  identity: ["user", "video", "postedTimestamp"],
});
export const Rating = counterEntity("rating", {
  attributes: { video: ref(Video), numRatings: counter(), sumRatings: counter() },
  identity: ["video"],
});
export const VideoInteraction = relationship("videoInteraction", {
  attributes: {
    user: ref(User),
    video: ref(Video),
    eventTimestamp: timestamp(),
    eventType: text(),
    videoTimestamp: timestamp(),
  },
  identity: ["user", "video", "eventTimestamp"],
});

const preview = [Video.title, Video.type, Video.tags, Video.previewThumbnails] as const;
const commented = Comment.video;

export const killrvideo = keyspace("killrvideo", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a user with a specified email")
      .find(User)
      .given(User.email)
      .returning(User.passwords, User.userid),
    query("Q2", "Find most recently uploaded videos")
      .find(Video)
      .inOnePartition({ column: "video_bucket", type: "int" })
      .orderBy(desc(Video.uploadedTimestamp))
      .returning(...preview)
      .table("latest_videos"),
    query("Q3", "Find a user with a specified id")
      .find(User)
      .given(User.userid)
      .returning(allOf(User, { except: [User.passwords] })),
    query("Q4", "Find videos uploaded by a user with a known id (most recently uploaded first)")
      .find(Video)
      .given(Video.user)
      .orderBy(desc(Video.uploadedTimestamp))
      .returning(...preview),
    query("Q5", "Find a video with a specified video id").find(Video).given(Video.videoid),
    query("Q6", "Find comments posted by a user (most recent first)")
      .find(Comment)
      .given(Comment.user)
      .orderBy(desc(Comment.postedTimestamp))
      .also(commented.title, commented.type, commented.tags, commented.previewThumbnails),
    query("Q7", "Find comments posted for a video (most recent first)")
      .find(Comment)
      .given(Comment.video)
      .orderBy(desc(Comment.postedTimestamp))
      .also(commented.title, commented.type, commented.tags, commented.previewThumbnails),
    query("Q8", "Find the rating of a video").find(Rating).given(Rating.video).table("ratings_by_video"),
    query("Q9", "Find trailers of a video (by title)").find(Trailer).given(Trailer.video).orderBy(Trailer.title),
    query("Q10", "Find actors of a video (names in ascending order)")
      .find(Part.actor)
      .given(Part.video)
      .orderBy(Part.actor)
      .also(Part.characterName),
    query("Q11", "Find interactions of a user with a video (most recent first)")
      .find(VideoInteraction)
      .given(VideoInteraction.user, VideoInteraction.video)
      .orderBy(desc(VideoInteraction.eventTimestamp))
      .estimate({ rowsPerPartition: { average: 20, worst: 2_000 } }),
  ],
});
