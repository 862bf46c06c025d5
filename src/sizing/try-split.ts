import { buildAccessModel } from "../access/build-access-model.ts";
import type { ReadPlan } from "../access/model.ts";
import type { Path } from "../conceptual/model.ts";
import { entityNamed, includesPath, resolveValue, samePath } from "../conceptual/paths.ts";
import { hasErrors } from "../diagnostics/errors.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { deriveLogicalModel } from "../logical/derive-logical-model.ts";
import { derivePhysicalModel } from "../physical/derive-physical-model.ts";
import type { Column, PhysicalModel, Table } from "../physical/model.ts";
import { defaultTarget } from "../physical/targets.ts";
import type { Query, QueryModel } from "../queries/model.ts";
import { atLeast, scale } from "./amounts.ts";
import type { Split, SplitRead, TableSize } from "./model.ts";
import {
  comfortable,
  giveBucket,
  isTimeBucket,
  isWithin,
  printGiven,
  type Proposal,
  type SplitContext,
} from "./propose-splits.ts";
import { sizingDefaults } from "./sizing-defaults.ts";
import { countHashes, daysOf, sizeTable } from "./size-table.ts";

/** Derives the model with the proposal, and looks at each query that reads the table. */
export function trySplit(context: SplitContext, proposal: Proposal): Split {
  const { query, table } = context;
  const { kind, what, line } = proposal;
  const split = { kind, what, line, fits: "no" as const, isTaken: false };
  const broken = kind === "attribute" ? table.queries.map(({ id }) => readByAttribute(context, proposal, id)) : [];
  if (broken.some(({ breaks }) => breaks !== undefined)) {
    // it would not be derived: its rows are those that the present table has with another key
    const isMoved = ({ source }: Column): boolean =>
      source.kind === "attribute" && samePath(source.path, proposal.path);
    const columns = table.columns.map((column): Column =>
      isMoved(column) ? { ...column, role: "partition" } : column,
    );
    return { ...split, ...sizesOf(context, sizeAfter(context, proposal, { ...table, columns })), reads: broken };
  }
  const { physical, reads = [], diagnostics } = derive(context, proposal);
  const after = findTable(physical, query.id);
  if (after === undefined) return { ...split, reads: breakAll(context, diagnostics) };
  return {
    ...split,
    ...sizesOf(context, sizeAfter(context, proposal, after)),
    reads: hasErrors(diagnostics)
      ? breakAll(context, diagnostics)
      : table.queries.map(({ id }) => readAfter(context, proposal, id, reads)),
  };
}

function sizesOf({ options }: SplitContext, size: TableSize): Pick<Split, "rows" | "cells" | "bytes" | "fits"> {
  const { rows, cells, bytes } = size;
  const fits = isWithin(size, comfortable(options))
    ? "with room"
    : isWithin(size, { ...sizingDefaults, ...options })
      ? "just"
      : "no";
  return { rows, cells, bytes, fits };
}

