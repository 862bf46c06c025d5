import type { TableOptions } from "./table-options.ts";

/** What a value must be, in words, and whether it is. */
export interface OptionRule {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER): OptionRule => ({
  expected:
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
  holds: (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
});
const fraction: OptionRule = {
  expected: "a number above 0, at most 1",
  holds: (value) => typeof value === "number" && value > 0 && value <= 1,
};
const chance: OptionRule = {
  expected: "a number from 0 to 1",
  holds: (value) => typeof value === "number" && value >= 0 && value <= 1,
};
const positive: OptionRule = { expected: "a number above 0", holds: (value) => typeof value === "number" && value > 0 };
const flag: OptionRule = { expected: "true or false", holds: (value) => typeof value === "boolean" };
const words: OptionRule = { expected: "a text", holds: (value) => typeof value === "string" && value !== "" };
const oneOf = (...values: readonly unknown[]): OptionRule => ({
  expected: `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`,
  holds: (value) => values.includes(value),
});
const speculation: OptionRule = {
  expected: '"99PERCENTILE", "50MS", "MIN(99PERCENTILE,50MS)", "ALWAYS" or "NEVER"',
  holds: (value) =>
    typeof value === "string" && /^(always|never|none|(min|max)\(.+,.+\)|[\d.]+(p|percentile|ms))$/i.test(value),
};

/** The rules of a table's options, by their names in the model; for the composed ones see {@link partRules}. */
export const optionRules: Readonly<Record<keyof TableOptions, OptionRule>> = {
  additionalWritePolicy: speculation,
  bloomFilterFpChance: fraction,
  caching: { expected: '{ keys: "ALL", rowsPerPartition: "NONE" }', holds: isRecord },
  cdc: flag,
  compaction: {
    expected: '{ class: "…", … }',
    holds: (value) => isRecord(value) && typeof value["class"] === "string",
  },
  compression: {
    expected: '{ class: "LZ4Compressor", … }, or false for none',
    holds: (value) => value === false || (isRecord(value) && typeof value["class"] === "string"),
  },
  crcCheckChance: chance,
  defaultTimeToLive: wholeFrom(0, 630_720_000),
  gcGraceSeconds: wholeFrom(0),
  maxIndexInterval: wholeFrom(1),
  memtable: words,
  memtableFlushPeriodInMs: wholeFrom(0),
  minIndexInterval: wholeFrom(1),
  readRepair: oneOf("BLOCKING", "NONE"),
  speculativeRetry: speculation,
};

const commonCompaction: Readonly<Record<string, OptionRule>> = {
  class: words,
  enabled: flag,
  logAll: flag,
  onlyPurgeRepairedTombstones: flag,
  tombstoneCompactionInterval: wholeFrom(1),
  tombstoneThreshold: fraction,
  uncheckedTombstoneCompaction: flag,
};

const compactionRules: Readonly<Record<string, Readonly<Record<string, OptionRule>>>> = {
  SizeTieredCompactionStrategy: {
    ...commonCompaction,
    bucketHigh: positive,
    bucketLow: positive,
    maxThreshold: wholeFrom(2),
    minSstableSize: wholeFrom(0),
    minThreshold: wholeFrom(2),
  },
  LeveledCompactionStrategy: {
    ...commonCompaction,
    fanoutSize: wholeFrom(1),
    singleSstableUplevel: flag,
    sstableSizeInMb: wholeFrom(1),
  },
  TimeWindowCompactionStrategy: {
    ...commonCompaction,
    compactionWindowSize: wholeFrom(1),
    compactionWindowUnit: oneOf("MINUTES", "HOURS", "DAYS"),
    expiredSstableCheckFrequencySeconds: wholeFrom(0),
    maxThreshold: wholeFrom(2),
    minThreshold: wholeFrom(2),
    timestampResolution: oneOf("MICROSECONDS", "MILLISECONDS"),
    unsafeAggressiveSstableExpiration: flag,
  },
  UnifiedCompactionStrategy: {
    ...commonCompaction,
    baseShardCount: wholeFrom(1),
    expiredSstableCheckFrequencySeconds: wholeFrom(0),
    flushSizeOverride: words,
    maxSstablesToCompact: wholeFrom(1),
    minSstableSize: words,
    overlapInclusionMethod: oneOf("NONE", "SINGLE", "TRANSITIVE"),
    parallelizeOutputShards: flag,
    scalingParameters: words,
    sstableGrowth: chance,
    targetSstableSize: words,
    unsafeAggressiveSstableExpiration: flag,
  },
};

const cachingRules: Readonly<Record<string, OptionRule>> = {
  keys: oneOf("ALL", "NONE"),
  rowsPerPartition: {
    expected: '"ALL", "NONE" or a whole number from 1',
    holds: (value) => value === "ALL" || value === "NONE" || wholeFrom(1).holds(value),
  },
};

const compressionRules: Readonly<Record<string, OptionRule>> = {
  class: words,
  chunkLengthInKb: {
    expected: "a power of two",
    holds: (value) => wholeFrom(1).holds(value) && Number.isInteger(Math.log2(value as number)),
  },
  compressionLevel: { expected: "a whole number", holds: Number.isSafeInteger },
  lz4CompressorType: oneOf("fast", "high"),
  lz4HighCompressorLevel: wholeFrom(1, 17),
  minCompressRatio: {
    expected: "0, or a number from 1",
    holds: (value) => value === 0 || (typeof value === "number" && value >= 1),
  },
};

/**
 * The rules of the parts of a composed option; undefined for one that has none, or for a class that is not Cassandra's own,
 * whose options only it knows.
 */
export function partRules(option: string, value: unknown): Readonly<Record<string, OptionRule>> | undefined {
  if (!isRecord(value)) return undefined;
  switch (option) {
    case "caching":
      return cachingRules;
    case "compression":
      return compressionRules;
    case "compaction":
      return compactionRules[String(value["class"])];
    default:
      return undefined;
  }
}
