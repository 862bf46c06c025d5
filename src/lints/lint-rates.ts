import type { Amount } from "../conceptual/model.ts";
import { entityNamed } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Table } from "../physical/model.ts";
import type { SizingModel, TableSize } from "../sizing/model.ts";
import type { LintInput } from "./model.ts";
import { allTables, inRole, isHash, isStretch, isTime, ofTable } from "./tables.ts";

/** Tombstones that a read passes over from which on the server warns of it. */
const warnedTombstones = 1_000;
/** Reads and writes of one partition in a second, on the average of a day; at its peak they are several times as many. */
const hotRate = 100;
/** Rows that one write reaches from which on it is better spread over time. */
const wideRows = 10_000;
/** Bytes of a batch from which on the server warns of it. */
const warnedBatch = 5 * 1024;

const defaultGrace = 864_000;
const secondsOfDay = 86_400;

/** What the estimates tell: what is read, written and deleted, how often, and where. */
export function lintRates(input: LintInput): readonly Diagnostic[] {
  return [...allTables(input.physical).flatMap((table) => lintTable(input, table)), ...lintOperations(input)];
}

function lintTable({ conceptual, sizing }: LintInput, table: Table): readonly Diagnostic[] {
  const clustering = inRole(table, "clustering");
  const size = sizing.tables.find((each) => each.keyspace === table.keyspace && each.table === table.name);
  if (size === undefined || clustering.length === 0) return [];
  const share = largestShare(size);
  const isQueue =
    entityNamed(conceptual, table.grain).estimate?.deletedAfterReading === true &&
    clustering.some(({ type }) => isTime(type));
  return [
    ...(isQueue ? lintQueue(sizing, table, share) : []),
    ...lintMoves(table, size, share),
    ...lintRate(table, size, share),
  ];
}

/** The part of all rows that is in the largest partition; undefined where it is not known. */
function largestShare({ rows, partitions }: TableSize): number | undefined {
  if (rows === undefined || partitions === undefined) return undefined;
  const all = rows.average * partitions.average;
  return all === 0 ? undefined : Math.min(1, rows.worst / all);
}

/** Rows that wait for a reader, and are deleted by it: the next read passes over all that are gone. */
function lintQueue(sizing: SizingModel, table: Table, share: number | undefined): readonly Diagnostic[] {
  const insert = sizing.operations.find(
    ({ entity, name }) => entity === table.grain && ["insert", "connect"].includes(name),
  );
  const tombstones = inGrace(table, insert?.perDay, share);
  if (tombstones !== undefined && tombstones < warnedTombstones) return [];
  const parameters = { ...ofTable(table), days: graceDays(table), tombstones };
  return [diagnostic("PQ5112", parameters, table.location)];
}

/** Rows that move to another key leave tombstones behind. */
function lintMoves(table: Table, { tombstonesPerDay }: TableSize, share: number | undefined): readonly Diagnostic[] {
  const tombstones = inGrace(table, tombstonesPerDay, share);
  if (tombstones === undefined || tombstones < warnedTombstones) return [];
  return [diagnostic("PQ5116", { ...ofTable(table), days: graceDays(table), tombstones }, table.location)];
}

const graceDays = ({ options }: Table): number => (options.gcGraceSeconds ?? defaultGrace) / secondsOfDay;

/** Of what is deleted each day, what the largest partition still has. */
function inGrace(table: Table, perDay: Amount | undefined, share: number | undefined): number | undefined {
  if (perDay === undefined || share === undefined) return undefined;
  return Math.round(perDay.average * share * graceDays(table));
}

/** A partition that takes a large part of many reads and writes. Of a stretch of time it is another one tomorrow. */
function lintRate(table: Table, size: TableSize, share: number | undefined): readonly Diagnostic[] {
  const partition = inRole(table, "partition");
  if (share === undefined || partition.some((column) => isHash(column) || isStretch(column))) return [];
  const perDay = (size.readsPerDay?.average ?? 0) + (size.writesPerDay?.average ?? 0);
  const perSecond = Math.round((perDay * share) / secondsOfDay);
  if (perSecond < hotRate) return [];
  const percent = Math.round(share * 100);
  return [diagnostic("PQ5117", { ...ofTable(table), percent, perSecond }, table.location)];
}

function lintOperations({ conceptual, sizing }: LintInput): readonly Diagnostic[] {
  return sizing.operations.flatMap(({ entity, name, rows, bytes, tables }) => {
    const { location } = entityNamed(conceptual, entity);
    const isInsert = name === "insert" || name === "connect";
    if (rows !== undefined && rows.worst > wideRows) {
      const parameters = { entity, operation: name, rows: Math.round(rows.worst), bytes: undefined };
      return [diagnostic("PQ5136", parameters, location)];
    }
    if (!isInsert || tables.length < 2 || bytes === undefined || bytes.average <= warnedBatch) return [];
    const parameters = { entity, operation: name, rows: undefined, bytes: Math.round(bytes.average) };
    return [diagnostic("PQ5136", parameters, location)];
  });
}
