import { Composition } from "./composition.ts";
import type { Database } from "./database.ts";
import type { WriteOptions } from "./options.ts";
import { sendWrite } from "./send-write.ts";
import type { Parameter } from "./column.ts";
import { statementsIn, type Statement } from "./statement.ts";
import { InvalidWrite } from "./write-errors.ts";

/**
 * Writes what several accessors write as one write: in one batch and at one timestamp, above every write time that any of
 * them has read. It is sent when `work` is done, and not at all when `work` throws.
 *
 * ```ts
 * await inOneWrite(db, async (db) => {
 *   await insertOrder(db, order);
 *   for (const line of lines) await insertOrderLine(db, line);
 * });
 * ```
 *
 * Reads go to the cluster, which has nothing of this write yet: what one operation borrows from a row that another one
 * inserts has to be given. Two operations that would change the same row in ways that don't go together are refused: at
 * one timestamp there is no order, and a deletion wins over an insert. Inside another `inOneWrite` it is a part of that.
 *
 * @throws InvalidWrite for operations that don't go together; and what a write throws
 */
export async function inOneWrite<TKeyspaces extends string, TResult>(
  db: Database<TKeyspaces>,
  work: (db: Database<TKeyspaces>) => Promise<TResult>,
  options: WriteOptions = {},
): Promise<TResult> {
  if (db.composition !== undefined) {
    if (Object.values(options).some((value) => value !== undefined))
      throw new InvalidWrite("it is a part of another one, whose options count", { operation: "inOneWrite" });
    return work(db);
  }
  const composition = new Composition();
  const result = await work({ ...db, composition });
  await sendWrite(db, composition.close(), options);
  await composition.runAfterwards(db);
  return result;
}

/**
 * What accessors would write, in order, without writing it. Their reads are made.
 *
 * Without a timestamp: whoever executes them gives one, above what was read. Values borrowed through a ref are not compared
 * with their owner's afterwards.
 */
export async function statementsOf<TKeyspaces extends string>(
  db: Database<TKeyspaces>,
  work: (db: Database<TKeyspaces>) => Promise<unknown>,
): Promise<readonly Statement[]> {
  const composition = new Composition();
  await work({ ...db, composition });
  const { groups, sources } = composition.close();
  return statementsIn(groups, sources);
}

/** A statement of the application's own. */
export interface OwnStatement {
  /** With its keyspace, and a `?` for each parameter. */
  readonly cql: string;
  /** As the driver takes them. */
  readonly parameters: readonly unknown[];
  /** In errors and events. */
  readonly table?: string | undefined;
  /** Whether it may be repeated at the same timestamp. Default: it may not, and with it the whole write. */
  readonly isIdempotent?: boolean | undefined;
}

/**
 * Adds a statement of the application's own to the write that is being composed. It isn't looked into: whether it goes
 * together with the others is the application's to know.
 */
export function addStatement(db: Database, statement: OwnStatement): void {
  const { cql, parameters, table = "", isIdempotent = false } = statement;
  const operation = "statement";
  if (db.composition === undefined)
    throw new InvalidWrite("outside of inOneWrite there is nothing to add it to", { operation });
  const own = { cql, parameters: parameters as readonly Parameter[], table };
  db.composition.add({
    operation,
    groups: [[isIdempotent ? own : { ...own, isIdempotent: false as const }]],
    sources: [],
    after: [],
  });
}

/** Does something after what has been written so far: at once, or inside `inOneWrite` when that has been sent. */
export async function afterWrite<TKeyspaces extends string>(
  db: Database<TKeyspaces>,
  work: (db: Database<TKeyspaces>) => Promise<void>,
): Promise<void> {
  if (db.composition === undefined) await work(db);
  else db.composition.afterwards(work as (db: Database) => Promise<void>);
}
