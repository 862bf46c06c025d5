import { errors } from "cassandra-driver";
import { expect, test } from "vitest";
import {
  BatchTooLarge,
  FanOutTooLarge,
  InvalidWrite,
  nextTimestamp,
  OutcomeUnknown,
  write,
  WriteFailed,
  WriteTimeAhead,
  type OperationEvent,
  type Statement,
} from "../../src/runtime/index.ts";
import { WriteAttempts } from "../../src/runtime/retry-policy.ts";
import { batchLogTimeout, put, response, scriptedDatabase, type Request } from "./scripted-client.ts";

const [a, b, c, source] = ["a", "b", "c", "source"].map((name) => put(name));
const withList: Statement = {
  ...put("list"),
  parameters: [Buffer.from("k"), Buffer.from([0, 0, 0, 1, 0])],
  lists: [1],
};
const appending: Statement = { ...put("append"), isIdempotent: false };
const counting = (name: string): Statement => ({ ...put(name), kind: "counter" });
const unavailable = response(0x1000);

const failure = async (promise: Promise<unknown>): Promise<Error & OutcomeUnknown> =>
  (await promise.catch((error: unknown) => error)) as Error & OutcomeUnknown;
const texts = (requests: readonly Request[]) => requests.map(({ cql }) => cql.map((text) => text.slice(7)).join(" "));
const timestamps = (requests: readonly Request[]) => requests.map(({ options }) => options["timestamp"]);

test("nothing to write sends nothing", async () => {
  const { db, requests } = scriptedDatabase();
  await write(db, "insert hotel", [undefined, [undefined], []]);
  expect(requests).toEqual([]);
});

test("one statement is executed, several are a logged batch whose last are the sources", async () => {
  const { db, requests } = scriptedDatabase();
  await write(db, "insert hotel", [undefined, a]);
  await write(db, "insert hotel", [a, [b, undefined, c]], { sources: [source] });
  expect(texts(requests)).toEqual(["a", "a b c source"]);
  expect(requests.map(({ options }) => options["logged"])).toEqual([undefined, true]);
});

test("the timestamp is after what was read, and as given when it is given", async () => {
  const { db, requests } = scriptedDatabase();
  const ahead = nextTimestamp() + 5_000_000;
  await write(db, "insert hotel", [a], { after: [null, ahead, undefined, BigInt(ahead - 1)] });
  await write(db, "insert hotel", [a], { after: [ahead * 2], timestamp: 17n });
  expect(timestamps(requests)).toEqual([ahead + 1, 17]);
});

test("a write time hours ahead is refused, and leaves the clock alone", async () => {
  const { db, requests } = scriptedDatabase();
  const before = nextTimestamp();
  const error = await failure(write(db, "update hotel", [a], { after: [before + 5 * 3_600_000_000] }));
  expect(error).toBeInstanceOf(WriteTimeAhead);
  expect(error.message).toMatch(/^update hotel: a value that this replaces was written 5\.0 hours ahead of this clock/);
  expect(error).toMatchObject({ operation: "update hotel", tables: ["hotels"] });
  expect(nextTimestamp() - before).toBeLessThan(60_000_000);
  expect(requests).toEqual([]);
});

test("more than fits in a batch goes as several with one timestamp, and a remove stays with its insert", async () => {
  const { db, requests } = scriptedDatabase();
  const move = (name: string) => [put(`-${name}`, 50), put(`+${name}`, 50)];
  const moves = ["1", "2", "3"].map(move);
  await write(db, "rename guest", moves, { sources: [source], batchBytes: 500 });
  expect(texts(requests)).toEqual(["-1 +1", "-2 +2", "-3 +3 source"]);
  expect(new Set(timestamps(requests)).size).toBe(1);
});

test("more statements than allowed are refused before anything is sent", async () => {
  const { db, requests } = scriptedDatabase(undefined, { defaults: { maxStatements: 2 } });
  const error = await failure(write(db, "rename guest", [a, b], { sources: [source] }));
  expect(error).toBeInstanceOf(FanOutTooLarge);
  expect(error).toMatchObject({ statements: 3, ceiling: 2, operation: "rename guest", tables: ["hotels"] });
  await write(db, "rename guest", [a, b], { sources: [source], maxStatements: 3 });
  expect(requests).toHaveLength(1);
});

