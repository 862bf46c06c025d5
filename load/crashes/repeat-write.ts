import { updateGuest, updateReservation, type Database } from "../../generated/hotel/index.js";
import type { WriteOptions } from "../../src/runtime/index.ts";
import type { Wanted } from "./journal.ts";

export type Batch = NonNullable<WriteOptions["batch"]>;

/** The call that does it, at first and when it isn't known what became of it. */
export const repeatWrite = (db: Database, wanted: Wanted, batch: Batch): Promise<void> =>
  "guestId" in wanted
    ? updateGuest(db, wanted, wanted.changes, { batch })
    : updateReservation(db, wanted, wanted.changes, { batch });
