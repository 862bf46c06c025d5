/**
 * Options of a table, by the names that Cassandra has for them, in camelCase: `compactionWindowUnit` is `compaction_window_unit`.
 * Only what is set is emitted.
 */
export interface TableOptions {
  readonly additionalWritePolicy?: string;
  readonly bloomFilterFpChance?: number;
  readonly caching?: CachingOptions;
  readonly cdc?: boolean;
  readonly compaction?: CompactionOptions;
  /** `false` stores it uncompressed. */
  readonly compression?: CompressionOptions | false;
  readonly crcCheckChance?: number;
  /** In seconds. */
  readonly defaultTimeToLive?: number;
  readonly gcGraceSeconds?: number;
  readonly maxIndexInterval?: number;
  /** The name of a memtable configuration of the node's `cassandra.yaml`. */
  readonly memtable?: string;
  readonly memtableFlushPeriodInMs?: number;
  readonly minIndexInterval?: number;
  readonly readRepair?: "BLOCKING" | "NONE";
  /** `"99PERCENTILE"`, `"50MS"`, `"ALWAYS"`, `"NEVER"`. */
  readonly speculativeRetry?: string;
}

export interface CachingOptions {
  readonly keys?: "ALL" | "NONE";
  readonly rowsPerPartition?: "ALL" | "NONE" | number;
}

export interface CompressionOptions {
  readonly class: "DeflateCompressor" | "LZ4Compressor" | "SnappyCompressor" | "ZstdCompressor" | (string & {});
  /** A power of two. */
  readonly chunkLengthInKb?: number;
  readonly compressionLevel?: number;
  readonly lz4CompressorType?: "fast" | "high";
  readonly lz4HighCompressorLevel?: number;
  readonly minCompressRatio?: number;
}

export type CompactionOptions = SizeTieredCompaction | LeveledCompaction | TimeWindowCompaction | UnifiedCompaction;

export interface CommonCompactionOptions {
  readonly enabled?: boolean;
  readonly logAll?: boolean;
  readonly onlyPurgeRepairedTombstones?: boolean;
  /** In seconds. */
  readonly tombstoneCompactionInterval?: number;
  readonly tombstoneThreshold?: number;
  readonly uncheckedTombstoneCompaction?: boolean;
}

export interface SizeTieredCompaction extends CommonCompactionOptions {
  readonly class: "SizeTieredCompactionStrategy";
  readonly bucketHigh?: number;
  readonly bucketLow?: number;
  readonly maxThreshold?: number;
  readonly minSstableSize?: number;
  readonly minThreshold?: number;
}

export interface LeveledCompaction extends CommonCompactionOptions {
  readonly class: "LeveledCompactionStrategy";
  readonly fanoutSize?: number;
  readonly singleSstableUplevel?: boolean;
  readonly sstableSizeInMb?: number;
}

export interface TimeWindowCompaction extends CommonCompactionOptions {
  readonly class: "TimeWindowCompactionStrategy";
  readonly compactionWindowSize?: number;
  readonly compactionWindowUnit?: "MINUTES" | "HOURS" | "DAYS";
  readonly expiredSstableCheckFrequencySeconds?: number;
  readonly maxThreshold?: number;
  readonly minThreshold?: number;
  readonly timestampResolution?: "MICROSECONDS" | "MILLISECONDS";
  readonly unsafeAggressiveSstableExpiration?: boolean;
}

/** Cassandra 5.0. */
export interface UnifiedCompaction extends CommonCompactionOptions {
  readonly class: "UnifiedCompactionStrategy";
  readonly baseShardCount?: number;
  readonly expiredSstableCheckFrequencySeconds?: number;
  /** A size with its unit: `"512MiB"`. */
  readonly flushSizeOverride?: string;
  readonly maxSstablesToCompact?: number;
  readonly minSstableSize?: string;
  readonly overlapInclusionMethod?: "NONE" | "SINGLE" | "TRANSITIVE";
  readonly parallelizeOutputShards?: boolean;
  /** One for each level, the last for all further ones: `"T4"`, `"L10"`, `"T8, T4, N, L4"`. */
  readonly scalingParameters?: string;
  readonly sstableGrowth?: number;
  /** A size with its unit: `"1GiB"`. */
  readonly targetSstableSize?: string;
  readonly unsafeAggressiveSstableExpiration?: boolean;
}

/** Options of a storage-attached index. */
export interface SaiOptions {
  readonly ascii?: boolean;
  readonly caseSensitive?: boolean;
  readonly normalize?: boolean;
  /** Of an index on a vector. */
  readonly similarityFunction?: "COSINE" | "DOT_PRODUCT" | "EUCLIDEAN";
}
