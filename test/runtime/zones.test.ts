import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { scalars } from "./cql-types.ts";
import { driverEncoder } from "./driver.ts";

const zoneOfProcess = process.env["TZ"];

afterAll(() => {
  if (zoneOfProcess === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zoneOfProcess;
});

const zones = { "Pacific/Auckland": -780, UTC: 0, "America/St_Johns": 210 };
const driver = driverEncoder({ map: Map });

for (const [zone, minutesBehindUtc] of Object.entries(zones)) {
  test(`dates, times and timestamps do not move in a process in ${zone}`, () => {
    process.env["TZ"] = zone;
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(minutesBehindUtc);
    for (const name of ["date", "time", "timestamp"]) {
      const { codec, column, values } = scalars[name]!;
      fc.assert(
        fc.property(values, (value) => {
          expect(codec.decode(driver.decode(codec.encode(value), column))).toEqual(value);
        }),
      );
    }
    expect(scalars["date"]!.codec.encode("2026-12-01").toString("hex")).toBe("80005134");
    expect(scalars["timestamp"]!.codec.encode(new Date("2026-12-01T00:00:00Z")).toString("hex")).toBe(
      "000001a22ee6b000",
    );
  });
}
