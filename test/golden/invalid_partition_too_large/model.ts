import { desc, entity, float, keyspace, query, ref, text, timestamp } from "perquery";

export const Network = entity("network", {
  attributes: { name: text() },
  identity: ["name"],
  estimate: { count: 12, bytes: { name: 10 } },
});
export const Sensor = entity("sensor", {
  attributes: { id: text(), network: ref(Network).immutable() },
  identity: ["id"],
  estimate: { per: { network: { average: 200, worst: 1_000 } }, bytes: { id: 8 } },
});
export const Reading = entity("reading", {
  attributes: { sensor: ref(Sensor), at: timestamp(), celsius: float() },
  identity: ["sensor", "at"],
  estimate: { perDay: { sensor: 24 * 60 }, daysKept: 3_650 },
});

export const readings = keyspace("readings", {
  replication: { production: { datacenter1: 3 } },
  queries: [
    query("Q1", "Find readings of a network, newest first")
      .find(Reading)
      .given(Reading.sensor.network)
      .orderBy(desc(Reading.at)),
    query("Q2", "Find readings of a sensor").find(Reading).given(Reading.sensor).range(Reading.at),
  ],
});