test("parallel: the sources when the others are acknowledged, one after the other, and not when one of those failed", async () => {
  let acknowledged = 0;
  const seen: number[] = [];
  const slow = async () => {
    seen.push(acknowledged);
    await new Promise((resolve) => setTimeout(resolve, 5));
    acknowledged++;
  };
  const { db, requests } = scriptedDatabase(slow);
  await write(db, "rename guest", [a, b, c], { sources: [source, put("last")], batch: "parallel" });
  expect(texts(requests)).toEqual(["a", "b", "c", "source", "last"]);
  expect(seen).toEqual([0, 0, 0, 3, 4]);
  expect(new Set(timestamps(requests)).size).toBe(1);

  const failing = scriptedDatabase((_request, index) => (index === 1 ? unavailable : undefined));
  const error = await failure(write(failing.db, "rename guest", [a, b, c], { sources: [source], batch: "parallel" }));
  expect(error).toBeInstanceOf(OutcomeUnknown);
  expect(error).toMatchObject({ isPartlyWritten: true, repetition: "same-timestamp" });
  expect(texts(failing.requests)).toEqual(["a", "b", "c"]);
});

test("a batch whose log timed out is repeated as it was, for as long as said", async () => {
  const events: OperationEvent[] = [];
  const hooks = { onOperation: (event: OperationEvent) => events.push(event) };
  const { db, requests } = scriptedDatabase((_request, index) => (index < 3 ? batchLogTimeout : undefined), { hooks });
  await write(db, "insert hotel", [a, b], { sources: [source] });
  expect(texts(requests)).toEqual(Array.from({ length: 4 }, () => "a b source"));
  expect(new Set(timestamps(requests)).size).toBe(1);
  expect(events).toMatchObject([{ requests: 4, retries: 3, statements: 3 }]);

  const lasting = scriptedDatabase(() => batchLogTimeout);
  const error = await failure(write(lasting.db, "insert hotel", [a, b], { retryForMilliseconds: 300 }));
  expect(error).toBeInstanceOf(OutcomeUnknown);
  expect(error).toMatchObject({ writeType: "BATCH_LOG", isPartlyWritten: false, repetition: "same-timestamp" });
  expect(lasting.requests.length).toBeGreaterThan(2);
  for (const options of [{ retryForMilliseconds: 0 }, { isIdempotent: false }]) {
    const once = scriptedDatabase(() => batchLogTimeout);
    await failure(write(once.db, "insert hotel", [a, b], options));
    expect(once.requests).toHaveLength(1);
  }
});

test("with a list that is written whole, all batches are repeated with a new timestamp, and never one that was given", async () => {
  const { db, requests } = scriptedDatabase((_request, index) => (index === 1 ? batchLogTimeout : undefined));
  await write(db, "insert guest", [withList, a], { sources: [b, source], batchBytes: 250 });
  expect(texts(requests)).toEqual(["list a", "b source", "list a", "b source"]);
  const [first, second, third, fourth] = timestamps(requests) as number[];
  expect([second, fourth]).toEqual([first, third]);
  expect(third).toBeGreaterThan(first!);
  expect(requests[0]?.options["isIdempotent"]).toBe(false);

  const given = scriptedDatabase(() => batchLogTimeout);
  const error = await failure(write(given.db, "insert guest", [withList, a], { timestamp: 17 }));
  expect(error).toMatchObject({ timestamp: 17, repetition: "new-timestamp" });
  expect(given.requests).toHaveLength(1);
});

test("a list that is left alone, deleted or empty is as idempotent as any value", async () => {
  const { db, requests } = scriptedDatabase();
  for (const list of [undefined, null, Buffer.from([0, 0, 0, 0])])
    await write(db, "update guest", [{ ...withList, parameters: [Buffer.from("k"), list] }]);
  expect(requests.map(({ options }) => options["isIdempotent"])).toEqual([true, true, true]);
});

test("an append is never repeated, and the error says so", async () => {
  const { db, requests } = scriptedDatabase(() => batchLogTimeout);
  const error = await failure(write(db, "update guest", [appending, a]));
  expect(error.message).toMatch(
    /^update guest: it is not known whether the write was applied, and it is not safe to repeat/,
  );
  expect(error.repetition).toBe("never");
  expect(requests).toHaveLength(1);
  expect(requests[0]?.options["isIdempotent"]).toBe(false);
});

test("counters are one counter batch, without a timestamp, and never repeated", async () => {
  const timeout = response(0x1100, "Server timeout", "COUNTER");
  const { db, requests } = scriptedDatabase(() => timeout);
  const error = await failure(write(db, "increment views", [counting("day"), counting("hotel")], { batchBytes: 1 }));
  expect(error).toBeInstanceOf(OutcomeUnknown);
  expect(error.message).toMatch(/^increment views: it may have been counted or not, and would count twice/);
  expect(error).toMatchObject({ timestamp: undefined, repetition: "never" });
  expect(texts(requests)).toEqual(["day hotel"]);
  expect(requests[0]?.options).toMatchObject({ counter: true, isIdempotent: false });
  expect(requests[0]?.options).not.toHaveProperty("timestamp");
  expect(requests[0]?.options).not.toHaveProperty("logged");
});

