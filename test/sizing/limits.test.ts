import { entity, keyspace, list, query, ref, set, text, timestamp, uuid, type EntityEstimate } from "perquery";
import fc from "fast-check";
import { expect, it } from "vitest";
import { explainSize } from "../../src/explain/explain-size.ts";
import { explainSizes, printMore } from "../../src/explain/explain-sizes.ts";
import { printExplanation } from "../../src/explain/print-sections.ts";
import { derive } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import { adviseSplit } from "../../src/sizing/advise-split.ts";

const number = fc.oneof(
  fc.constantFrom(0, 1e-300, 1e-9, 0.2, 1, 7, 1e6, 1e15),
  fc.double({ min: 0, max: 1e15, noNaN: true }),
);
const amount = fc.oneof(
  number,
  fc.tuple(number, number).map(([a, b]) => ({ average: Math.min(a, b), worst: Math.max(a, b) })),
);
const distinct = fc.oneof(
  number.filter((values) => values >= 1),
  fc.record({
    values: number.filter((values) => values >= 1),
    largestShare: fc.double({ min: 0.01, max: 1, noNaN: true }),
  }),
);
const said = <TValue>(value: fc.Arbitrary<TValue>): fc.Arbitrary<TValue | undefined> =>
  fc.option(value, { nil: undefined });

interface Estimates {
  readonly shop: object;
  readonly sale: object;
  readonly rowsPerPartition: object | number | undefined;
}

const estimates: fc.Arbitrary<Estimates> = fc.record({
  shop: fc.record({
    count: said(amount),
    bytes: fc.constant({ name: 1e15 }),
    growthPerYear: said(fc.constantFrom(-0.5, 100)),
  }),
  sale: fc.record({
    count: said(amount),
    per: said(fc.record({ shop: amount })),
    perDay: said(fc.record({ shop: amount })),
    daysKept: said(amount),
    newPerDay: said(amount),
    bytes: fc.record({ note: amount, tags: amount, lines: amount, status: amount }),
    elements: fc.record({ tags: amount, lines: amount }),
    distinct: fc.record({ status: distinct }),
    changesPerDay: fc.record({ status: amount }),
  }),
  rowsPerPartition: said(amount),
});

/** What a type check can't follow. */
const unchecked = (estimate: object): EntityEstimate<never> =>
  Object.fromEntries(Object.entries(estimate).filter(([, value]) => value !== undefined));

function printSizes({ shop, sale, rowsPerPartition }: Estimates): string {
  const Shop = entity("shop", {
    attributes: { id: uuid(), name: text() },
    identity: ["id"],
    estimate: unchecked(shop),
  });
  const Sale = entity("sale", {
    attributes: {
      id: uuid(),
      shop: ref(Shop),
      at: timestamp(),
      status: text(),
      note: text(),
      tags: set(text()),
      lines: list(text()),
    },
    identity: ["id"],
    estimate: unchecked(sale),
  });
  const sales = keyspace("sales", {
    replication: { production: { datacenter1: 3 } },
    queries: [
      query("Q1", "Find a sale").find(Sale).given(Sale.id),
      query("Q2", "Find sales of a shop").find(Sale).given(Sale.shop).range(Sale.at),
      query("Q3", "Find sales by status").find(Sale).given(Sale.status).also(Sale.shop.name),
      query("Q4", "Find a shop").find(Shop).given(Shop.id),
      query("Q5", "Find sales by note")
        .find(Sale)
        .given(Sale.note)
        .estimate({
          readsPerDay: 1e15,
          ...(rowsPerPartition !== undefined && { rowsPerPartition: rowsPerPartition as number }),
        }),
    ],
  });
  const { models, diagnostics } = derive(readModel({ Shop, Sale, sales }));
  if (models === undefined) throw new Error(JSON.stringify(diagnostics));
  return [
    ...diagnostics.map(({ message, hint = "" }) => `${message}\n${hint}`),
    printExplanation(explainSizes("model.ts", models.sizing, { years: 999, headroom: 0.99 })),
    ...models.sizing.tables.map((size) => printExplanation(explainSize(size, adviseSplit(models, size)))),
    JSON.stringify(models.sizing, (_, value: unknown) =>
      typeof value === "number" && !Number.isFinite(value) ? String(value) : value,
    ),
  ].join("\n");
}

it("prints numbers for whatever is estimated: none that is out of bounds, and no less than nothing", () => {
  fc.assert(
    fc.property(estimates, (each) => {
      const wrong = printSizes(each).match(/^.*(?:NaN|∞|Infinity|undefined|(?:^|[ (])-\d).*$/gm);
      expect(wrong).toBeNull();
    }),
    { numRuns: 200 },
  );
});

it("says that there is less where collections are empty as a rule", () => {
  const exactly = (value: number): { average: number; worst: number } => ({ average: value, worst: value });
  expect(printMore(exactly(3), exactly(24))).toBe("3 cells and 24 bytes more");
  expect(printMore(exactly(0), exactly(24))).toBe("24 bytes more");
  expect(printMore(exactly(-1), exactly(-8))).toBe("1 cell fewer, 8 bytes fewer");
  expect(printMore({ average: -0.8, worst: 4 }, { average: -3, worst: 96 })).toBe(
    "1 cell fewer (4 cells more at worst), 3 bytes fewer (96 bytes more at worst)",
  );
  expect(printMore({ average: -0.5, worst: 0 }, { average: 4, worst: 16 })).toBe(
    "1 cell fewer (none at worst), 4 bytes more (16 bytes more at worst)",
  );
});
