import { appendFileSync, readFileSync } from "node:fs";
import type { GuestChanges, ReservationChanges } from "../../generated/hotel/index.js";

/** A write, as a caller knows it who has yet to see it done. */
export type Wanted =
  | { readonly confirmNumber: string; readonly changes: ReservationChanges }
  | { readonly guestId: string; readonly changes: GuestChanges };

type Entry = { readonly writer: number; readonly begun: Wanted } | { readonly writer: number; readonly ended: true };

/** Says what is begun and what is acknowledged, so that no kill can take it back: each line is with the system before it goes on. */
export function openJournal(file: string) {
  const append = (entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
  return {
    begin: (writer: number, begun: Wanted) => append({ writer, begun }),
    end: (writer: number) => append({ writer, ended: true }),
  };
}

export interface Journal {
  readonly acknowledged: readonly Wanted[];
  /** Begun, and not acknowledged. */
  readonly inFlight: readonly Wanted[];
}

export function readJournal(file: string): Journal {
  const acknowledged: Wanted[] = [];
  const inFlight = new Map<number, Wanted>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    // The last line may have been cut.
    if (!line.endsWith("}")) continue;
    const entry = JSON.parse(line) as Entry;
    if ("begun" in entry) inFlight.set(entry.writer, entry.begun);
    else {
      const done = inFlight.get(entry.writer);
      if (done !== undefined) acknowledged.push(done);
      inFlight.delete(entry.writer);
    }
  }
  return { acknowledged, inFlight: [...inFlight.values()] };
}
