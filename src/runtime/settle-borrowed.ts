import type { Parameter } from "./column.ts";
import type { Database } from "./database.ts";
import { afterWrite } from "./one-write.ts";
import type { Stored } from "./stored.ts";
import { BorrowedValueUnsettled } from "./write-errors.ts";

/** What a write has borrowed from one owner, and how to compare it with the owner's. */
export interface BorrowedValues<TBorrowed, TKeyspaces extends string = string> {
  /** `"insert reservation"` */
  readonly operation: string;
  readonly entity: string;
  readonly owner: string;
  /** The owner's identity. */
  readonly key: Readonly<Record<string, unknown>>;
  /** The tables that hold what was borrowed. */
  readonly tables: readonly string[];
  /** As it was written. */
  readonly written: TBorrowed;
  /** The owner as it is now, by `readStored`; undefined where there is none. */
  readonly read: (db: Database<TKeyspaces>) => Promise<Stored<TBorrowed> | undefined>;
  /** The values' bytes: they are compared, not the values. */
  readonly encode: (borrowed: TBorrowed) => readonly Parameter[];
  /**
   * Files what was written under the first value under the second. Its timestamp is to be after the owner's write time:
   * a rename that passed there has left its tombstones at that time.
   */
  readonly correct: (db: Database<TKeyspaces>, from: TBorrowed, to: Stored<TBorrowed>) => Promise<unknown>;
}

/** How often a value is corrected before the owner is taken to change faster than can be followed. */
const mostCorrections = 8;

/**
 * Compares what was borrowed with the owner's values, now that it is written, and files it again until they agree: the
 * owner may have changed between the read and the write, or the caller have given something else. Where the owner changes
 * after this has read it, the owner's own change finds the row. Without an owner the written value stays.
 *
 * Inside `inOneWrite` it happens when the whole has been sent.
 * @throws BorrowedValueUnsettled
 */
export function settleBorrowed<TBorrowed, TKeyspaces extends string>(
  db: Database<TKeyspaces>,
  values: BorrowedValues<TBorrowed, TKeyspaces>,
): Promise<void> {
  return afterWrite(db, async (outer) => {
    let { written } = values;
    for (let corrections = 0; ; corrections++) {
      const owned = await values.read(outer);
      if (owned === undefined || isSame(values.encode(written), values.encode(owned.row))) return;
      if (corrections === mostCorrections) break;
      await values.correct(outer, written, owned);
      written = owned.row;
    }
    const { operation, tables, entity, owner, key } = values;
    throw new BorrowedValueUnsettled({ entity, owner, key, attempts: mostCorrections + 1 }, { operation, tables });
  });
}

const isSame = (one: readonly Parameter[], other: readonly Parameter[]): boolean =>
  one.every((bytes, index) => {
    const another = other[index];
    return (bytes ?? null) === (another ?? null) || (bytes != null && another != null && bytes.equals(another));
  });
