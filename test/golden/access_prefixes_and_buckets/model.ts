import { day, desc, entity, hash, int, keyspace, month, query, ref, text, timestamp, date, timeuuid } from "perquery";

/** Something measured, in a key of mixed directions. */
export const Reading = entity("reading", {
  attributes: { sensor: text(), level: int(), label: text(), step: int(), value: int() },
  identity: ["sensor", "level", "label", "step"],
});

export const Channel = entity("channel", {
  attributes: { name: text(), topic: text().optional() },
  identity: ["name"],
});

export const Message = entity("message", {
  attributes: { id: text(), channel: ref(Channel), author: text(), sentAt: timestamp(), body: text() },
  identity: ["id"],
});

export const Visit = entity("visit", {
  attributes: { visitor: text(), on: date(), seat: int() },
  identity: ["visitor", "on"],
});

export const Click = entity("click", { attributes: { page: text(), id: timeuuid() }, identity: ["id"] });

export const chat = keyspace("chat", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find the readings of a sensor, the highest level first")
      .find(Reading)
      .given(Reading.sensor)
      .orderBy(desc(Reading.level), Reading.label, Reading.step),
    query("Q2", "Find the messages of a channel in a time, the latest first")
      .find(Message)
      .given(Message.channel)
      .range(Message.sentAt)
      .orderBy(desc(Message.sentAt))
      .bucketBy(month(Message.sentAt)),
    query("Q3", "Find the messages of an author, the latest first")
      .find(Message)
      .given(Message.author)
      .orderBy(desc(Message.sentAt))
      .bucketBy(hash(Message.id, 4)),
    query("Q4", "Find all messages of a time")
      .find(Message)
      .given(hash(Message.id, 3).as("shard"))
      .range(Message.sentAt)
      .bucketBy(day(Message.sentAt)),
    query("Q5", "Find what an author wrote in a channel, in a time")
      .find(Message)
      .given(Message.author, Message.channel)
      .bucketBy(month(Message.sentAt).as("month", "text"))
      .table("messages_by_author_channel"),
    query("Q6", "Find the messages of a channel with its topic")
      .find(Message)
      .given(Message.channel)
      .also(Message.channel.topic)
      .table("messages_with_topic"),
    query("Q7", "Export all messages").find(Message).scan(),
    query("Q8", "Find messages by what they say, in a channel")
      .find(Message)
      .given(Message.channel, Message.body)
      .servedBy("Q6", { index: "sai" })
      .table("said_in_channel"),
    query("Q9", "Find messages by what they say")
      .find(Message)
      .given(Message.body)
      .servedBy("Q6", { index: "sai" })
      .table("said_anywhere"),
    query("Q10", "Find the visits of days")
      .find(Visit)
      .range(Visit.on)
      .optionally(Visit.seat)
      .bucketBy(month(Visit.on)),
    query("Q11", "Find the readings of a sensor, the lowest level first")
      .find(Reading)
      .given(Reading.sensor)
      .orderBy(Reading.level)
      .servedBy("Q1")
      .table("readings_from_below"),
    query("Q12", "Find the clicks on a page, the latest first")
      .find(Click)
      .given(Click.page)
      .orderBy(desc(Click.id))
      .bucketBy(month(Click.id)),
    query("Q15", "Find what was said since the beginning, the latest first")
      .find(Message)
      .orderBy(desc(Message.sentAt))
      .bucketBy(month(Message.sentAt).since("2025-01-01"))
      .table("latest_messages"),
    query("Q16", "Find the readings of a sensor with a label")
      .find(Reading)
      .given(Reading.sensor, Reading.label)
      .servedBy("Q1", { index: "sai" })
      .table("readings_with_label"),
    query("Q17", "Find the readings with a label, of any sensor")
      .find(Reading)
      .given(Reading.label)
      .servedBy("Q1", { index: "sai" })
      .table("readings_with_label_anywhere"),
    query("Q13", "Find a channel").find(Channel).given(Channel.name),
    query("Q14", "Find all channels").find(Channel).inOnePartition().table("all_channels"),
  ],
});
