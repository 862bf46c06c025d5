/** A keyspace as `system_schema` has it. Types are CQL text in Cassandra's own spelling, options under their CQL names. */
export interface LiveKeyspace {
  readonly kind: "live-keyspace";
  readonly name: string;
  readonly durableWrites: boolean;
  /** With `class` as Cassandra writes it out, e.g. `org.apache.cassandra.locator.SimpleStrategy`. */
  readonly replication: Readonly<Record<string, string>>;
  /** By name. */
  readonly types: readonly LiveType[];
  /** By name. */
  readonly tables: readonly LiveTable[];
}

export interface LiveType {
  readonly name: string;
  /** In declared order. */
  readonly fields: readonly LiveField[];
}

export interface LiveField {
  readonly name: string;
  readonly type: string;
}

export interface LiveTable {
  readonly name: string;
  readonly comment: string;
  /** Partition key and clustering columns in order, then static, then regular ones by name: their declared order is not kept. */
  readonly columns: readonly LiveColumn[];
  /** By name. */
  readonly indexes: readonly LiveIndex[];
  /** Everything that may stand after WITH, `comment` included. */
  readonly options: Readonly<Record<string, LiveOption>>;
}

export type LiveOption = string | number | boolean | null | Readonly<Record<string, string>>;

export type LiveColumnKind = "partition_key" | "clustering" | "static" | "regular";

export interface LiveColumn {
  readonly name: string;
  readonly type: string;
  readonly kind: LiveColumnKind;
  /** From 0 in the partition key and in the clustering columns; -1 elsewhere. */
  readonly position: number;
  /** Clustering columns only. */
  readonly direction?: "asc" | "desc";
}

export interface LiveIndex {
  readonly name: string;
  readonly kind: "COMPOSITES" | "CUSTOM" | "KEYS";
  readonly options: Readonly<Record<string, string>>;
}
