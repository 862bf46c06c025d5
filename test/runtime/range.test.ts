import { expect, test } from "vitest";
import { date, InvalidValueError, keyColumn, rangeBounds } from "../../src/runtime/index.ts";

const startDate = keyColumn("date", date);
const [first, last] = [date.encode("2026-12-01"), date.encode("2026-12-31")];

test("a range is appended with the bounds that it has", () => {
  expect(rangeBounds("date", startDate, { gte: "2026-12-01", lte: "2026-12-31" })).toEqual({
    cql: " AND date >= ? AND date <= ?",
    parameters: [first, last],
  });
  expect(rangeBounds('"Date"', startDate, { gt: "2026-12-01", lt: "2026-12-31" })).toEqual({
    cql: ' AND "Date" > ? AND "Date" < ?',
    parameters: [first, last],
  });
  expect(rangeBounds("date", startDate, { lt: "2026-12-31" })).toEqual({ cql: " AND date < ?", parameters: [last] });
});

test("no range, or one without bounds, is no restriction", () => {
  for (const range of [undefined, {}, { gt: undefined, lte: undefined }]) {
    expect(rangeBounds("date", startDate, range)).toEqual({ cql: "", parameters: [] });
  }
});

test("two bounds at one end are refused, and so is null", () => {
  expect(() => rangeBounds("date", startDate, { gt: "2026-12-01", gte: "2026-12-01" })).toThrow(
    'date: expected one of "gt" and "gte", not both (date), got "2026-12-01"',
  );
  expect(() => rangeBounds("date", startDate, { lt: "2026-12-01", lte: "2026-12-01" })).toThrow(InvalidValueError);
  expect(() => rangeBounds("date", startDate, { gt: null as unknown as string })).toThrow(InvalidValueError);
});
