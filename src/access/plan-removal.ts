import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { identityOf } from "../conceptual/paths.ts";
import type { Column, Table } from "../physical/model.ts";
import { knownOf } from "./plan-copies.ts";
import { keyAtoms, reach, sourceFor, type Known, type Source } from "./reach.ts";
import type { CollectedSet } from "./sets.ts";
import { keyInputsOf, keyOf } from "./tables.ts";
import type { CascadePlan, KeySource, RowRead } from "./write-model.ts";

/** The rows of a relationship that a removed entity leaves behind, through one of its refs; undefined where no reads find them. */
export function planCascade(
  conceptual: ConceptualModel,
  entity: Entity,
  relationship: Entity,
  ref: string,
  homes: readonly Table[],
  sets: readonly CollectedSet[],
  state: readonly Path[],
  sources: readonly Source[],
): CascadePlan | undefined {
  const via: Path = [ref];
  const start = knownOf(conceptual, entity.name, via, state);
  const identity = identityOf(entity).map((path) => [...via, ...path]);
  // A set in a row of the removed entity goes with the row.
  const others = sets.filter(({ collected }) => collected.near.join(".") !== ref);
  const paths = [
    ...homes.flatMap((table) => keyAtoms(table, keyOf(table))),
    ...others.flatMap(({ table, collected }) => [...keyAtoms(table, keyOf(table), collected.near), collected.far]),
  ];
  const optional = homes.map((table) =>
    keyAtoms(
      table,
      keyInputsOf(table).filter((column) => column.optional),
    ),
  );
  const inAll = (optional[0] ?? []).filter((path) =>
    optional.every((one) => one.some((other) => other.join() === path.join())),
  );
  const telling = [...identity, ...identityOf(relationship)];
  const goal = { paths, mustExist: true, telling, present: [...inAll, ...identity] };
  const reached = reach(conceptual, relationship.name, start, goal, sources);
  if (reached === undefined) return undefined;
  const keySources = (table: Table, near: Path): readonly KeySource[] =>
    keyInputsOf(table).flatMap((column) =>
      sourceOfColumn(conceptual, relationship.name, table, column, near, reached.known),
    );
  return {
    relationship: relationship.name,
    via,
    reads: reached.reads,
    rows: inOrder(homes, reached.reads).map((table) => ({
      keyspace: table.keyspace,
      table: table.name,
      key: keySources(table, []),
    })),
    sets: others.map(({ table, column, collected }) => {
      const element = sourceFor(conceptual, relationship.name, reached.known, collected.far);
      if (element === undefined) throw new Error(`"${collected.far.join(".")}" is not reached`);
      return { keyspace: table.keyspace, table: table.name, column, key: keySources(table, collected.near), element };
    }),
  };
}

function sourceOfColumn(
  conceptual: ConceptualModel,
  grain: string,
  table: Table,
  column: Column,
  near: Path,
  known: ReadonlyMap<string, Known>,
): readonly KeySource[] {
  const [path = []] = keyAtoms(table, [column], near);
  const from = sourceFor(conceptual, grain, known, path);
  return from === undefined ? [] : [{ column: column.name, from }];
}

/** A retry finds the rows by the tables that the reads start from: those go last, the first of them at the very end. */
function inOrder(homes: readonly Table[], reads: readonly RowRead[]): readonly Table[] {
  const place = ({ keyspace, name }: Table): number => {
    const found = reads.findIndex((read) => read.keyspace === keyspace && read.table === name);
    return found === -1 ? reads.length : found;
  };
  return homes.toSorted((one, other) => place(other) - place(one));
}
