import type { Database } from "./database.ts";
import type { WriteOptions } from "./options.ts";
import type { PlannedWrite } from "./send-write.ts";
import type { Statement } from "./statement.ts";
import { withoutConflicts } from "./conflicts.ts";
import { InvalidWrite } from "./write-errors.ts";

/** A read of one row by its primary key. */
interface RowOfRead {
  readonly query: string;
  readonly keyspace: string;
  readonly table: string;
  readonly parameters: readonly unknown[];
}

/** Whether a statement changes the row, by more than elements of a set. */
function isOn({ keyspace, table, key, parameters, elements }: Statement, read: RowOfRead, keyOfRead: string): boolean {
  if (key === undefined || elements !== undefined || table !== read.table || keyspace !== read.keyspace) return false;
  return (
    parameters
      .slice(...key)
      .map((part) => part?.toString("base64"))
      .join(" ") === keyOfRead
  );
}

/** Operations that are to be written as one, as they come. */
export class Composition {
  readonly #operations: PlannedWrite[] = [];
  readonly #afterwards: ((db: Database) => Promise<void>)[] = [];
  #isClosed = false;

  /** @throws InvalidWrite for what only the whole write can have */
  add(operation: PlannedWrite, options: WriteOptions = {}): void {
    const context = { operation: operation.operation };
    if (this.#isClosed) {
      throw new InvalidWrite("the write that it was to be part of has been sent; await it inside inOneWrite", context);
    }
    const name = options.timestamp !== undefined ? "timestamp" : options.batch !== undefined ? "batch" : undefined;
    if (name !== undefined) {
      throw new InvalidWrite(`it is part of one write, which has one ${name}; give that to inOneWrite`, context);
    }
    this.#operations.push(operation);
  }

  /** @throws InvalidWrite when an operation before has changed the row that is to be read: the cluster has it as it was */
  refuseStale(read: RowOfRead): void {
    const key = read.parameters.map((part) => Buffer.from(part as Uint8Array).toString("base64")).join(" ");
    const earlier = this.#operations.find(({ groups, sources }) =>
      [...groups, ...sources].some((group) => group.some((statement) => isOn(statement, read, key))),
    );
    if (earlier === undefined) return;
    throw new InvalidWrite(
      `it reads a row of ${read.table} that "${earlier.operation}" changes in the same write; do it in two writes`,
      { operation: read.query, tables: [read.table] },
    );
  }

  /** Work for after the write: what was written is compared with what it stands on. */
  afterwards(work: (db: Database) => Promise<void>): void {
    this.#afterwards.push(work);
  }

  /** All operations as one write, and nothing can be added any more. */
  close(): PlannedWrite {
    this.#isClosed = true;
    const operations = withoutConflicts(this.#operations);
    return {
      operation: [...new Set(operations.map(({ operation }) => operation))].join(", "),
      groups: operations.flatMap(({ groups }) => groups),
      sources: operations.flatMap(({ sources }) => sources),
      after: operations.flatMap(({ after }) => after),
    };
  }

  async runAfterwards(db: Database): Promise<void> {
    for (const work of this.#afterwards) await work(db);
  }
}
