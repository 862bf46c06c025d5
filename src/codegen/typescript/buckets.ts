import { camelCase } from "../../cql/names.ts";
import type { Column, Table } from "../../physical/model.ts";
import type { Bucket } from "../../queries/model.ts";
import { isKey } from "./columns.ts";
import type { Imports } from "./module.ts";
import { tableVariable } from "./names.ts";
import { member, variable } from "./print.ts";
import { codecName } from "./value-mapping.ts";
import { bucketsRuntime } from "./modules.ts";

/** The constants that compute a table's buckets. */
export function printBuckets(table: Table, imports: Imports): readonly string[] {
  return table.columns.flatMap(({ source, type }) => {
    if (source.kind !== "bucket" || source.bucket.unit === "singleton") return [];
    return [`const ${bucketVariable(table, source.bucket)} = ${printMaker(table, source.bucket, type, imports)};`];
  });
}

function printMaker(table: Table, bucket: Bucket, type: Column["type"], imports: Imports): string {
  const { unit, size, zone, since } = bucket;
  if (unit === "hash") return `${imports.value(bucketsRuntime, "hashBucket")}(${size})`;
  const source = sourceColumn(table, bucket);
  const options = {
    source: source.type.kind === "native" ? codecName(source.type.name, imports.mapping) : "timestamp",
    form: type.kind === "native" ? type.name : "text",
    ...(zone === undefined ? {} : { zone }),
    ...(since === undefined ? {} : { since }),
  };
  const printed = JSON.stringify(options);
  if (unit === "every") return `${imports.value(bucketsRuntime, "everyBucket")}(${size}, ${printed})`;
  return `${imports.value(bucketsRuntime, "timeBucket")}(${JSON.stringify(unit)}, ${printed})`;
}

/** The bucket of a row, as an expression. */
export function printBucket(table: Table, bucket: Bucket): string {
  const source = sourceColumn(table, bucket);
  const value = member("row", source.property);
  const bytes = `${member(tableVariable(table.name), source.property)}.encode(${value})`;
  const isKeyColumn = isKey(source) || !source.optional; // any other column's codec may encode nothing, but there is a value here
  const given = bucket.unit !== "hash" ? value : isKeyColumn ? bytes : `${bytes} as Buffer`;
  return `${bucketVariable(table, bucket)}.of(${given})`;
}

/** `monthOfPlays` */
export const bucketVariable = ({ name }: Table, { column }: Bucket): string =>
  variable(camelCase(`${column}_of_${name}`));

function sourceColumn(table: Table, { source, column }: Bucket): Column {
  const found = table.columns.find(
    (other) => other.source.kind === "attribute" && other.source.path.join(".") === source?.join("."),
  );
  if (found === undefined) throw new Error(`bucket "${column}" of "${table.name}" has no source`);
  return found;
}
