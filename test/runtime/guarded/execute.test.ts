import { errors, types, type Client } from "cassandra-driver";
import { expect, it } from "vitest";
import {
  bind,
  insertBooking,
  insertBookingIfNotExists,
  settleBooking,
  type Database,
} from "../../../generated/booking/index.js";
import { consistencies, OutcomeUnknown, WriteFailed } from "../../../src/runtime/index.ts";
import { batchLogTimeout, response } from "../scripted-client.ts";

interface Request {
  readonly kind: "read" | "serial read" | "condition" | "batch";
  readonly cql: string;
  readonly parameters: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>>;
}

type Answer = (request: Request, requests: readonly Request[]) => unknown;

/** A client that answers each request as told; with nothing to say it answers like a node whose tables are empty. */
function clientThat(answer: Answer): { readonly db: Database; readonly requests: Request[] } {
  const requests: Request[] = [];
  const take = async (request: Request): Promise<unknown> => {
    requests.push(request);
    const answered = answer(request, requests);
    if (answered instanceof Error) throw answered;
    return answered ?? { rows: request.kind === "condition" ? [{ "[applied]": true }] : [], pageState: null };
  };
  const client = {
    options: {
      encoding: { useUndefinedAsUnset: true },
      queryOptions: { isIdempotent: true, consistency: consistencies.one },
    },
    execute: (cql: string, parameters: unknown[], options: Record<string, unknown>) => {
      const isSerial = options["consistency"] === consistencies.localSerial;
      const kind = cql.startsWith("UPDATE") ? "condition" : isSerial ? "serial read" : "read";
      return take({ kind, cql, parameters, options });
    },
    batch: (items: readonly { readonly query: string }[], options: Record<string, unknown>) =>
      take({ kind: "batch", cql: items.map(({ query }) => query).join("\n"), parameters: [], options }),
  } as unknown as Client;
  return { db: bind(client), requests };
}

const aBooking = {
  id: "5f0c1b9e-3a3c-4f6e-9b1f-0d8f4c7e1a11",
  room: "101",
  night: "2026-12-01",
  guest: "Ada",
  status: "paid",
} as const;
const kinds = (requests: readonly Request[]): string[] => requests.map(({ kind }) => kind);
const isOfBooking = ({ cql }: Request): boolean => cql.includes(".bookings\n");

/** The row that the last condition would have made, by the values that it was sent. */
function rowOf(request: Request | undefined): Record<string, unknown> {
  const [room, night, guest, status] = request?.parameters ?? [];
  const writers = request?.parameters[8] as Buffer;
  const version = request?.parameters[7] as Buffer;
  const uuid = writers.subarray(8, 24);
  return {
    id: types.Uuid.fromString(aBooking.id),
    room: String(room),
    night: types.LocalDate.fromBuffer(night as Buffer),
    guest: String(guest),
    status: String(status),
    note: null,
    guard_version: types.Long.fromBits(version.readInt32BE(4), version.readInt32BE(0)),
    guard_writers: { [new types.Uuid(uuid).toString()]: types.Long.fromNumber(Number(version.readBigInt64BE())) },
    guard_gone: null,
    guard_pending: null,
    guard_claim_room_night: types.Uuid.random(),
    guard_settled: null,
  };
}

const isWrite = (request: Request): boolean =>
  request.kind === "condition" && request.cql.includes("guard_writers = ?");

it("reads, claims, writes on a condition, and then the copies", async () => {
  const { db, requests } = clientThat(() => undefined);
  await insertBooking(db, aBooking);
  expect(kinds(requests)).toEqual(["read", "serial read", "condition", "condition", "batch"]);
});

it("says of every conditional statement how it is executed, whatever the application has told its client", async () => {
  const { db, requests } = clientThat(() => undefined);
  await insertBooking(db, aBooking);
  for (const { options } of requests.filter(({ kind }) => kind === "condition")) {
    expect(options).toMatchObject({
      isIdempotent: false,
      consistency: consistencies.localQuorum,
      serialConsistency: consistencies.localSerial,
    });
    const policy = options["retry"] as { onWriteTimeout(): object; onUnavailable(info: object): object };
    expect(policy.onWriteTimeout()).toMatchObject({ decision: 0 });
    expect(policy.onUnavailable({ nbRetry: 0 })).toMatchObject({ decision: 0 });
  }
  const [batch] = requests.filter(({ kind }) => kind === "batch");
  expect(batch?.options).toMatchObject({ isIdempotent: true, logged: true });
  expect(Number(batch?.options["timestamp"])).toBeGreaterThan(1_700_000_000_000_000);
});