test("a counter batch for which too few replicas are up may have been counted in part", async () => {
  const { db } = scriptedDatabase(() => unavailable);
  expect(await failure(write(db, "increment views", [counting("a"), counting("b")]))).toBeInstanceOf(OutcomeUnknown);
  expect(await failure(write(db, "increment views", [counting("a")]))).toBeInstanceOf(WriteFailed);
  expect(await failure(write(db, "insert hotel", [a, b], { batch: "unlogged" }))).toBeInstanceOf(OutcomeUnknown);
  expect(await failure(write(db, "insert hotel", [a, b]))).toBeInstanceOf(WriteFailed);
});

test("counters are in no write with others, and at no timestamp of ours", async () => {
  const { db, requests } = scriptedDatabase();
  await expect(write(db, "increment views", [counting("a"), a])).rejects.toThrow(InvalidWrite);
  await expect(write(db, "increment views", [counting("a")], { timestamp: 17 })).rejects.toThrow(
    "increment views: a change of counters takes no timestamp",
  );
  expect(requests).toEqual([]);
});

test("a batch that the server finds too large is halved between groups, and refused when it can't be", async () => {
  const tooLarge = response(0x2200, "Batch too large");
  const strict = scriptedDatabase(({ cql }) => (cql.length > 2 ? tooLarge : undefined));
  await write(strict.db, "rename guest", [[a!, b!], c, put("d")], { sources: [source] });
  expect(texts(strict.requests)).toEqual(["a b c d source", "a b c", "a b", "c", "d source"]);
  expect(new Set(timestamps(strict.requests)).size).toBe(1);

  const { db } = scriptedDatabase(() => tooLarge);
  const error = await failure(write(db, "update guest", [[a!, b!]]));
  expect(error).toBeInstanceOf(BatchTooLarge);
  expect(error).toMatchObject({ statements: 2, bytes: 22, operation: "update guest", tables: ["hotels"] });
});

test("what fails after a part was written says that, and keeps the driver's error", async () => {
  const refused = response(0x2200, "table hotels does not exist");
  const { db } = scriptedDatabase((_request, index) => (index === 1 ? refused : undefined));
  const error = await failure(write(db, "rename guest", [a, b], { sources: [source], batchBytes: 100 }));
  expect(error).toBeInstanceOf(OutcomeUnknown);
  expect(error.message).toBe("rename guest: it is written in part: table hotels does not exist");
  expect(error).toMatchObject({ cause: refused, isPartlyWritten: true });
  expect(error.timestamp).toBeTypeOf("number");
});

test("a refusal after a request that may have been applied is no proof that nothing was written", async () => {
  const timedOut = new errors.OperationTimedOutError("The host did not reply");
  const { db } = scriptedDatabase(({ options }) => {
    // As the driver: to the next host, whose error is all that the caller sees.
    const retry = options["retry"] as WriteAttempts;
    expect(retry.onRequestError({ nbRetry: 0 } as never, undefined, timedOut)).toMatchObject({ decision: 1 });
    return unavailable;
  });
  expect(await failure(write(db, "insert hotel", [a]))).toBeInstanceOf(OutcomeUnknown);

  const afterLog = scriptedDatabase((_request, index) => (index === 0 ? batchLogTimeout : unavailable));
  expect(await failure(write(afterLog.db, "insert hotel", [a, b]))).toBeInstanceOf(OutcomeUnknown);
});

test("the driver repeats what is idempotent on the next host, and nothing else", () => {
  const info = (nbRetry: number) => ({ nbRetry }) as never;
  const idempotent = new WriteAttempts(true);
  expect(idempotent.onUnavailable(info(0))).toEqual({ decision: 1, useCurrentHost: false });
  expect(idempotent.onUnavailable(info(1))).toEqual({ decision: 0 });
  expect(idempotent.onWriteTimeout()).toEqual({ decision: 0 });
  expect(idempotent.onRequestError(info(0), undefined, response(0x1002))).toMatchObject({ decision: 1 });
  expect(idempotent.hasOpenAttempt).toBe(false);
  expect(idempotent.onRequestError(info(1), undefined, response(0x1001))).toMatchObject({ decision: 1 });
  expect(idempotent.hasOpenAttempt).toBe(true);

  const once = new WriteAttempts(false);
  expect(once.onUnavailable(info(0))).toEqual({ decision: 0 });
  expect(once.onRequestError(info(0), undefined, response(0x1001))).toEqual({ decision: 0 });
});
