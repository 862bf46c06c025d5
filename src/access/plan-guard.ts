import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { entityAt, includesPath, printPath, resolveValue, samePath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { columnName } from "../logical/column-names.ts";
import type { Table } from "../physical/model.ts";
import { mayChange, type Copy } from "./plan-copies.ts";
import type { CollectedSet } from "./sets.ts";
import { fieldsOf, keyOf, pathsOf, valuePath } from "./tables.ts";
import type { GuardPlan, HomePlan } from "./write-model.ts";

/** An identity table with the values that it keeps for the entity's other tables. */
export const withGuardValues = (table: Table): Table =>
  table.guard === undefined ? table : { ...table, columns: [...table.columns, ...table.guard.values] };

/** What the writes of a guarded entity go through; undefined for another. */
export function planGuard(
  conceptual: ConceptualModel,
  entity: Entity,
  homes: readonly Table[],
  plans: readonly HomePlan[],
): GuardPlan | undefined {
  const table = homes.find(({ guard }) => guard !== undefined);
  const isIdentity = (plan: HomePlan): boolean => plan.keyspace === table?.keyspace && plan.table === table.name;
  const identity = plans.find(isIdentity);
  if (table?.guard === undefined || identity === undefined) return undefined;
  const uniques = entity.candidateKeys.filter(({ origin }) => origin === "unique");
  return {
    identity,
    copies: plans.filter((plan) => !isIdentity(plan)),
    uniques: table.guard.claims.map(({ parts, column, table: claims }, i) => ({
      keyspace: table.keyspace,
      table: claims,
      parts,
      column,
      key: (uniques[i]?.paths ?? []).map((path) => ({
        column: columnName(conceptual, entity.name, path),
        value: valuePath(conceptual, entity.name, path),
        fields: fieldsOf(conceptual, entity.name, path),
      })),
    })),
  };
}

interface Written {
  readonly homes: readonly Table[];
  readonly copies: readonly Copy[];
  readonly sets: readonly CollectedSet[];
  readonly borrowed: readonly Path[];
  /** Of those, the ones that stay as they were written. */
  readonly asWritten: readonly Path[];
}

/** Refuses what would be written beside the condition, or under more than one: neither is exact. */
export function validateGuarded(
  conceptual: ConceptualModel,
  entity: Entity,
  { homes, copies, sets, borrowed, asWritten }: Written,
  report: (found: Diagnostic) => void,
): void {
  const { name } = entity;
  const owned = entity.candidateKeys.filter(({ origin }) => origin !== "keys").map(({ paths }) => paths);
  for (const table of homes) {
    const inKey = pathsOf(keyOf(table));
    if (!owned.some((key) => key.every((path) => includesPath(inKey, path))))
      report(
        diagnostic("PQ6010", { entity: name, table: table.name, vouched: vouchedFor(entity, inKey) }, table.location),
      );
    const collected = table.columns.find(({ source }) => source.kind === "collected");
    if (collected !== undefined)
      report(diagnostic("PQ6013", { entity: name, table: table.name, column: collected.name }, table.location));
  }
  for (const { table, column } of sets)
    report(diagnostic("PQ6013", { entity: name, table: table.name, column }, table.location));
  for (const path of borrowed) {
    if (includesPath(asWritten, path) || !changesElsewhere(conceptual, name, path)) continue;
    const holds = ({ columns }: Table): boolean =>
      columns.some(
        ({ source }) => source.kind === "attribute" && samePath(valuePath(conceptual, name, source.path), path),
      );
    const table = homes.find((home) => home.guard === undefined && holds(home)) ?? homes.find(holds);
    const parameters = { entity: name, path: printPath(name, path), table: table?.name ?? "" };
    report(diagnostic("PQ6011", parameters, table?.location ?? entity.location));
  }
  for (const { table, via, columns } of copies) {
    const [column] = columns;
    const path = column?.source.kind === "attribute" ? column.source.path : via;
    const parameters = { entity: name, table: table.name, path: printPath(table.grain, path) };
    report(diagnostic("PQ6012", parameters, table.location));
  }
}

/** The candidate key that the application vouches for, and that a table is keyed by. */
const vouchedFor = ({ candidateKeys }: Entity, inKey: readonly Path[]): readonly string[] | undefined =>
  candidateKeys.find(({ origin, paths }) => origin === "keys" && paths.every((path) => includesPath(inKey, path)))
    ?.parts;

/** Whether a write of another entity may change what is borrowed. */
function changesElsewhere(conceptual: ConceptualModel, root: string, path: Path): boolean {
  const { refs } = resolveValue(conceptual, root, path);
  return refs.some((_, i) => mayChange(entityAt(conceptual, root, refs.slice(0, i + 1)), path.slice(i + 1)));
}
