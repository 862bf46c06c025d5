import type { Amount, ConceptualModel } from "../conceptual/model.ts";
import { isNative, isUnfrozenCollection } from "../cql/key-types.ts";
import type { Table } from "../physical/model.ts";
import { exactly, scale, times } from "./amounts.ts";
import type { Correction } from "./model.ts";
import { elementsOf } from "./count-elements.ts";

/** What the formula leaves out of one partition, by the same measure: 8 bytes a cell. */
export function correctTable(
  conceptual: ConceptualModel,
  table: Table,
  rows: Amount,
  replicas: number,
): readonly Correction[] {
  const regular = table.columns.filter(({ role }) => role === "regular");
  const found: Correction[] = [];
  const add = (reason: string, cells: Amount, bytesOfEach: number): void =>
    void found.push({ reason, cells, bytes: scale(cells, bytesOfEach) });
  if (regular.length === 0) {
    add("rows of key columns only: each has a marker with its timestamp", rows, 8);
  }
  for (const column of table.columns) {
    const { name, role, type } = column;
    if (role !== "regular" && role !== "static") continue;
    const places = role === "static" ? exactly(1) : rows;
    if (isUnfrozenCollection(type)) {
      const elements = elementsOf(conceptual, table, column).amount;
      if (elements === undefined) continue;
      const cells = times(places, { average: elements.average - 1, worst: elements.worst - 1 });
      // the place of an element in a list is a timeuuid
      const place = type.kind === "list" ? scale(times(places, elements), 16) : exactly(0);
      const bytes = { average: cells.average * 8 + place.average, worst: cells.worst * 8 + place.worst };
      found.push({ reason: `${name}: each element of the ${type.kind} is a cell`, cells, bytes });
    }
    if (type.kind === "udt" && !type.frozen) {
      const fields = conceptual.udts.find((udt) => udt.name === type.name)?.fields.length ?? 1;
      add(`${name}: each field of the unfrozen ${type.name} is a cell`, scale(places, fields - 1), 8);
    }
    if (isNative(type, "counter")) {
      // a header of 2 bytes, and of each replica its place in it, its id, its clock and its count
      const bytes = scale(places, 2 + replicas * (2 + 16 + 8 + 8) - 8);
      found.push({ reason: `${name}: a counter keeps a count of each replica`, cells: exactly(0), bytes });
    }
  }
  const cells = scale(rows, Math.max(1, regular.length));
  if ((table.options.defaultTimeToLive ?? 0) > 0)
    found.push({
      reason: "time to live: each cell has it, and when it expires",
      cells: exactly(0),
      bytes: scale(cells, 8),
    });
  return found.filter(({ cells: more, bytes }) => more.worst !== 0 || bytes.worst !== 0);
}
