import {
  bigint,
  boolean,
  counter,
  counterEntity,
  entity,
  frozen,
  int,
  keyspace,
  list,
  query,
  ref,
  relationship,
  set,
  text,
  timestamp,
  timeuuid,
  udt,
} from "perquery";

const MailboxBase = udt("mailboxbase", { namespace: text(), user: text() });
const Attachments = udt("attachments", { id: text(), name: text(), cid: text(), isinline: boolean() });

export const Mailbox = entity("mailbox", {
  attributes: { id: timeuuid(), mailboxbase: MailboxBase, name: text(), uidvalidity: bigint().immutable() },
  identity: ["id"],
});
export const MailboxPath = relationship("mailboxPath", {
  attributes: {
    namespace: text(),
    user: text(),
    mailboxname: text(),
    mailbox: ref(Mailbox).named("mailboxid").prefix(""),
  },
  identity: ["namespace", "user", "mailboxname"],
});
export const Message = entity("message", {
  attributes: {
    messageid: timeuuid(),
    internaldate: timestamp(),
    bodystartoctet: int(),
    bodyoctets: bigint(),
    fullcontentoctets: bigint(),
    bodycontent: text(),
    headercontent: text(),
    attachments: list(Attachments),
  },
  identity: ["messageid"],
  immutable: true,
});
export const Thread = entity("thread", { attributes: { threadid: timeuuid() }, identity: ["threadid"] });

/** A message as one mailbox has it. */
export const Entry = relationship("entry", {
  attributes: {
    mailbox: ref(Mailbox).named("mailboxid"),
    uid: bigint(),
    message: ref(Message).prefix(""),
    thread: ref(Thread),
    modseq: bigint(),
    flaganswered: boolean(),
    flagdeleted: boolean(),
    flagdraft: boolean(),
    flagflagged: boolean(),
    flagrecent: boolean(),
    flagseen: boolean(),
    flaguser: boolean(),
    userflags: set(text()),
    saveDate: timestamp(),
  },
  identity: ["mailbox", "uid"],
});
export const DeletedEntry = entity("deletedEntry", {
  attributes: { entry: ref(Entry).prefix("") },
  identity: ["entry"],
});
export const UnseenEntry = entity("unseenEntry", {
  attributes: { entry: ref(Entry).prefix("") },
  identity: ["entry"],
});
export const MailboxCounters = counterEntity("mailboxCounters", {
  attributes: { mailbox: ref(Mailbox).named("mailboxid"), count: counter(), unseen: counter() },
  identity: ["mailbox"],
});

/** A mime message id, hashed, that a message has or refers to: whoever has one of them too is in its thread. */
export const ThreadClue = entity("threadClue", {
  attributes: {
    message: ref(Message),
    mimemessageid: int(),
    username: text(),
    thread: ref(Thread),
    basesubject: int(),
  },
  identity: ["message", "mimemessageid"],
});
export const ThreadMember = relationship("threadMember", {
  attributes: { message: ref(Message), thread: ref(Thread), username: text(), mimemessageids: frozen(set(int())) },
  identity: ["message"],
});

const { message } = Entry;

export const james = keyspace("james", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a mailbox by id").find(Mailbox).given(Mailbox.id).table("mailbox"),
    query("Q2", "Find mailboxes of a user (by name)")
      .find(MailboxPath)
      .given(MailboxPath.namespace, MailboxPath.user)
      .also(MailboxPath.mailbox.uidvalidity)
      .table("mailboxpathv3"),
    query("Q3", "Find message refs of a mailbox by uid (range)")
      .find(Entry)
      .given(Entry.mailbox)
      .range(Entry.uid)
      .also(message.internaldate, message.bodystartoctet, message.fullcontentoctets, message.headercontent)
      .table("messageidtable"),
    query("Q4", "Find message refs by message id (optionally mailbox)")
      .find(Entry)
      .given(Entry.message)
      .optionally(Entry.mailbox)
      .also(message.internaldate, message.bodystartoctet, message.fullcontentoctets, message.headercontent)
      .table("imapuidtable"),
    query("Q5", "Find message content by id").find(Message).given(Message.messageid).table("messagev3"),
    query("Q6", "Find deleted uids of a mailbox")
      .find(DeletedEntry)
      .given(DeletedEntry.entry.mailbox)
      .range(DeletedEntry.entry.uid)
      .table("messagedeleted"),
    query("Q7", "Find first unseen uid of a mailbox")
      .find(UnseenEntry)
      .given(UnseenEntry.entry.mailbox)
      .orderBy(UnseenEntry.entry.uid)
      .table("firstunseen"),
    query("Q8", "Find message counts of a mailbox")
      .find(MailboxCounters)
      .given(MailboxCounters.mailbox)
      .table("mailboxcounters"),
    query("Q9", "Find thread of a mime message id for a user")
      .find(ThreadClue)
      .given(ThreadClue.username, ThreadClue.mimemessageid)
      .table("thread_2"),
    query("Q10", "Find messages of a thread").find(ThreadMember).given(ThreadMember.thread).table("thread_lookup_3"),
  ],
});
