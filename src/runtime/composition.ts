import type { Database } from "./database.ts";
import type { WriteOptions } from "./options.ts";
import type { PlannedWrite } from "./send-write.ts";
import { withoutConflicts } from "./conflicts.ts";
import { InvalidWrite } from "./write-errors.ts";

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
