// Conversations, who takes part in them, and their messages, newest first. A month of a conversation is a partition.
import { desc, entity, keyspace, month, query, ref, relationship, text, timestamp, uuid } from "perquery";

export const User = entity("user", {
  attributes: { userId: uuid().generated(), name: text().immutable() },
  identity: ["userId"],
  estimate: { count: 1_000_000, bytes: { name: 20 } },
});
export const Conversation = entity("conversation", {
  attributes: { conversationId: uuid().generated(), title: text() },
  identity: ["conversationId"],
  estimate: { count: 5_000_000, bytes: { title: 30 } },
});
export const Participation = relationship("participation", {
  attributes: { user: ref(User), conversation: ref(Conversation) },
  estimate: { per: { user: { average: 15, worst: 2_000 }, conversation: { average: 3, worst: 500 } } },
});
export const Message = entity("message", {
  attributes: {
    messageId: uuid().generated(),
    conversation: ref(Conversation),
    sender: ref(User),
    sentAt: timestamp(),
    body: text(),
  },
  identity: ["messageId"],
  immutable: true,
  estimate: {
    perDay: { conversation: { average: 2, worst: 500 } },
    daysKept: 1_825,
    bytes: { body: { average: 100, worst: 2_000 } },
  },
});

export const messaging = keyspace("messaging", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a user").find(User).given(User.userId).entry(),
    query("Q2", "Find the conversations of a user")
      .find(Participation.conversation)
      .given(Participation.user)
      .after("Q1"),
    query("Q3", "Find who takes part in a conversation")
      .find(Participation.user)
      .given(Participation.conversation)
      .after("Q2"),
    query("Q4", "Find a conversation").find(Conversation).given(Conversation.conversationId).after("Q2"),
    query("Q5", "Find the messages of a conversation in a time, newest first")
      .find(Message)
      .given(Message.conversation)
      .range(Message.sentAt)
      .orderBy(desc(Message.sentAt))
      .bucketBy(month(Message.sentAt).since("2024-01-01"))
      .also(Message.sender.name)
      .after("Q2"),
  ],
});
