import * as chat from "../golden/access_prefixes_and_buckets/expected/index.js";
import { selectEach, type Page, type Rows } from "../../src/runtime/index.ts";

declare const db: chat.Database;
const sensor = "s";
const at = new Date();

// Clustering (level DESC, label ASC, step ASC): each prefix, and a range at its end.
chat.selectReadingsBySensor(db, { sensor }) satisfies Rows<chat.ReadingsBySensorRow>;
chat.selectReadingsBySensor(db, { sensor, level: 1 });
chat.selectReadingsBySensor(db, { sensor, level: 1, label: "a" });
chat.selectReadingsBySensor(db, { sensor, level: 1, label: "a", step: 2 });
chat.selectReadingsBySensor(db, { sensor, level: { gte: 1, lt: 5 } });
chat.selectReadingsBySensor(db, { sensor, level: 1, label: { gt: "a" } });
chat.selectReadingsBySensor(db, { sensor, level: 1, label: undefined, step: undefined });
// @ts-expect-error not the first
chat.selectReadingsBySensor(db, { sensor, label: "a" });
// @ts-expect-error a gap
chat.selectReadingsBySensor(db, { sensor, level: 1, step: 2 });
// @ts-expect-error behind a range
chat.selectReadingsBySensor(db, { sensor, level: { gte: 1 }, label: "a" });
// @ts-expect-error two ranges
chat.selectReadingsBySensor(db, { sensor, level: { gte: 1 }, label: { gte: "a" } });
// @ts-expect-error half of the partition key
chat.selectReadingsBySensor(db, { level: 1 });
// @ts-expect-error no key
chat.selectReadingsBySensor(db, { sensor, value: 1 });

// Exactly two orders, and none where rows have none.
chat.selectReadingsBySensor(db, { sensor }, { order: "declared" });
chat.selectReadingsBySensor(db, { sensor }, { order: "reverse", limit: 10 });
// @ts-expect-error no order of the table
chat.selectReadingsBySensor(db, { sensor }, { order: "label" });
// @ts-expect-error a scan has no order
chat.selectMessages(db, { order: "reverse" });
// @ts-expect-error an index finds rows in the order of the table
chat.selectSaidInChannel(db, { channelName: "tea", body: "b" }, { order: "reverse" });
// @ts-expect-error one row has no limit
chat.selectChannels(db, { name: "tea" }, { limit: 1 });
// @ts-expect-error of one partition
chat.selectReadingsBySensor(db, { sensor }, { perPartitionLimit: 1 });
chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: { gte: at } }, { perPartitionLimit: 1, concurrency: 2 });

// Buckets are computed from a range that begins somewhere; nobody gives them.
chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: { gt: at, lte: at } });
chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: at, id: "m1" });
chat.selectMessagesByAuthor(db, { author: "ada" });
// @ts-expect-error no range
chat.selectMessagesByChannel(db, { channelName: "tea" });
// @ts-expect-error no lower end
chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: { lt: at } });
// @ts-expect-error two lower ends
chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: { gt: at, gte: at } });
// @ts-expect-error the bucket
chat.selectMessagesByChannel(db, { channelName: "tea", month: "2026-01-01", sentAt: { gte: at } });
// @ts-expect-error the shard
chat.selectMessagesByAuthor(db, { author: "ada", bucket: 1 });
chat.selectVisitsByOn(db, { on: { gte: "2026-12-01", lt: "2027-01-01" } });
chat.selectVisitsByOn(db, { seat: 1, on: { gte: "2026-12-01", lt: "2027-01-01" } });
chat.selectVisitsByOn(db, { seat: 1, on: "2026-12-01", visitor: "ada" });
// @ts-expect-error dates are as often of the future, so a range of them has both ends
chat.selectVisitsByOn(db, { on: { gte: "2026-12-01" } });
// @ts-expect-error a Date is no date
chat.selectVisitsByOn(db, { on: { gte: at, lt: at } });

// What comes back.
chat.selectChannels(db, { name: "tea" }) satisfies Promise<chat.ChannelsRow | undefined>;
chat.selectMessages(db).page({ size: 10 }) satisfies Promise<Page<chat.MessagesRow>>;
chat.selectStaticsOfMessagesWithTopic(db, { channelName: "tea" }) satisfies Promise<
  { channelName: string; channelTopic: string | null } | undefined
>;
chat.selectAllChannels(db) satisfies Rows<chat.AllChannelsRow>;

// Several at once: of what has rows, and of what has one.
selectEach(db, chat.selectReadingsBySensor, [
  { sensor },
  { sensor, level: 1 },
]) satisfies Rows<chat.ReadingsBySensorRow>;
selectEach(db, chat.selectChannels, [{ name: "tea" }]) satisfies Rows<chat.ChannelsRow>;
// @ts-expect-error not what the query takes
selectEach(db, chat.selectChannels, [{ title: "tea" }]);
