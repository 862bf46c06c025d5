import type { ReadPlan, WritePlan } from "../../access/model.ts";
import type { Table } from "../../physical/model.ts";
import { bucketVariable } from "./buckets.ts";
import { entityNames } from "./entity/names.ts";
import {
  claimNames,
  decoder,
  givenType,
  keyEncoder,
  readVariable,
  returnedType,
  rowDecoder,
  rowType,
  selectFunction,
  selectStaticsFunction,
  statementText,
  staticsType,
  tableVariable,
} from "./names.ts";
import { functionName, possibleFunctions } from "./table/functions.ts";

/** What the module of an entity may declare for one of its tables, whatever writes ask of it. */
export function declaredForTable(table: Table, reads: readonly ReadPlan[]): readonly string[] {
  const functions = possibleFunctions(table).map((one) => functionName(table, one));
  return [
    tableVariable(table.name),
    rowType(table.name),
    rowDecoder(table.name),
    keyEncoder(table.name),
    selectStaticsFunction(table.name),
    staticsType(table.name),
    ...functions,
    ...functions.map(statementText),
    ...reads.flatMap((read) => [
      selectFunction(read),
      readVariable(read),
      givenType(read),
      ...(read.projection === undefined ? [] : [returnedType(read), decoder(read)]),
    ]),
    ...table.columns.flatMap(({ source }) => (source.kind === "bucket" ? [bucketVariable(table, source.bucket)] : [])),
  ];
}

export function declaredForClaims({ name }: Table): readonly string[] {
  return [tableVariable(name), keyEncoder(name), ...Object.values(claimNames(name))];
}

export const declaredForEntity = (plan: Pick<WritePlan, "entity" | "role">): readonly string[] =>
  Object.values(entityNames(plan));
