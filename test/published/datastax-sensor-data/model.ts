import { date, decimal, desc, entity, float, int, keyspace, map, query, ref, text, timestamp, week } from "perquery";

export const Network = entity("network", {
  attributes: { name: text(), description: text(), region: text(), numSensors: int() },
  identity: ["name"],
});
export const Sensor = entity("sensor", {
  attributes: {
    sensor: text(),
    network: ref(Network).named("network").immutable(), // installed once, for good
    latitude: decimal().immutable(),
    longitude: decimal().immutable(),
    characteristics: map(text(), text()),
  },
  identity: ["sensor"],
});
export const Temperature = entity("temperature", {
  attributes: {
    sensor: ref(Sensor),
    date: date(), // by the clock of the place
    timestamp: timestamp(),
    value: float(),
  },
  identity: ["sensor", "timestamp"],
});
export const HourlyAverage = entity("hourlyAverage", {
  plural: "temperatures",
  attributes: { sensor: ref(Sensor).prefix(""), dateHour: timestamp(), avgTemperature: float() },
  identity: ["dateHour", "sensor"],
});

export const sensorData = keyspace("sensor_data", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find information about all networks; order by name (asc)")
      .find(Network)
      .inOnePartition()
      .orderBy(Network.name),
    query(
      "Q2",
      "Find hourly average temperatures for every sensor in a network and date range; order by date (desc) and hour (desc)",
    )
      .find(HourlyAverage)
      .given(HourlyAverage.sensor.network)
      .range(HourlyAverage.dateHour)
      .orderBy(desc(HourlyAverage.dateHour))
      .bucketBy(week(HourlyAverage.dateHour))
      .also(HourlyAverage.sensor.latitude, HourlyAverage.sensor.longitude),
    query("Q3", "Find information about all sensors in a network").find(Sensor).given(Sensor.network),
    query("Q4", "Find raw measurements of a sensor on a date; order by timestamp (desc)")
      .find(Temperature)
      .given(Temperature.sensor, Temperature.date)
      .orderBy(desc(Temperature.timestamp))
      .table("temperatures_by_sensor"),
  ],
});
