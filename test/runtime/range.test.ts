import { expect, test } from "vitest";
import { date, InvalidValueError, keyColumn, type Range } from "../../src/runtime/index.ts";
import { boundsOf } from "../../src/runtime/range.ts";

const startDate = keyColumn("date", date);
const [first, last] = [date.encode("2026-12-01"), date.encode("2026-12-31")];

test("a range has the bounds that are given, the lower one first", () => {
  expect(boundsOf(startDate, { lte: "2026-12-31", gte: "2026-12-01" })).toEqual([
    { operator: ">=", value: first },
    { operator: "<=", value: last },
  ]);
  expect(boundsOf(startDate, { gt: "2026-12-01", lt: "2026-12-31" })).toEqual([
    { operator: ">", value: first },
    { operator: "<", value: last },
  ]);
  expect(boundsOf(startDate, { lt: "2026-12-31" })).toEqual([{ operator: "<", value: last }]);
});

test("one without bounds is no restriction", () => {
  for (const range of [{}, { gt: undefined, lte: undefined }]) expect(boundsOf(startDate, range)).toEqual([]);
});

test("two bounds at one end are refused, and so is null", () => {
  const bounds = (range: Range<unknown>) => (): unknown => boundsOf(startDate, range);
  expect(bounds({ gt: "2026-12-01", gte: "2026-12-01" })).toThrow(
    'date: expected one of "gt" and "gte", not both (date), got "2026-12-01"',
  );
  expect(bounds({ lt: "2026-12-01", lte: "2026-12-01" })).toThrow(InvalidValueError);
  expect(bounds({ gt: null })).toThrow(InvalidValueError);
});
