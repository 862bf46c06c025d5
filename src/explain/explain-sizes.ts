import type { Amount } from "../conceptual/model.ts";
import { printNumber, ratio } from "../sizing/amounts.ts";
import { distinctMissing } from "../sizing/estimated.ts";
import { judgedSize } from "../sizing/judged-size.ts";
import type { OperationSize, SizingModel, SizingOptions, TableSize, Verdict } from "../sizing/model.ts";
import { printBytes, printCells } from "../sizing/print-sizes.ts";
import { sizingDefaults } from "../sizing/sizing-defaults.ts";
import { printMissing } from "./print-missing.ts";
import { explanation, listOf, type Explanation, type Section } from "./print-sections.ts";

/** The sizes of a model: of its tables, the worst partition first, of its writes, and what is not known. */
export function explainSizes(title: string, sizing: SizingModel, options: SizingOptions = {}): Explanation {
  const { tables, operations, entities, verdicts } = sizing;
  const keyspaces = [...new Set(tables.map(({ keyspace }) => keyspace))];
  const missing = [...tables.flatMap((table) => table.missing), ...operations.flatMap((each) => each.missing)];
  return explanation(title, [
    ...keyspaces.map((keyspace) =>
      explainKeyspace(
        keyspace,
        tables.filter((table) => table.keyspace === keyspace),
        options,
      ),
    ),
    {
      title: "Computed from",
      lines: tables.flatMap(({ table, basis }) => (basis.length === 0 ? [] : [`${table}  ${basis.join("; ")}`])),
    },
    {
      title: "What the formula leaves out of a partition",
      lines: tables.flatMap(({ table, corrections }) =>
        corrections.map(({ reason, cells, bytes }) => `${table}  ${reason}: ${printMore(cells, bytes)}`),
      ),
    },
    {
      title: "How often what an entity says is stored",
      lines: entities.flatMap(({ entity, tables: holders, duplication }) =>
        holders.length === 0
          ? []
          : [`${entity}  ${duplication === undefined ? "?" : printTimes(duplication)} in ${listOf(holders)}`],
      ),
    },
    explainOperations(operations),
    explainTombstones(tables),
    { title: "Not known, and what to write", lines: printMissing(distinctMissing(missing)) },
    { title: "Is Cassandra the right database?", lines: verdicts.flatMap(explainVerdict) },
  ]);
}

function explainKeyspace(keyspace: string, tables: readonly TableSize[], options: SizingOptions): Section {
  const limits = { ...sizingDefaults, ...options };
  const severity = (table: TableSize): number => {
    const judged = judgedSize(table);
    if (judged === undefined) return -1;
    return Math.max(judged.cells.worst / limits.cells, (judged.bytes?.worst ?? 0) / limits.bytes);
  };
  const [first] = tables;
  const { factor, environment } = first?.replicas ?? { factor: 1, environment: "" };
  const head = ["table", "rows", "cells", "bytes", "partitions", "all", `× ${factor}`, "disks"];
  const rows = tables
    .toSorted((a, b) => severity(b) - severity(a))
    .map((table) => [
      `${table.table}${severity(table) > 1 ? " !" : ""}`,
      printBoth(table.rows, printCount),
      printBoth(table.cells, printCount),
      printBoth(table.bytes, printBytes),
      printOne(table.partitions, printCount),
      printOne(table.totalBytes, printBytes),
      printOne(table.replicatedBytes, printBytes),
      printOne(table.diskBytes, printBytes),
    ]);
  const later = limits.years === 1 ? "a year" : `${printNumber(limits.years)} years`;
  return {
    title: `${keyspace}: partitions on average (at worst), then all of them, × ${factor} in ${environment}, and the disks for it in ${later}, ${printNumber(limits.headroom * 100)} % free`,
    lines: [],
    table: [head, ...rows],
  };
}

