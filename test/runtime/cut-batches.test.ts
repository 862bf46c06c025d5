import fc from "fast-check";
import { expect, test } from "vitest";
import { cutBatches } from "../../src/runtime/cut-batches.ts";
import { estimateBytes } from "../../src/runtime/estimate-bytes.ts";
import type { Statement } from "../../src/runtime/statement.ts";

const limit = 32_768;

let made = 0;
const statement = (bytes: number): Statement => ({
  cql: `INSERT ${made++}`,
  parameters: [Buffer.alloc(bytes)],
  table: "hotels",
});
const group = fc.array(fc.integer({ min: 0, max: 20_000 }).map(statement), { minLength: 1, maxLength: 3 });
const groups = fc.array(group, { maxLength: 60 });

const size = (statements: readonly Statement[]): number => statements.reduce((sum, one) => sum + estimateBytes(one), 0);

test("each group is in one batch, whole and once, and no batch is larger than said unless one group is", () => {
  fc.assert(
    fc.property(groups, groups, (copies, sources) => {
      const batches = cutBatches(copies, sources, limit);
      expect(new Set(batches.flat())).toEqual(new Set([...copies, ...sources]));
      expect(batches.flat()).toHaveLength(copies.length + sources.length);
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0);
        if (batch.length > 1) expect(size(batch.flat())).toBeLessThanOrEqual(limit);
      }
    }),
  );
});

test("what a retry starts from is last, in its order", () => {
  fc.assert(
    fc.property(groups, groups, (copies, sources) => {
      const order = cutBatches(copies, sources, limit).flat();
      expect(order.slice(order.length - sources.length)).toEqual(sources);
    }),
  );
});

test("a write that fits is one batch in the order given", () => {
  fc.assert(
    fc.property(groups, groups, (copies, sources) => {
      const all = [...copies, ...sources];
      fc.pre(all.length > 0 && size(all.flat()) <= limit);
      expect(cutBatches(copies, sources, limit)).toEqual([all]);
    }),
  );
});

test("a group that is too large by itself goes first, unless a retry starts from it", () => {
  const [small, large, source, largeSource] = [10, 40_000, 10, 40_000].map((bytes) => [statement(bytes)]);
  expect(cutBatches([small!, large!], [source!, largeSource!], limit)).toEqual([
    [large],
    [small, source],
    [largeSource],
  ]);
});

test("a batch has no more statements than the protocol counts, however large it may be", () => {
  const pair = [statement(0), statement(0)];
  const batches = cutBatches(
    Array.from({ length: 40_000 }, () => pair),
    [],
    Number.MAX_SAFE_INTEGER,
  );
  expect(batches.map((batch) => batch.flat().length)).toEqual([65_534, 14_466]);
});

test("bytes are those that the server counted, or rather more", () => {
  const insert = (...parameters: Statement["parameters"]): Statement => ({ cql: "INSERT", parameters, table: "t" });
  const key = Buffer.alloc(4);
  const flags = Array.from({ length: 60 }, () => Buffer.alloc(1));
  // As measured at the limit of 50 KiB: 83 bytes, 1347, and for unset columns nothing.
  expect(estimateBytes(insert(key, flags[0], key))).toBe(58 + 9 + 3 * 20);
  expect(estimateBytes(insert(key, ...flags, key))).toBe(58 + 68 + 62 * 20);
  expect(estimateBytes(insert(key, undefined, undefined))).toBe(58 + 4 + 20);
  const elements = Buffer.concat([Buffer.from([0, 0, 0, 100]), Buffer.alloc(800)]);
  // 2,560 bytes.
  expect(estimateBytes({ ...insert(elements, key), collections: [0] })).toBe(58 + 808 + 40 + 1800);
  expect(estimateBytes({ ...insert(elements, key), lists: [0] })).toBe(58 + 808 + 40 + 3400);
});
