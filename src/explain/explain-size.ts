import type { Amount } from "../conceptual/model.ts";
import { printNumber, sum } from "../sizing/amounts.ts";
import { judgedSize } from "../sizing/judged-size.ts";
import type { ColumnSize, SizingOptions, Split, SplitRead, TableSize } from "../sizing/model.ts";
import { printBytes } from "../sizing/print-sizes.ts";
import { isWithin, comfortable } from "../sizing/propose-splits.ts";
import { printBoth, printMore } from "./explain-sizes.ts";
import { printMissing } from "./print-missing.ts";
import { explanation, type Explanation, type Section } from "./print-sections.ts";

/** The size of one table, with the arithmetic, and the ways to split its partitions. */
export function explainSize(size: TableSize, splits: readonly Split[], options: SizingOptions = {}): Explanation {
  const { table, queries, primaryKey, basis, columns, corrections, readsPerDay, writesPerDay } = size;
  const rates = [
    ...(readsPerDay === undefined ? [] : [`read  ${printBoth(readsPerDay, printCount)} times a day`]),
    ...(writesPerDay === undefined ? [] : [`written  ${printBoth(writesPerDay, printCount)} rows a day`]),
  ];
  return explanation(`${table}  ${primaryKey}  of ${queries.join(", ")}`, [
    {
      title: "Columns",
      lines: columns.map(({ name, role, bytes }) => `${name}  ${printRole(role)}, ${printSize(bytes)}`),
    },
    explainPartition(size),
    {
      title: "What the formula leaves out",
      lines: corrections.map(({ reason, cells, bytes }) => `${printMore(cells, bytes)}  ${reason}`),
    },
    explainAll(size),
    { title: "Rates", lines: rates },
    { title: "Computed from", lines: basis },
    { title: "Not known, and what to write", lines: printMissing(size.missing) },
    explainSplits(size, splits, options),
  ]);
}

const printRole = (role: ColumnSize["role"]): string =>
  ({ partition: "partition key", clustering: "clustering", static: "static", regular: "regular" })[role];

const printSize = (bytes: Amount | undefined): string => printBoth(bytes, printBytes);

const printCount = (value: number): string => printNumber(Math.round(value));

function explainPartition({ rows, cells, bytes, columns }: TableSize): Section {
  const count = (...roles: readonly ColumnSize["role"][]): number =>
    columns.filter(({ role }) => roles.includes(role)).length;
  const total = (role: ColumnSize["role"]): string =>
    printPlain(sum(columns.filter((column) => column.role === role).map((column) => column.bytes)));
  const [all, key, statics] = [columns.length, count("partition", "clustering"), count("static")];
  const arithmetic = {
    cells: `${printPlain(rows)} × (${all} − ${key} − ${statics}) + ${statics}`,
    bytes: `${total("partition")} + ${total("static")} + ${printPlain(rows)} × (${total("clustering")} + ${total("regular")}) + 8 × ${printPlain(cells)}`,
  };
  return {
    title: "A partition",
    lines: [
      `rows  ${printBoth(rows, printCount)}`,
      `cells  ${printBoth(cells, printCount)} = ${arithmetic.cells}`,
      `bytes  ${printBoth(bytes, printCount)} = ${arithmetic.bytes}`,
    ],
  };
}

/** On average, as it stands in the arithmetic. */
const printPlain = (amount: Amount | undefined): string => (amount === undefined ? "?" : printNumber(amount.average));

function explainAll({
  partitions,
  totalBytes,
  replicas,
  replicatedBytes,
  diskBytes,
  growthPerYear = 0,
}: TableSize): Section {
  if (partitions === undefined) return { title: "All partitions", lines: [] };
  const change = growthPerYear < 0 ? "shrunk" : "grown";
  const growth = growthPerYear === 0 ? "" : `, ${change} by ${printNumber(Math.abs(growthPerYear) * 100)} % a year`;
  return {
    title: "All partitions",
    lines: [
      `${printBoth(partitions, printCount)}  partitions, ${printSize(totalBytes)}`,
      `× ${replicas.factor}  ${printSize(replicatedBytes)} in ${replicas.environment}`,
      `disks  ${printSize(diskBytes)}, with room to compact${growth}`,
    ],
  };
}

function explainSplits(size: TableSize, splits: readonly Split[], options: SizingOptions): Section {
  if (judgedSize(size) === undefined) return { title: "Ways to split a partition", lines: [] };
  if (splits.length === 0)
    return {
      title: "Ways to split a partition",
      lines: size.rows?.worst === 1 ? ["none: each has one row"] : [],
    };
  const limits = comfortable(options);
  const lines = isWithin(size, limits) ? ["It is small enough as it is."] : [];
  return {
    title: "Ways to split a partition",
    lines: [...lines, ...splits.flatMap(explainSplit)],
  };
}

function explainSplit({ what, line, rows, bytes, reads, isTaken }: Split): readonly string[] {
  const broken = reads.flatMap(({ breaks }) => breaks ?? []);
  const size = `${printBoth(rows, printCount)} rows, ${printSize(bytes)}`;
  if (broken.length > 0) return [`rejected  ${what}: ${size}; ${broken.join("; ")}`];
  return [
    `${isTaken ? "take" : "or"}  ${line}`,
    `    ${what}: ${size}`,
    ...reads.map((read) => `    ${explainRead(read)}`),
  ];
}

function explainRead({ query, partitions, demand }: SplitRead): string {
  const rest = demand === undefined ? "" : `; ${demand}`;
  if (partitions === undefined) return `${query} reads all of them, as before${rest}`;
  const { month, all } = partitions;
  if (month === all) return `${query} reads ${all} ${all === 1 ? "partition" : "partitions"}${rest}`;
  const whole = all === undefined ? "" : `, ${printNumber(all)} for all that is kept`;
  return `${query} reads ${printNumber(month ?? 0)} partitions for a range of a month${whole}${rest}`;
}
