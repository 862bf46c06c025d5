import type { Value, WritePlan } from "../../../access/model.ts";
import type { Path } from "../../../conceptual/model.ts";
import { camelCase, pascalCase, snakeCase } from "../../../cql/names.ts";

/** The functions that write an entity, what they take, and what its module needs besides. */
export interface EntityNames {
  readonly insert: string;
  readonly put: string;
  readonly update: string;
  readonly remove: string;
  readonly increment: string;
  readonly decrement: string;
  readonly input: string;
  readonly key: string;
  readonly changes: string;
  readonly values: string;
  /** Of counters. */
  readonly count: string;
  /** Values of which there are copies. */
  readonly copied: string;
  readonly find: string;
  readonly findKeys: string;
  readonly rewrite: string;
  /** Of a guarded entity. */
  readonly insertIfNotExists: string;
  readonly updateIf: string;
  readonly settle: string;
  readonly settleEach: string;
  readonly guarded: string;
  readonly changed: string;
  readonly copies: string;
}

const known = new Map<string, EntityNames>();

export function entityNames({ entity, role }: Pick<WritePlan, "entity" | "role">): EntityNames {
  const key = `${role} ${entity}`;
  const names = known.get(key) ?? makeNames(entity, role);
  known.set(key, names);
  return names;
}

function makeNames(entity: string, role: WritePlan["role"]): EntityNames {
  const name = snakeCase(entity);
  const pascal = pascalCase(name);
  const isRelationship = role === "relationship";
  return {
    insert: camelCase(`${isRelationship ? "connect" : "insert"}_${name}`),
    put: camelCase(`put_${name}`),
    update: camelCase(`update_${name}`),
    remove: camelCase(`${isRelationship ? "disconnect" : "delete"}_${name}`),
    increment: camelCase(`increment_${name}`),
    decrement: camelCase(`decrement_${name}`),
    input: `New${pascal}`,
    key: `${pascal}Key`,
    changes: `${pascal}Changes`,
    values: `${pascal}Values`,
    count: `${pascal}Count`,
    copied: `${pascal}Copied`,
    find: camelCase(`find_${name}`),
    findKeys: camelCase(`find_keys_of_${name}`),
    rewrite: camelCase(`rewrite_${name}`),
    insertIfNotExists: camelCase(`${isRelationship ? "connect" : "insert"}_${name}_if_not_exists`),
    updateIf: camelCase(`update_${name}_if`),
    settle: camelCase(`settle_${name}`),
    settleEach: camelCase(`settle_each_${name}`),
    guarded: camelCase(`guarded_${name}`),
    changed: camelCase(`changed_${name}`),
    copies: camelCase(`copies_of_${name}`),
  };
}

/** Whether there is anything to write of an entity. */
export const isWritten = (plan: WritePlan): boolean => exportedNames(plan).functions.length > 0;

/** What an application imports of an entity's module. */
export function exportedNames(plan: WritePlan): {
  readonly functions: readonly string[];
  readonly types: readonly string[];
} {
  const names = entityNames(plan);
  if (plan.count !== undefined) return { functions: [names.increment, names.decrement], types: [names.count] };
  const { insert, update, remove, guard } = plan;
  return {
    functions: [
      ...(insert === undefined ? [] : [names.insert]),
      ...(guard === undefined ? [] : [names.insertIfNotExists]),
      ...(hasPut(plan) ? [names.put] : []),
      ...(update === undefined ? [] : [names.update]),
      ...(guard === undefined || update === undefined ? [] : [names.updateIf]),
      ...(remove === undefined ? [] : [names.remove]),
      ...(guard === undefined ? [] : [names.settle, names.settleEach]),
    ],
    types: [
      ...(insert === undefined ? [] : [names.input]),
      ...(update === undefined && remove === undefined ? [] : [names.key]),
      ...(update === undefined ? [] : [names.changes]),
      ...(hasValues(plan) ? [names.values] : []),
    ],
  };
}

/**
 * Whether an entity has a put: there is a row that tells that there is one, something that may differ, and the input of an
 * insert has all that it needs.
 */
export function hasPut({ insert, update, state, values, key, guard }: WritePlan): boolean {
  if (guard !== undefined) return update !== undefined;
  if (insert === undefined || update === undefined || state.every(({ owner }) => owner !== undefined)) return false;
  const at = (path: Path): Value | undefined => values.find((value) => value.path.join(".") === path.join("."));
  const isRead = (path: Path): boolean =>
    update.reads.some(({ gains }) => gains.some(({ value }) => value.join(".") === path.join(".")));
  return (
    key.every((path) => ["required", "generated"].includes(at(path)?.presence ?? "")) &&
    update.changes.every(({ borrowed }) => borrowed.every((path) => at(path)?.presence !== "none" || isRead(path)))
  );
}

export const hasValues = ({ insert }: WritePlan): boolean => insert !== undefined;
