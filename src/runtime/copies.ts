import type { Database } from "./database.ts";
import { afterWrite } from "./one-write.ts";
import type { WriteOptions } from "./options.ts";
import { presentGroups, type Statement, type StatementGroup } from "./statement.ts";
import type { Stored } from "./stored.ts";
import { write } from "./write.ts";
import { InvalidWrite } from "./write-errors.ts";

/** Rows that hold copies of what is being written, and the write times of those that were read to find them. */
export class Copies {
  readonly groups: StatementGroup[] = [];
  /** Those by which a retry finds the others. */
  readonly sources: StatementGroup[] = [];
  readonly writeTimes: number[] = [];

  /** Statements on one row. */
  add(group: StatementGroup): void {
    this.groups.push(group);
  }

  /** Statements on a row by which others are found: they are written last. */
  addSource(group: StatementGroup): void {
    this.sources.unshift(group);
  }

  /** Takes note of a row that was read, and returns it. */
  saw<TStored extends Pick<Stored<unknown>, "writeTime">>(stored: TStored): TStored {
    this.writeTimes.push(stored.writeTime);
    return stored;
  }
}

/** How often it is looked again before rows are taken to come faster than they can be followed. */
const mostLooks = 8;

/**
 * Looks again for copies, now that all that were found are written, until no new ones come: one may have been inserted in
 * the meantime, with the value of before. Inside `inOneWrite` it happens when the whole has been sent.
 *
 * @param written the copies that the write found
 * @param find the same search
 */
export function lookAgain<TKeyspaces extends string>(
  db: Database<TKeyspaces>,
  operation: string,
  written: Copies,
  find: (db: Database<TKeyspaces>) => Promise<Copies>,
  options: WriteOptions,
): Promise<void> {
  return afterWrite(db, async (outer) => {
    const done = new Set(presentGroups([...written.groups, ...written.sources]).map(printGroup));
    for (let looks = 0; looks < mostLooks; looks++) {
      const { groups, sources, writeTimes } = await find(outer);
      // A row that is found under its old key again has been inserted there again.
      const fresh = presentGroups([...groups, ...sources]).filter(
        (group) => isMove(group) || !done.has(printGroup(group)),
      );
      if (fresh.length === 0) return;
      for (const group of fresh) done.add(printGroup(group));
      await write(outer, operation, fresh, { ...options, timestamp: undefined, after: writeTimes });
    }
    const tables = presentGroups(written.groups).flatMap((group) => group.map(({ table }) => table));
    throw new InvalidWrite(`rows with the old values have kept coming; repeat it`, {
      operation,
      tables: [...new Set(tables)],
    });
  });
}

const isMove = (group: readonly Statement[]): boolean => group.some(({ cql }) => cql.startsWith("DELETE"));

const printGroup = (group: readonly Statement[]): string =>
  group
    .map(({ cql, parameters }) =>
      [cql, ...parameters.map((part) => part?.toString("base64") ?? String(part))].join(" "),
    )
    .join(";");
