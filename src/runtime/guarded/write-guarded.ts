import { nextTimestampAfter } from "../clock.ts";
import type { Database } from "../database.ts";
import { generateUuid } from "../generate.ts";
import type { GuardedOptions } from "../options.ts";
import { OutcomeUnknown, WriteFailed } from "../write-errors.ts";
import { changeRow, type Change, type Changed } from "./change-row.ts";
import type { GuardedEntity } from "./entity.ts";
import { Executor, shapeOf, type Execution } from "./execute.ts";
import { UniqueViolation } from "./guarded-errors.ts";
import { printKey } from "./keys.ts";
import type { Decision, Environment } from "./model.ts";
import { runSteps } from "./run-steps.ts";

/** What a call makes of an instance that is there, or of none. */
export type Decide<TValues> = (values: TValues | undefined) => Decision<TValues> | Promise<Decision<TValues>>;

/** Whether it was applied; and how the instance is that was written, or that was there instead. */
export interface Outcome<TValues> {
  readonly applied: boolean;
  readonly values: TValues | undefined;
}

export const environment: Environment = { newId: generateUuid, versionAfter: nextTimestampAfter };

export const executionOf = ({
  retryForMilliseconds = 10_000,
  consistency,
  executionProfile,
  readConsistency,
  batch,
}: GuardedOptions): Execution => ({
  consistency,
  executionProfile,
  readConsistency,
  batch,
  deadline: performance.now() + retryForMilliseconds,
});

/**
 * One guarded write of one instance, which is applied once or not at all, whatever others do and whatever is lost on the way.
 *
 * @param operation in errors and events: `"update reservation"`
 * @throws UniqueViolation; WriteFailed when nothing is written, or will be; OutcomeUnknown
 */
export async function writeGuarded<TValues, TKey>(
  db: Database,
  operation: string,
  entity: GuardedEntity<TValues, TKey>,
  key: TKey,
  decide: Decide<TValues>,
  options: GuardedOptions = {},
): Promise<Outcome<TValues>> {
  const id = printKey(entity.keyOf(key));
  const { repeats, giveUp = "unknown" } = options;
  const executor = new Executor(db, entity, operation, executionOf(options), decide);
  const change: Change = { id, writer: repeats?.open?.writer ?? generateUuid(), repeats: repeats?.open, giveUp };
  const changed = await runSteps(changeRow(shapeOf(entity), change, environment), executor.execute);
  return outcomeOf(changed, change, entity, operation, executor.holders);
}

function outcomeOf<TValues>(
  changed: Changed<TValues>,
  { writer }: Change,
  { entity, identity, copies, uniques }: GuardedEntity<TValues, never>,
  operation: string,
  holders: ReadonlyMap<string, object>,
): Outcome<TValues> {
  const context = { operation, tables: [identity.table, ...copies.map(({ table }) => table)] };
  switch (changed.kind) {
    case "written":
      return { applied: true, values: changed.row.values };
    case "left":
      return { applied: false, values: changed.values };
    case "held": {
      const unique = uniques[changed.unique]?.parts ?? [];
      const holder = { ...holders.get(changed.holder) };
      throw new UniqueViolation({ entity, unique, holder }, context);
    }
    case "not-written":
      throw new WriteFailed(context, changed.cause);
    case "unknown":
      throw new OutcomeUnknown(
        { stage: "condition", timestamp: changed.open.first, repetition: "repeats", open: changed.open },
        context,
        changed.cause ?? new Error("more has been written since than the row remembers"),
      );
    case "not-settled": {
      const open = { writer, first: changed.row.version, expected: [] };
      const timestamp = changed.row.version;
      throw new OutcomeUnknown(
        { stage: "fan-out", timestamp, repetition: "repeats", applied: true, open },
        context,
        changed.cause,
      );
    }
    default:
      throw new Error(`unknown outcome ${JSON.stringify(changed satisfies never)}`);
  }
}
