/** What differs between the databases that perquery generates for. To add one, add a row; the compiler finds the rest. */
export interface TargetFeatures {
  /** For messages. */
  readonly label: string;
  readonly vectors: boolean;
  readonly storageAttachedIndexes: boolean;
  readonly unifiedCompaction: boolean;
  /** The most characters of a table's name; undefined where a long name is only unusual. */
  readonly tableNameLength: number | undefined;
}

export const targetFeatures = {
  "cassandra-5.0": {
    label: "Cassandra 5.0",
    vectors: true,
    storageAttachedIndexes: true,
    unifiedCompaction: true,
    tableNameLength: undefined,
  },
  "cassandra-4.1": {
    label: "Cassandra 4.1",
    vectors: false,
    storageAttachedIndexes: false,
    unifiedCompaction: false,
    tableNameLength: 48,
  },
} as const satisfies Record<string, TargetFeatures>;

export type Target = keyof typeof targetFeatures;

export const targets = Object.keys(targetFeatures) as readonly Target[];

export const defaultTarget: Target = "cassandra-5.0";
