// Readings of sensors, a partition a day, kept for a month.
import { day, desc, double, entity, keyspace, query, ref, text, timestamp } from "perquery";

export const Sensor = entity("sensor", {
  attributes: { sensorId: text(), place: text() },
  identity: ["sensorId"],
  estimate: { count: 10_000, bytes: { sensorId: 12, place: 30 } },
});
export const Reading = entity("reading", {
  attributes: { sensor: ref(Sensor), measuredAt: timestamp(), celsius: double() },
  identity: ["sensor", "measuredAt"],
  immutable: true,
  // one every ten seconds
  estimate: { perDay: { sensor: 8_640 }, daysKept: 30 },
  // 30 windows: each is dropped as a whole when all in it has expired
  options: {
    defaultTimeToLive: 30 * 86_400,
    compaction: { class: "TimeWindowCompactionStrategy", compactionWindowUnit: "DAYS", compactionWindowSize: 1 },
  },
});

export const sensors = keyspace("sensors", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a sensor").find(Sensor).given(Sensor.sensorId).entry(),
    query("Q2", "Find the readings of a sensor in a time, newest first")
      .find(Reading)
      .given(Reading.sensor)
      .range(Reading.measuredAt)
      .orderBy(desc(Reading.measuredAt))
      .bucketBy(day(Reading.measuredAt))
      .after("Q1"),
  ],
});
