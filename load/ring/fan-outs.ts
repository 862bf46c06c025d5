import { setTimeout as sleep } from "node:timers/promises";
import {
  insertReservation,
  updateGuest,
  updateReservation,
  type Database,
  type NewReservation,
} from "../../generated/hotel/index.js";
import { runConcurrently } from "../../src/runtime/concurrency.ts";
import { below, pick } from "../random.ts";
import { aReservation, insertGuests, insertReservations, namesOf, someDate, somewhere } from "../reservations.ts";

/** What the callers know: what was acknowledged last of each entity, and what nobody has told them the end of. */
export interface Known {
  readonly reservations: Map<string, NewReservation>;
  /** By identity, their last names. */
  readonly guests: Map<string, string>;
  /** Inserts that failed, and were left at that. */
  readonly open: Map<string, NewReservation>;
  readonly count: {
    acknowledged: number;
    failedInserts: number;
    repeated: number;
  };
  /** How often each error came. */
  readonly errors: Map<string, number>;
}

/** A caller, with guests of its own: no two callers write the same entity. */
interface Caller {
  readonly guestIds: readonly string[];
  readonly indexes: number[];
}

/** How many writes are under way at most. */
export const callers = 8;
const guestsOfCaller = 5;
const rowsAtFirst = 200;

/** 50 % inserts, 40 % moves, 10 % renames of a guest with all reservations. Says after each how many are done. */
export async function fanOut(db: Database, operations: number, onDone: (done: number) => void): Promise<Known> {
  const names = namesOf(callers * guestsOfCaller, "G");
  const guestIds = await insertGuests(db, names);
  const rows = await insertReservations(db, guestIds, rowsAtFirst);
  const known: Known = {
    reservations: new Map(rows.map((row) => [row.confirmNumber, row])),
    guests: new Map(guestIds.map((guestId, i) => [guestId, names[i]!])),
    open: new Map(),
    count: { acknowledged: 0, failedInserts: 0, repeated: 0 },
    errors: new Map(),
  };
  const ofCaller = (number: number): Caller => ({
    guestIds: guestIds.filter((_, i) => i % callers === number),
    indexes: [...rows.keys()].filter((i) => i % callers === number),
  });
  let begun = 0;
  let done = 0;
  await runConcurrently(Array.from({ length: callers }).keys(), callers, async (number) => {
    const caller = ofCaller(number);
    while (begun < operations) {
      await writeOne(db, known, caller, begun++);
      onDone(++done);
    }
  });
  return known;
}

async function writeOne(db: Database, known: Known, caller: Caller, number: number): Promise<void> {
  const kind = number % 10;
  if (kind < 5) return insertOne(db, known, caller, number);
  if (kind === 9) {
    const guestId = pick(caller.guestIds);
    const lastName = `${guestId.slice(0, 4)}-${number}`;
    await untilAcknowledged(known, () => updateGuest(db, { guestId }, { lastName }));
    known.guests.set(guestId, lastName);
    return;
  }
  const index = pick(caller.indexes);
  const row = known.reservations.get(`R${index}`)!;
  const changes = { ...somewhere(index), endDate: someDate(12) };
  await untilAcknowledged(known, () => updateReservation(db, row, changes));
  known.reservations.set(row.confirmNumber, { ...row, ...changes });
}

/** Left alone when it fails. Every other one isn't repeated by perquery either: what then becomes of it is to be seen. */
async function insertOne(db: Database, known: Known, caller: Caller, number: number): Promise<void> {
  const index = rowsAtFirst + number;
  const row = aReservation(index, pick(caller.guestIds));
  try {
    await insertReservation(db, row, below(2) === 0 ? { retryForMilliseconds: 0 } : {});
    known.reservations.set(row.confirmNumber, row);
    caller.indexes.push(index);
    known.count.acknowledged++;
  } catch (error) {
    noteError(known, error);
    known.open.set(row.confirmNumber, row);
    known.count.failedInserts++;
  }
}

/** As a caller does who wants it done: again, until it is. */
async function untilAcknowledged(known: Known, write: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    try {
      await write();
      known.count.acknowledged++;
      return;
    } catch (error) {
      noteError(known, error);
      known.count.repeated++;
      await sleep(500);
    }
  }
  throw new Error("no update comes through any more");
}

function noteError({ errors }: Known, error: unknown): void {
  const { name, cause } = error as Error & { readonly cause?: Error & { readonly writeType?: string } };
  const text = [name, cause?.name, cause?.writeType].filter((part) => part !== undefined).join(", ");
  errors.set(text, (errors.get(text) ?? 0) + 1);
}
