import type { ReadPlan } from "../../src/access/read-model.ts";
import { orderOf, selectText, tokenText } from "../../src/codegen/cql/select.ts";
import { quoteIdentifier } from "../../src/cql/identifiers.ts";
import type { Column, Keyspace, Table } from "../../src/physical/model.ts";
import type { Bucket as BucketModel } from "../../src/queries/model.ts";
import { everyBucket, hashBucket, timeBucket, type Bucket, type HashBucket } from "../../src/runtime/buckets/index.ts";
import { queryRead, type Codec, type QueryRead } from "../../src/runtime/index.ts";
import { codecOf } from "./sample-value.ts";

export type AnyRow = Readonly<Record<string, unknown>>;

/** What generated code would say of a query's read, for a keyspace of some name. */
export function queryReadOf(
  { types }: Keyspace,
  table: Table,
  plan: ReadPlan,
  name: string,
): ReturnType<typeof queryRead<AnyRow>> {
  const { columns } = table;
  const byName = (column: string): Column => columns.find((other) => other.name === column)!;
  const partition = columns.filter(({ role }) => role === "partition");
  const clustering = plan.returnsOne ? [] : columns.filter(({ role }) => role === "clustering");
  const stretch = plan.computed.find(({ source }) => source !== undefined);
  const shards = plan.computed.filter(({ source }) => source === undefined);
  const codecs = columns.map((column) => ({
    ...column,
    codec: codecOf(column.type, types) as unknown as Codec<unknown>,
  }));
  const read: QueryRead<AnyRow> = {
    query: plan.query,
    text: plan.text,
    table: table.name,
    cql: () =>
      selectText(table, plan)
        .map((part) => (typeof part === "string" ? part : name))
        .join(""),
    columns: Object.fromEntries(
      codecs.map((column) => [
        column.property,
        { name: column.name, type: column.codec.type, encode: column.codec.encode },
      ]),
    ),
    given: plan.given.map((column) => byName(column).property),
    clustering: clustering.map((column) => [column.property, orderOf(column)]),
    prefix: plan.prefix.length,
    ...(plan.reversed ? { reversed: true } : {}),
    ...(stretch === undefined
      ? {}
      : {
          stretch: {
            column: byName(stretch.column).property,
            source: byName(stretch.source!).property,
            bucket: stretchBucket(table, byName(stretch.column)),
          },
        }),
    ...(shards.length === 0
      ? {}
      : {
          shards: Object.fromEntries(shards.map(({ column }) => [byName(column).property, shardsOf(byName(column))])),
        }),
    ...(plan.isOfAllPartitions
      ? {
          partitions: {
            token: tokenText(partition),
            key: partition.map((column) => [column.property, quoteIdentifier(column.name)] as const),
          },
        }
      : {}),
    ...(plan.passesOverRows ? { passesOverRows: true } : {}),
    required: plan.required,
    decode: (row) =>
      Object.fromEntries(
        codecs.map(({ name: column, property, codec }) => [
          property,
          row[column] === null ? null : codec.decode(row[column]),
        ]),
      ),
  };
  return queryRead(read);
}

/** The bucket of a row, from the value that it is computed from and that value's bytes. */
export function bucketValue(table: Table, column: Column, source: unknown, bytes: Buffer): unknown {
  return bucketOf(column).unit === "hash"
    ? shardsOf(column).of(bytes)
    : stretchBucket(table, column).of(source as never);
}

export function sourceOf(table: Table, column: Column): Column {
  const path = bucketOf(column).source?.join(".");
  return table.columns.find(({ source }) => source.kind === "attribute" && source.path.join(".") === path)!;
}

function stretchBucket(table: Table, column: Column): Bucket<never, unknown> {
  const { unit, size, zone } = bucketOf(column);
  const [source, form] = [sourceOf(table, column), column].map(({ type }) => (type.kind === "native" ? type.name : ""));
  const options = { source, form, zone } as never;
  if (unit === "every") return everyBucket(size!, options);
  return timeBucket(unit as "day", options);
}

const shardsOf = (column: Column): HashBucket => hashBucket(bucketOf(column).size!);

function bucketOf({ source, name }: Column): BucketModel {
  if (source.kind !== "bucket") throw new Error(`"${name}" is no bucket`);
  return source.bucket;
}