it.each([
  ["a timeout of the condition", response(0x1100, "timeout", "CAS")],
  ["an unknown outcome of protocol version 5", response(0x1700)],
  ["too few replicas, which may be found after they have accepted", response(0x1000)],
  ["a lost connection", Object.assign(new Error("socket closed"), { isSocketError: true })],
  ["a timeout of the client", new errors.OperationTimedOutError("timed out")],
  ["an empty answer, as a policy that ignores errors makes it", { rows: [] }],
])("finds that it has written after %s", async (_, answer) => {
  const { db, requests } = clientThat((request, all) => {
    if (isWrite(request)) return answer;
    const written = all.findLast(isWrite);
    return isOfBooking(request) && written !== undefined && request.kind === "serial read"
      ? { rows: [rowOf(written)] }
      : undefined;
  });
  expect(await insertBookingIfNotExists(db, aBooking)).toEqual({ applied: true, id: aBooking.id });
  expect(requests.filter(isWrite)).toHaveLength(1);
  expect(kinds(requests).at(-1)).toBe("batch");
});

it("tries again with the same writer where it has not written, and the version that it was read at", async () => {
  let failed = 0;
  const { db, requests } = clientThat((request) =>
    isWrite(request) && failed++ === 0 ? response(0x1100, "timeout", "CAS") : undefined,
  );
  expect(await insertBookingIfNotExists(db, aBooking)).toEqual({ applied: true, id: aBooking.id });
  const writers = requests
    .filter(isWrite)
    .map(({ parameters }) => (parameters[8] as Buffer).subarray(8, 24).toString("hex"));
  expect(writers).toHaveLength(2);
  expect(new Set(writers).size).toBe(1);
});

it("says that it does not know when time is up, and repeats the same write when it is told of that", async () => {
  const timeout = response(0x1100, "timeout", "CAS");
  const { db, requests } = clientThat((request) => (isWrite(request) ? timeout : undefined));
  const error = await insertBooking(db, aBooking, { retryForMilliseconds: 20 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OutcomeUnknown);
  expect(error).toMatchObject({ stage: "condition", repetition: "repeats", applied: undefined });

  const written = requests.findLast(isWrite);
  const later = clientThat((request) =>
    isOfBooking(request) && request.kind !== "condition" ? { rows: [rowOf(written)] } : undefined,
  );
  await insertBooking(later.db, aBooking, { repeats: error as OutcomeUnknown });
  expect(later.requests.filter(isWrite)).toHaveLength(0);
});

it("makes sure that nothing is applied any more before it gives up, where that is wanted", async () => {
  const timeout = response(0x1100, "timeout", "CAS");
  const { db, requests } = clientThat((request) =>
    isWrite(request) && request.cql.includes("room = ?") ? timeout : undefined,
  );
  const options = { retryForMilliseconds: 20, giveUp: "fence" } as const;
  await expect(insertBooking(db, aBooking, options)).rejects.toThrow(WriteFailed);
  const fence = requests.at(-1);
  expect(fence?.cql).toContain("guard_gone = true");
});

it("writes the copies without a batch log where that can't be written", async () => {
  const { db, requests } = clientThat(({ options, kind }) =>
    kind === "batch" && options["logged"] === true ? batchLogTimeout : undefined,
  );
  await insertBooking(db, aBooking);
  const batches = requests.filter(({ kind }) => kind === "batch");
  expect(batches.map(({ options }) => options["logged"])).toEqual([true, false]);
  expect(batches[0]?.options["timestamp"]).toBe(batches[1]?.options["timestamp"]);
});

it("says that it is written when only the copies are open", async () => {
  const { db } = clientThat(({ kind }) => (kind === "batch" ? response(0x1100, "timeout", "BATCH") : undefined));
  await expect(insertBooking(db, aBooking)).rejects.toMatchObject({
    name: "OutcomeUnknown",
    stage: "fan-out",
    applied: true,
  });
});

it("asks again when a read at SERIAL times out with what others have under way", async () => {
  let timeouts = 0;
  const { db } = clientThat(({ kind }) =>
    kind === "serial read" && timeouts++ < 3 ? response(0x1100, "timeout", "CAS") : undefined,
  );
  expect(await settleBooking(db, { id: aBooking.id })).toBe(false);
  expect(timeouts).toBe(4);
});

it("refuses a consistency at which nothing is exact", async () => {
  const { db } = clientThat(() => undefined);
  const one = { consistency: consistencies.localOne };
  await expect(insertBooking(db, aBooking, one)).rejects.toThrow("not at ONE");
  await expect(settleBooking(db, aBooking, { readConsistency: consistencies.one })).rejects.toThrow("not at ONE");
});
