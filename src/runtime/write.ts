import type { WriteTime } from "./clock.ts";
import type { Composition } from "./composition.ts";
import type { Database } from "./database.ts";
import type { WriteOptions } from "./options.ts";
import { sendWrite, type PlannedWrite } from "./send-write.ts";
import { presentGroups, type StatementGroup } from "./statement.ts";

/** What generated code adds to the options of a call. */
export interface WriteContents {
  /** Write times of what was read before: the timestamp is above each of them. */
  readonly after?: readonly (WriteTime | undefined)[] | undefined;
  /** What a retry of the operation starts from, written last and in this order: the row that is read by identity. */
  readonly sources?: readonly StatementGroup[] | undefined;
}

const nothing: readonly never[] = [];

/**
 * Writes the statements of one operation with one timestamp: one by itself, several as one logged batch of prepared
 * statements, and more than fit in one as several, cut between groups.
 *
 * What is idempotent at one timestamp is repeated with that timestamp, by the driver and while the batch log can't be
 * written; with a list that is written whole only the latter, and with a new timestamp; a counter or an append never.
 *
 * @param operation in errors and events: `"insert reservation"`
 * @param groups copies and homes
 * @throws OutcomeUnknown when it may have been applied, in whole or in part; any other error when nothing was written
 */
export function write(
  db: Database,
  operation: string,
  groups: readonly StatementGroup[],
  options: WriteOptions & WriteContents = {},
): Promise<void> {
  const { sources = nothing, after = nothing } = options;
  const planned = { operation, groups: presentGroups(groups), sources: presentGroups(sources), after };
  return db.composition === undefined ? sendWrite(db, planned, options) : compose(db.composition, planned, options);
}

async function compose(composition: Composition, planned: PlannedWrite, options: WriteOptions): Promise<void> {
  composition.add(planned, options);
}
