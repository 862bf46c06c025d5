import {
  blob,
  boolean,
  counter,
  counterEntity,
  desc,
  entity,
  int,
  keyspace,
  list,
  map,
  query,
  ref,
  relationship,
  text,
  timeuuid,
} from "perquery";

export const User = entity("user", { attributes: { username: text() }, identity: ["username"] });
export const Folder = entity("folder", {
  attributes: { user: ref(User), label: text(), color: text() },
  identity: ["user", "label"],
});
export const UnreadEmails = counterEntity("unreadEmails", {
  attributes: { folder: ref(Folder).prefix(""), numUnread: counter() },
  identity: ["folder"],
});
export const Email = entity("email", {
  attributes: {
    id: timeuuid(), // also when it was sent
    to: list(text()),
    from: text(),
    subject: text(),
    body: text(),
    attachments: map(text(), int()), // how many chunks each file has
  },
  identity: ["id"],
  immutable: true,
});
export const Filing = relationship("filing", {
  attributes: { folder: ref(Folder).prefix(""), email: ref(Email).prefix(""), isRead: boolean() },
});
export const AttachmentChunk = entity("attachmentChunk", {
  plural: "attachments",
  attributes: { email: ref(Email), filename: text(), chunkNumber: int(), type: text(), value: blob() },
  identity: ["email", "filename", "chunkNumber"],
});

export const messaging = keyspace("messaging", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1a", "Find all folder labels and colors of a user").find(Folder).given(Folder.user),
    query("Q1b", "Find all folder labels and unread email quantities of a user")
      .find(UnreadEmails)
      .given(UnreadEmails.folder.user)
      .table("unread_email_stats"),
    query("Q2", "Find emails with a label for a user; order by timestamp (desc)")
      .find(Filing.email)
      .given(Filing.folder)
      .orderBy(desc(Filing.email))
      .returning(Filing.email.from, Filing.email.subject, Filing.isRead)
      .table("emails_by_user_folder"),
    query("Q3", "Find all available information about an email").find(Email).given(Email.id),
    query("Q4", "Find an attachment of an email by filename")
      .find(AttachmentChunk)
      .given(AttachmentChunk.email, AttachmentChunk.filename, AttachmentChunk.chunkNumber),
  ],
});
