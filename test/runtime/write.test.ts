import { Client, errors } from "cassandra-driver";
import { expect, test } from "vitest";
import { bind, type Statement, type WriteOptions } from "../../src/runtime/index.ts";
import { isBatchTooLarge, surelyNotApplied } from "../../src/runtime/outcome.ts";
import { WriteAttempts } from "../../src/runtime/retry-policy.ts";
import { writeExecution } from "../../src/runtime/write-execution.ts";

const client = new Client({
  contactPoints: ["127.0.0.1"],
  localDataCenter: "datacenter1",
  queryOptions: { isIdempotent: true, consistency: 1 },
});
const db = bind(client, {}, { keyspaces: ["hotel"] });

const one: Statement = { cql: "INSERT …", parameters: [], table: "hotels" };
const attempts = new WriteAttempts(true);
const execution = (statements: readonly Statement[], options: WriteOptions = {}) =>
  writeExecution(db, statements, 1_796_083_200_000_000, options, attempts);

test("one statement says everything and leaves nothing to the client's defaults", () => {
  expect(execution([one])).toEqual({
    prepare: true,
    consistency: 6,
    timestamp: 1_796_083_200_000_000,
    isIdempotent: true,
    retry: attempts,
  });
});

test("several statements are a logged batch unless said", () => {
  expect(execution([one, one]).logged).toBe(true);
  expect(execution([one, one], { batch: "unlogged" }).logged).toBe(false);
});

const response = (code: number, message = "") => new errors.ResponseError(code, message);
const socketError = (requestNotWritten?: boolean) =>
  Object.assign(new errors.DriverInternalError("Socket was closed"), { isSocketError: true, requestNotWritten });
const noHost = (...inner: readonly unknown[]) =>
  new errors.NoHostAvailableError(Object.fromEntries(inner.map((error, index) => [`127.0.0.${index}`, error])));
const timeout = new errors.OperationTimedOutError("The host did not reply");
const busy = new errors.BusyConnectionError("127.0.0.1", 2048, 1);

test("timeouts, failures, overload and lost connections leave a write open", () => {
  const unknown = [
    ...[0x0000, 0x1001, 0x1003, 0x1100, 0x1500, 0x1700, 0x8000].map((code) => response(code)),
    timeout,
    socketError(),
    socketError(false),
    noHost(timeout),
    noHost("Host considered as DOWN", socketError()),
    noHost(response(0x1001)),
    noHost(null),
    new errors.DriverInternalError(""),
    new TypeError("of a bug"),
    undefined,
  ];
  for (const error of unknown) expect(surelyNotApplied(error)).toBe(false);
});

test("a refusal, and what was never sent, is surely not applied", () => {
  const refused = [
    ...[0x000a, 0x0100, 0x1000, 0x1002, 0x1400, 0x2000, 0x2100, 0x2200, 0x2300].map((code) => response(code)),
    socketError(true),
    busy,
    new errors.ArgumentError(""),
    new Error("No connection available"),
    noHost(),
    noHost("Host considered as DOWN", busy, socketError(true), response(0x1000)),
  ];
  for (const error of refused) expect(surelyNotApplied(error)).toBe(true);
});

test("a batch over the server's limit is told from other refusals", () => {
  expect(isBatchTooLarge(response(0x2200, "Batch too large"))).toBe(true);
  expect(isBatchTooLarge(response(0x2200, "Undefined column name x"))).toBe(false);
  expect(isBatchTooLarge(undefined)).toBe(false);
});
