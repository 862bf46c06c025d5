import { expect, it } from "vitest";
import { temporaryProject, type TemporaryProject } from "./temporary-project.ts";

function project(perDay: number, sizing: string): TemporaryProject {
  return temporaryProject({
    "perquery.config.ts": `import { defineConfig } from "perquery";
export default defineConfig({ rules: 1, ${sizing} models: [{ model: "model.ts", output: "generated" }] });
`,
    "model.ts": `import { entity, float, keyspace, query, ref, text, timestamp } from "perquery";
export const Sensor = entity("sensor", { attributes: { id: text() }, identity: ["id"], estimate: { count: 10, bytes: { id: 8 } } });
export const Reading = entity("reading", {
  attributes: { sensor: ref(Sensor), at: timestamp(), celsius: float() },
  identity: ["sensor", "at"],
  estimate: { perDay: { sensor: ${perDay} }, daysKept: 1_000 },
});
export const readings = keyspace("readings", {
  replication: { production: { datacenter1: 3 } },
  queries: [query("Q1", "Find readings of a sensor").find(Reading).given(Reading.sensor).range(Reading.at)],
});
`,
  });
}

it("ends with 0 for what is small enough, and warns by limits that the configuration sets", () => {
  const small = project(24, "").perquery("size");
  expect(small).toMatchObject({ code: 0, error: "" });
  expect(small.out).toContain("24,000");
  const limited = project(24, "sizing: { cells: 10_000 },").perquery("size");
  expect(limited.code).toBe(0);
  expect(limited.error).toContain("warning PQ5002");
  expect(limited.error).toContain("write .bucketBy(month(Reading.at)) in Q1");
});

it("ends with 1 for a partition that can't be kept, tells its sizes all the same, and nothing is generated", () => {
  const app = project(10_000_000, "");
  const size = app.perquery("size");
  expect(size.code).toBe(1);
  expect(size.error).toContain("error PQ5001");
  expect(size.out).toContain("10,000,000,000");
  expect(app.perquery("gen").code).toBe(1);
  expect(app.list("generated")).toEqual([]);
});

it("answers programs with everything, and with one table", () => {
  const app = project(2_400, "");
  const all = JSON.parse(app.perquery("size", "--json").out) as {
    models: { tables: { rows: object; splits: object[] }[] }[];
  };
  expect(all.models[0]?.tables[0]?.rows).toEqual({ average: 2_400_000, worst: 2_400_000 });
  expect(all.models[0]?.tables[0]?.splits[0]).toMatchObject({ isTaken: true, line: ".bucketBy(week(Reading.at))" });
  const one = JSON.parse(app.perquery("size", "Q1", "--json").out) as { table: string };
  expect(one.table).toBe("readings_by_sensor_at");
});

it("names the queries and tables that there are", () => {
  const wrong = project(1, "").perquery("size", "readings_by_senor_at");
  expect(wrong.code).toBe(1);
  expect(wrong.error).toContain("readings_by_sensor_at");
});
