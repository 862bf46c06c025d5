import type { Parameter } from "./column.ts";
import { murmur3Token, joinKey } from "./murmur3.ts";
import type { TokenRange } from "./options.ts";
import type { ClusteringColumn, PreparedRead } from "./query-read.ts";
import type { Bound } from "./range.ts";
import type { Restriction } from "./restriction.ts";

/** One statement's part of a read: conditions beside those of the columns that are always given. */
export interface Slice {
  readonly conditions: readonly string[];
  readonly parameters: readonly Parameter[];
}

/** Where to go on: behind the row of this key, or with it. */
export interface After {
  /** Of each clustering column that is neither in every read nor given with a value. */
  readonly key: readonly Buffer[];
  readonly inclusive: boolean;
}

/** What a read asks of one partition, in the order of the rows. */
export function slicesOf(
  { order }: PreparedRead<unknown>,
  { equal, bounds }: Restriction,
  reverse: boolean,
  after: After | undefined,
): readonly Slice[] {
  const fixed: Slice = {
    conditions: equal.map(({ column }) => `${column.cql} = ?`),
    parameters: equal.map(({ value }) => value),
  };
  const open = order.filter((column) => !column.isGiven && !equal.some((one) => one.column === column));
  const [ranged] = open;
  if (after === undefined) return [join(fixed, boundsIn(ranged, bounds))];
  if (ranged === undefined) return after.inclusive ? [fixed] : [];

  // (a, b) > (?, ?) compares values, not places: where directions are mixed, it takes a slice for each run of one direction.
  // The innermost comes first: the rest of the rows that share all before it.
  const runs = runsOf(order, open);
  return runs
    .map((run, i): Slice => {
      const before = runs.slice(0, i).flat();
      const keyOf = (columns: readonly ClusteringColumn[]): Buffer[] =>
        columns.map((column) => after.key[open.indexOf(column)]!);
      const isLast = i === runs.length - 1;
      const operator =
        `${run[0]!.isDescending === reverse ? ">" : "<"}${isLast && after.inclusive ? "=" : ""}` as const;
      const same: Slice = { conditions: before.map(({ cql }) => `${cql} = ?`), parameters: keyOf(before) };
      const further: Slice = { conditions: [compare(run, operator)], parameters: keyOf(run) };
      if (i > 0) return join(fixed, join(same, further));
      // The key is inside of the range, so only the end that is still ahead counts.
      const ahead = bounds.filter((bound) => bound.operator[0] !== operator[0]);
      return join(fixed, join(further, run.length === 1 ? boundsIn(ranged, ahead) : tupleBounds(ranged, ahead)));
    })
    .toReversed();
}

/** Columns of one direction that follow each other. */
function runsOf(order: readonly ClusteringColumn[], open: readonly ClusteringColumn[]): readonly ClusteringColumn[][] {
  const runs: ClusteringColumn[][] = [];
  for (const column of open) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last !== undefined && order.indexOf(column) === order.indexOf(last) + 1;
    if (run !== undefined && isNext && last.isDescending === column.isDescending) run.push(column);
    else runs.push([column]);
  }
  return runs;
}

const compare = (run: readonly ClusteringColumn[], operator: string): string =>
  run.length === 1
    ? `${run[0]!.cql} ${operator} ?`
    : `(${run.map(({ cql }) => cql).join(", ")}) ${operator} (${run.map(() => "?").join(", ")})`;

const boundsIn = (column: ClusteringColumn | undefined, bounds: readonly Bound[]): Slice => ({
  conditions: bounds.map(({ operator }) => `${column!.cql} ${operator} ?`),
  parameters: bounds.map(({ value }) => value),
});

/** A column that is compared in a tuple has its other end in one too. */
const tupleBounds = (column: ClusteringColumn, bounds: readonly Bound[]): Slice => ({
  conditions: bounds.map(({ operator }) => `(${column.cql}) ${operator} (?)`),
  parameters: bounds.map(({ value }) => value),
});

export const join = (one: Slice, other: Slice): Slice => ({
  conditions: [...one.conditions, ...other.conditions],
  parameters: [...one.parameters, ...other.parameters],
});

/** The whole table, or what an index finds of it, behind a row: the rest of its partition, then the tokens that follow. */
export function slicesOfAll(
  read: PreparedRead<unknown>,
  restriction: Restriction,
  after: (After & { readonly partition: readonly Buffer[] }) | undefined,
  tokens: TokenRange = {},
): readonly Slice[] {
  const { key, token } = read.partitions!;
  const upTo = tokens.upTo === undefined ? none : slice(`${token} <= ?`, encodeToken(tokens.upTo));
  if (after === undefined) {
    return [join(tokens.after === undefined ? none : slice(`${token} > ?`, encodeToken(tokens.after)), upTo)];
  }
  const unknown = key
    .map(([property], i) => ({ property, i }))
    .filter(({ property }) => !read.given.includes(property));
  const same: Slice = {
    conditions: unknown.map(({ i }) => `${key[i]![1]} = ?`),
    parameters: unknown.map(({ i }) => after.partition[i]),
  };
  const rest = read.order.length === 0 ? [] : slicesOf(read, restriction, false, after);
  return [...rest.map((one) => join(same, one)), join(slice(`${token} > ?`, tokenOf(after.partition)), upTo)];
}

const none: Slice = { conditions: [], parameters: [] };
const slice = (condition: string, parameter: Buffer): Slice => ({ conditions: [condition], parameters: [parameter] });

export const tokenOf = (partition: readonly Buffer[]): Buffer =>
  encodeToken(murmur3Token(partition.length === 1 ? partition[0]! : joinKey(partition)));

function encodeToken(token: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(token);
  return bytes;
}
