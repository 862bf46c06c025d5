import {
  deleteBooking,
  insertBookingIfNotExists,
  putBooking,
  updateBooking,
  updateBookingIf,
  type Database,
} from "../../generated/booking/index.js";
import {
  OutcomeUnknown,
  RowNotFound,
  UniqueViolation,
  WriteFailed,
  type GuardedOptions,
} from "../../src/runtime/index.ts";
import { runConcurrently } from "../../src/runtime/concurrency.ts";
import { below, pick } from "../random.ts";

export interface Workload {
  readonly operations: number;
  readonly writers: number;
  readonly ids: readonly string[];
  /** How many nights there are to be had, for all of them. */
  readonly nights: number;
  /** Whether bookings are deleted, and made again under the same identity. */
  readonly deletes: boolean;
}

/** What callers were told. */
export interface Told {
  written: number;
  /** Of those, additions to a count that each booking keeps. */
  counted: number;
  /** Additions of which nobody knows. */
  perhapsCounted: number;
  violations: number;
  notThere: number;
  /** Nothing was written, for sure. */
  failed: number;
  unknown: number;
  notSettled: number;
  died: number;
}

export const nothingTold = (): Told => ({
  written: 0,
  counted: 0,
  perhapsCounted: 0,
  violations: 0,
  notThere: 0,
  failed: 0,
  unknown: 0,
  notSettled: 0,
  died: 0,
});

export function addTold(told: Told, other: Told): void {
  for (const key of Object.keys(told) as (keyof Told)[]) told[key] += other[key];
}

export const aNight = (nights: number) => {
  const night = below(nights);
  return { room: `R${night % 2}`, night: `2026-12-${String(1 + (night >> 1)).padStart(2, "0")}` };
};

const guests = ["Ada", "Grace", "Mary", "Joan", "Edith"];

/** A client for one operation, and what is to come of it: a client that dies on the way never settles. */
export type Lifetime = () => { readonly db: Database; readonly died?: Promise<"died"> };

/** Any writes of any of the bookings, so many at a time. */
export async function writeBookings(live: Lifetime, load: Workload, told = nothingTold()): Promise<Told> {
  const { operations, writers } = load;
  await runConcurrently(Array.from({ length: operations }).keys(), writers, async () => {
    const { db, died } = live();
    const operation = chooseOperation(load);
    const ended = attempt(db, operation, told);
    if ((await (died === undefined ? ended : Promise.race([ended, died]))) !== "died") return;
    told.died++;
    if (operation.isCount) told.perhapsCounted++;
  });
  return told;
}

interface Operation {
  readonly isCount: boolean;
  /** Whether it was applied. */
  readonly run: (db: Database, options: GuardedOptions) => Promise<boolean>;
}

function chooseOperation({ ids, nights, deletes }: Workload): Operation {
  const id = pick(ids);
  const dice = below(10);
  if (dice < 3) return { isCount: true, run: (db, options) => countUp(db, id, options) };
  const made = { id, ...aNight(nights), guest: pick(guests), status: "reserved" as const, note: "0" };
  if (deletes && dice === 9) {
    const isDelete = below(2) === 0;
    return {
      isCount: false,
      run: async (db, options) => {
        if (!isDelete) return (await insertBookingIfNotExists(db, made, options)).applied;
        await deleteBooking(db, { id }, options);
        return true;
      },
    };
  }
  const { room, night, guest } = made;
  const changes =
    dice < 5 ? { guest } : dice < 7 ? { room, night } : dice < 9 ? { room, night, guest } : { status: "paid" as const };
  return {
    isCount: false,
    run: async (db, options) => {
      // Where some are deleted, one that is gone is made again.
      if (deletes) await putBooking(db, { ...made, ...changes, note: undefined }, options);
      else await updateBooking(db, { id }, changes, options);
      return true;
    },
  };
}

async function countUp(db: Database, id: string, options: GuardedOptions): Promise<boolean> {
  const plusOne = ({ note }: { readonly note?: string | null | undefined }) => ({ note: String(Number(note) + 1) });
  return (await updateBookingIf(db, { id }, () => true, plusOne, options)).applied;
}

/** As a caller does: what is left open is repeated, a few times. */
async function attempt(db: Database, { isCount, run }: Operation, told: Told): Promise<void> {
  let repeats: OutcomeUnknown | undefined;
  for (let time = 0; ; time++) {
    try {
      if (!(await run(db, { repeats, giveUp: below(2) === 0 ? "fence" : "unknown" }))) told.notThere++;
      else {
        told.written++;
        if (isCount) told.counted++;
      }
      return;
    } catch (error) {
      if (error instanceof OutcomeUnknown && error.open !== undefined) {
        repeats = error;
        if (error.stage === "fan-out") told.notSettled++;
        if (time < 3) continue;
        if (error.stage === "fan-out") told.written++;
        else told.unknown++;
        if (isCount) told[error.stage === "fan-out" ? "counted" : "perhapsCounted"]++;
        return;
      }
      if (repeats !== undefined) {
        // The repetition failed by itself, and says nothing of the first.
        told.unknown++;
        if (isCount) told.perhapsCounted++;
        return;
      }
      if (error instanceof UniqueViolation) told.violations++;
      else if (error instanceof RowNotFound) told.notThere++;
      else if (error instanceof WriteFailed) told.failed++;
      else throw error;
      return;
    }
  }
}