function explainOperations(operations: readonly OperationSize[]): Section {
  const several = operations
    .filter(({ rows, batches, tables }) => (rows?.worst ?? tables.length) > 1 || (batches?.worst ?? 1) > 1)
    .toSorted((a, b) => (b.bytes?.worst ?? 0) - (a.bytes?.worst ?? 0));
  const others = operations.length - several.length;
  return {
    title: "Writes that reach several rows: what one of them sends",
    lines: others === 0 || several.length === 0 ? [] : [`The other ${others} write one row each.`],
    table:
      several.length === 0
        ? []
        : [
            ["operation", "rows", "bytes", "batches", "a day", "the server"],
            ...several.map((each) => [
              `${each.entity} ${each.name}`,
              printBoth(each.rows, printCount),
              printBoth(each.bytes, printBytes),
              printBoth(each.batches, printCount),
              printOne(each.perDay, printCount),
              judgeBatch(each),
            ]),
          ],
  };
}

const warnedOf = 5 * 1024;
const refused = 50 * 1024;

/** The server measures a batch of several partitions; the runtime begins another before it is refused. */
function judgeBatch({ bytes, largestRow, tables }: OperationSize): string {
  if (bytes === undefined) return "?";
  const isBatch = tables.length > 1 || (tables[0]?.rows?.worst ?? 1) > 1;
  if (!isBatch) return "";
  if ((largestRow?.worst ?? 0) > refused) return "refuses a batch with its largest row (50 KiB)";
  if (bytes.average > warnedOf) return "warns (5 KiB)";
  return bytes.worst > warnedOf ? "warns at worst (5 KiB)" : "";
}

function explainTombstones(tables: readonly TableSize[]): Section {
  const lines = tables.flatMap(({ table, tombstonesPerDay: all, partitions }) => {
    if (all === undefined || all.worst === 0) return [];
    const each =
      partitions === undefined ? "" : `, ${printNumber(ratio(all.average, partitions.average))} in a partition`;
    return [`${table}  ${printBoth(all, printCount)} a day${each}`];
  });
  return { title: "Tombstones, of rows that are filed under another key", lines };
}

function explainVerdict({ keyspace, queries, scans, indexed }: Verdict): readonly string[] {
  const which = [
    ...(scans.length === 0 ? [] : [`${listOf(scans)} ${scans.length === 1 ? "reads" : "read"} a whole table`]),
    ...(indexed.length === 0
      ? []
      : [`${listOf(indexed)} ${indexed.length === 1 ? "looks" : "look"} for rows in every partition, by an index`]),
  ];
  return [
    `Perhaps not for "${keyspace}": ${scans.length + indexed.length} of its ${queries} queries are not found by a partition key.`,
    `${which.join("; ")}.`,
    "Such a read asks the nodes that hold all of the data, so it gets slower with more data and no faster with more nodes, and one slow",
    "node delays it. Cassandra is good at reads that name their partition. For scans there are column stores and Spark, for searches by any",
    "attribute relational databases and search engines; or ask what these queries are for: each that can give a key can have a table.",
  ];
}

const printCount = (value: number): string => printNumber(value >= 10 ? Math.round(value) : value);

const printTimes = (factor: number): string => (printNumber(factor) === "1" ? "once" : `${printNumber(factor)} times`);

const printOne = (amount: Amount | undefined, print: (value: number) => string): string =>
  amount === undefined ? "?" : print(amount.average);

/** `5 (400)` */
export function printBoth(amount: Amount | undefined, print: (value: number) => string): string {
  if (amount === undefined) return "?";
  const [average, worst] = [print(amount.average), print(amount.worst)];
  return average === worst ? average : `${average} (${worst})`;
}

/** `3 (9) cells and 24 bytes (72 bytes) more`; where there is less on average, `1 cell fewer (4 cells more at worst)`. */
export function printMore(cells: Amount, bytes: Amount): string {
  if ([cells, bytes].every(({ average, worst }) => average >= 0 && worst >= 0))
    return `${cells.worst === 0 ? "" : `${printBoth(cells, printCount)} cells and `}${printBoth(bytes, printBytes)} more`;
  return [printLess(cells, printCells), printLess(bytes, printBytes)].filter((text) => text !== "").join(", ");
}

function printLess({ average, worst }: Amount, print: (value: number) => string): string {
  const change = (value: number): string => `${print(Math.abs(value))} ${value < 0 ? "fewer" : "more"}`;
  if (average === worst) return average === 0 ? "" : change(average);
  return `${change(average)} (${worst === 0 ? "none" : change(worst)} at worst)`;
}
