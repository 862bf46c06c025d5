import { date, entity, float, keyspace, query, tableDefaults, text, timestamp, vector } from "perquery";

/** The nearest level wins, and an option counts as a whole. */
export const defaults = tableDefaults({
  compression: { class: "ZstdCompressor", compressionLevel: 3 },
  gcGraceSeconds: 864_000,
});

export const Reading = entity("reading", {
  attributes: { sensor: text(), day: date(), at: timestamp(), value: float() },
  identity: ["sensor", "day", "at"],
  options: { gcGraceSeconds: 3600, defaultTimeToLive: 2_592_000 },
});
export const Note = entity("note", {
  attributes: { id: text(), sensor: text(), embedding: vector(3) },
  identity: ["id"],
});

export const sensors = keyspace("sensors", {
  replication: { production: { east: 3, west: 2 }, development: 1 },
  durableWrites: false,
  options: { speculativeRetry: "95PERCENTILE", compression: false },
  queries: [
    query("Q1", "Find readings of a sensor on a day")
      .find(Reading)
      .given(Reading.sensor, Reading.day)
      .options({
        gcGraceSeconds: 7200,
        compaction: { class: "TimeWindowCompactionStrategy", compactionWindowUnit: "DAYS", compactionWindowSize: 1 },
      }),
    query("Q2", "Find a note")
      .find(Note)
      .given(Note.id)
      .options({
        additionalWritePolicy: "99PERCENTILE",
        bloomFilterFpChance: 0.01,
        caching: { keys: "ALL", rowsPerPartition: 10 },
        cdc: true,
        compaction: { class: "UnifiedCompactionStrategy", scalingParameters: "T4, L10", targetSstableSize: "1GiB" },
        compression: { class: "LZ4Compressor", chunkLengthInKb: 32 },
        crcCheckChance: 0.5,
        memtableFlushPeriodInMs: 60_000,
        minIndexInterval: 64,
        maxIndexInterval: 1024,
        readRepair: "NONE",
        speculativeRetry: "NEVER",
      }),
    query("Q3", "Find the notes on a sensor")
      .find(Note)
      .given(Note.sensor)
      .servedBy("Q2", { index: "sai", caseSensitive: false }),
  ],
});
