import type { Path } from "../../../src/conceptual/model.ts";
import { resolveValue } from "../../../src/conceptual/paths.ts";
import type { Column, Table } from "../../../src/physical/model.ts";
import type { Bucket, Collected } from "../../../src/queries/model.ts";
import { everyBucket, hashBucket, timeBucket } from "../../../src/runtime/buckets/index.ts";
import type { AnyCodec, Codec } from "../../../src/runtime/index.ts";
import { codecOf } from "../sample-value.ts";
import { identityText, identityValues, pathText, type EntityStore, type Instance } from "./entity-store.ts";
import { rowText } from "./row-text.ts";

export interface ExpectedRow {
  /** The primary key, as text. */
  readonly key: string;
  /** The whole row. */
  readonly text: string;
}

/** The rows that a table is to have, computed from the entities alone. */
export function expectedRows(store: EntityStore, table: Table): readonly ExpectedRow[] {
  return store.all(table.grain).flatMap((instance): readonly ExpectedRow[] => {
    const values = table.columns.map((column) => ({ column, value: valueOf(store, table, column, instance) }));
    const key = values.filter(({ column }) => isKey(column));
    // Sparse: without one of its key's values there is no row.
    if (key.some(({ value }) => value === null || value === undefined)) return [];
    return [{ key: rowText(key), text: rowText(values) }];
  });
}

const isKey = ({ role }: Column): boolean => role === "partition" || role === "clustering";

function valueOf(store: EntityStore, { grain }: Table, { source }: Column, instance: Instance): unknown {
  switch (source.kind) {
    case "attribute":
      return source.asWritten
        ? (instance.asWritten.get(pathText(source.path)) ?? null)
        : store.valueAt(grain, instance, source.path);
    case "bucket":
      return bucketOf(store, grain, source.bucket, instance);
    case "collected":
      return collect(store, grain, source.collected, instance);
  }
}

function collect(store: EntityStore, grain: string, { relationship, near, far }: Collected, holder: Instance): unknown {
  const facts = store.domain.entity(grain);
  const identity = identityText(identityValues(facts, holder));
  const isConnected = (instance: Instance): boolean =>
    identityText(facts.identity.map((part) => store.valueAt(relationship, instance, [...near, ...part]))) === identity;
  return new Set(
    store
      .all(relationship)
      .filter(isConnected)
      .map((instance) => store.valueAt(relationship, instance, far)),
  );
}

function bucketOf(store: EntityStore, grain: string, bucket: Bucket, instance: Instance): unknown {
  const { unit, source, size = 1, type } = bucket;
  if (source === undefined) return type.kind === "native" && type.name === "int" ? 0 : "all";
  const value = store.valueAt(grain, instance, source);
  if (value === null || value === undefined) return null;
  if (unit === "hash") return hashBucket(size).of(bytesOf(store, grain, source, value));
  return timeBucketOf(store, grain, bucket, source).of(value as never);
}

function timeBucketOf(
  { domain }: EntityStore,
  grain: string,
  { unit, size = 1, zone, type }: Bucket,
  path: Path,
): { of(value: never): unknown } {
  const resolved = resolveValue(domain.models.conceptual, grain, path);
  const source = (resolved.type.kind === "native" ? resolved.type.name : "timestamp") as "timestamp";
  const form = (type.kind === "native" ? type.name : "text") as "timestamp";
  if (unit === "every") return everyBucket(size, { source, form });
  if (unit === "hash" || unit === "singleton") throw new Error(`a bucket of unit ${unit} has no time`);
  return timeBucket(unit, { source, form, zone });
}

function bytesOf({ domain }: EntityStore, grain: string, path: Path, value: unknown): Buffer {
  const { type } = resolveValue(domain.models.conceptual, grain, path);
  const types = domain.models.physical.keyspaces.flatMap((keyspace) => keyspace.types);
  const codec: AnyCodec = codecOf(type, types);
  return (codec as unknown as Codec<unknown>).encode(value);
}