interface Derived {
  readonly physical: PhysicalModel | undefined;
  readonly reads: readonly ReadPlan[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The stages, with the changed query, and with its bucket said by those that read the table by its key. */
function derive({ input, query }: SplitContext, { query: changed, bucket }: Proposal): Derived {
  const { conceptual } = input;
  const keyspaces = input.queries.keyspaces.map((keyspace) => ({
    ...keyspace,
    queries: keyspace.queries.map((each) => {
      if (each === query) return changed;
      return bucket !== undefined && isServedByKey(each, query) ? giveBucket(each, bucket) : each;
    }),
  }));
  const queries: QueryModel = { ...input.queries, keyspaces };
  const logical = deriveLogicalModel(conceptual, queries);
  if (hasErrors(logical.diagnostics))
    return { physical: undefined, reads: undefined, diagnostics: logical.diagnostics };
  const physical = derivePhysicalModel(conceptual, queries, logical.model, { target: defaultTarget });
  const access = buildAccessModel(conceptual, queries, physical.model);
  return { physical: physical.model, reads: access.model.reads, diagnostics: access.diagnostics };
}

const isServedByKey = ({ servedBy }: Query, { id }: Query): boolean =>
  servedBy?.query === id && servedBy.index === undefined;

/** What a stage refuses breaks the query that it names, or the one that the table is derived from. */
function breakAll({ table, query }: SplitContext, diagnostics: readonly Diagnostic[]): readonly SplitRead[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return table.queries.map(({ id }): SplitRead => {
    const own = errors.find(({ message }) => message.startsWith(`${id}:`));
    const other = errors.find(({ message }) => table.queries.every((each) => !message.startsWith(`${each.id}:`)));
    return { query: id, breaks: (own ?? (id === query.id ? other : undefined))?.message };
  });
}

function sizeAfter(context: SplitContext, proposal: Proposal, after: Table): TableSize {
  const { input, options, query, table } = context;
  const { conceptual, physical } = input;
  const keyspace = physical.keyspaces.find(({ name }) => name === after.keyspace);
  if (keyspace === undefined) throw new Error(`no keyspace "${after.keyspace}"`);
  const size = sizeTable({
    conceptual,
    keyspace,
    table: { ...after, options: table.options },
    queries: [{ ...proposal.query, estimate: estimateAfter(context, proposal, after) }],
    options: { ...sizingDefaults, ...options },
  });
  // rows that the query says itself can't be told for every split
  const isSaid = query.estimate?.rowsPerPartition !== undefined;
  if (!isSaid || estimateAfter(context, proposal, after) !== undefined || size.rows?.worst === 1) return size;
  return { ...size, rows: undefined, cells: undefined, bytes: undefined };
}

/** Where the query says the rows of a partition, they become fewer in proportion. */
function estimateAfter(
  { input, query, table }: SplitContext,
  { kind, days }: Proposal,
  after: Table,
): Query["estimate"] {
  const said = query.estimate?.rowsPerPartition;
  if (said === undefined || kind === "attribute") return undefined;
  if (kind === "hash") return { rowsPerPartition: atLeast(scale(said, countHashes(table) / countHashes(after)), 1) };
  const before = [query.bucket, ...query.given].find(isTimeBucket);
  const stretch =
    before === undefined ? entityNamed(input.conceptual, query.grain).estimate?.daysKept?.average : daysOf(before);
  if (days === undefined || stretch === undefined) return undefined;
  return { rowsPerPartition: atLeast(scale(said, Math.min(1, days / stretch)), 1) };
}

function readAfter(context: SplitContext, proposal: Proposal, id: string, plans: readonly ReadPlan[]): SplitRead {
  const query = queriesOf(context.input.queries).find((each) => each.id === id);
  const plan = plans.find((each) => each.query === id);
  if (query === undefined || plan === undefined) return { query: id, breaks: `${id} can't be asked of it` };
  if (plan.isOfAllPartitions) return { query: id };
  if (proposal.kind === "attribute") return readByAttribute(context, proposal, id);
  const written =
    proposal.bucket !== undefined && isServedByKey(query, context.query)
      ? `write ${printGiven(giveBucket(query, proposal.bucket))} in ${id}`
      : undefined;
  if (proposal.kind === "hash") {
    const all = countHashesIn(proposal.query);
    return { query: id, partitions: { month: all, all }, demand: written };
  }
  const isComputed = plan.computed.some(({ source }) => source !== undefined);
  if (!isComputed) {
    const column = proposal.bucket?.added.column;
    const demand =
      written === undefined || givesPath(query, proposal.path) ? written : `${written}: a read gives the ${column}`;
    return { query: id, partitions: { month: 1, all: 1 }, demand };
  }
  const { days = 1 } = proposal;
  const partitions = partitionsIn(context, proposal.path, days);
  if (query.range !== undefined && includesPath(query.range.attributes, proposal.path))
    return { query: id, partitions };
  const name = proposal.path.at(-1);
  return { query: id, partitions, demand: `a read takes a range of ${name}, or the bucket says .since(…)` };
}

function readByAttribute(context: SplitContext, { path }: Proposal, id: string): SplitRead {
  const { input, table } = context;
  const query = queriesOf(input.queries).find((each) => each.id === id);
  if (query === undefined) throw new Error(`no query "${id}"`);
  if (givesPath(query, path)) return { query: id, partitions: { month: 1, all: 1 } };
  const name =
    table.columns.find(({ source }) => source.kind === "attribute" && samePath(source.path, path))?.name ?? "";
  if (query.optionally.some(({ attributes }) => includesPath(attributes, path)))
    return { query: id, partitions: { month: 1, all: 1 }, demand: `a read always gives ${name}` };
  if (query.range === undefined || !includesPath(query.range.attributes, path))
    return { query: id, breaks: `${id} does not give ${name}` };
  const { type } = resolveValue(input.conceptual, query.grain, path);
  if (type.kind !== "native" || type.name !== "date")
    return { query: id, breaks: `${id} gives a range of ${name}, whose values nobody can list` };
  return { query: id, partitions: partitionsIn(context, path, 1), demand: `a read asks for each ${name} by itself` };
}

const givesPath = ({ given }: Query, path: Path): boolean =>
  given.some((term) => term.kind === "term" && includesPath(term.attributes, path));

/** The buckets that a range of 31 days touches, and one of all that is kept. */
function partitionsIn({ input, query }: SplitContext, path: Path, days: number): SplitRead["partitions"] {
  const { owner } = resolveValue(input.conceptual, query.grain, path);
  const kept = owner.estimate?.daysKept?.average;
  // by their mean length
  const length = days === 31 ? 365.25 / 12 : days === 365 ? 365.25 : days;
  const touched = (range: number): number => Math.ceil((range - Math.min(1, days)) / length - 1e-9) + 1;
  return { month: touched(31), all: kept === undefined ? undefined : touched(kept) };
}

export const queriesOf = ({ keyspaces }: QueryModel): readonly Query[] => keyspaces.flatMap(({ queries }) => queries);

export const findTable = (physical: PhysicalModel | undefined, query: string): Table | undefined =>
  physical?.keyspaces.flatMap(({ tables }) => tables).find(({ queries }) => queries[0]?.id === query);

const countHashesIn = ({ bucket, given }: Query): number =>
  [bucket, ...given].reduce(
    (product, term) => (term?.kind === "bucket" && term.unit === "hash" ? product * (term.size ?? 1) : product),
    1,
  );
