import { expect, it } from "vitest";
import { diffSchema, isBreaking } from "../../src/evolution/schema-diff/diff-schema.ts";
import type { SchemaDiff } from "../../src/evolution/schema-diff/model.ts";
import { printDiff } from "../../src/evolution/schema-diff/print-diff.ts";
import { printMarkdown } from "../../src/evolution/schema-diff/print-markdown.ts";
import { isSnapshot, takeSnapshot, type SnapshotTable } from "../../src/evolution/snapshot.ts";
import { deriveModels } from "../support/compile-model.ts";
import { shop, type ShopOptions } from "./shop.ts";

function diff(before: ShopOptions, after: ShopOptions): SchemaDiff {
  const { physical, access } = deriveModels(shop(before));
  const committed: unknown = JSON.parse(JSON.stringify(takeSnapshot(physical, access)));
  if (!isSnapshot(committed)) throw new Error("not a snapshot");
  return diffSchema(committed, deriveModels(shop(after)));
}

const effects = (before: ShopOptions, after: ShopOptions): readonly string[] =>
  diff(before, after).changes.map(({ name, effect, text }) => `${effect} ${name}: ${text}`);

it("finds nothing where nothing has changed", () => {
  const same = diff({ byStatus: true, indexed: true }, { byStatus: true, indexed: true });
  expect(same).toEqual({ kind: "schema-diff", changes: [], writes: [] });
  expect(printDiff(same, { since: "main" })).toBe("The schema is as at main\n");
});

it.each<[what: string, before: ShopOptions, after: ShopOptions, expected: readonly string[]]>([
  [
    "an order",
    {},
    { order: "desc" },
    ["shop.orders_by_customer: order: ((customer_id), placed, id) → ((customer_id), placed DESC, id)"],
  ],
  [
    "types",
    {},
    { total: "bigint" },
    ['shop.orders: type of "total": int → bigint', 'shop.orders_by_customer: type of "total": int → bigint'],
  ],
  ["a table that is dropped", {}, { byCustomer: false }, ["shop.orders_by_customer: dropped with Q2"]],
  ["a table that is renamed", {}, { table: "orders_of" }, ['shop.orders_by_customer: dropped: Q2 reads "orders_of"']],
  ["a field taken out of a type", {}, { fields: ["street"] }, ['shop.address: field "city" dropped']],
  ["fields in another order", {}, { fields: ["city", "street"] }, ["shop.address: its fields have another order"]],
  [
    "a field among others",
    {},
    { fields: ["street", "zip", "city"] },
    ['shop.address: fields "zip" added among the others'],
  ],
  [
    "the number of a hash's buckets",
    { buckets: 8 },
    { buckets: 16 },
    ['shop.orders_by_customer: bucket "bucket": hash(order.id, 8) → hash(order.id, 16)'],
  ],
  [
    "the time zone of a bucket",
    { zone: "Europe/Paris" },
    { zone: "Asia/Tokyo" },
    [
      'shop.orders_by_customer: bucket "month": month(order.placed) in Europe/Paris → month(order.placed) in Asia/Tokyo',
    ],
  ],
  ["a keyspace", {}, { keyspaceName: "store" }, ["shop: dropped, with its 3 tables"]],
])("calls %s breaking, and what takes data away stands as a comment", (_, before, after, expected) => {
  const found = diff(before, after);
  const breaking = found.changes.filter(({ effect }) => effect === "breaking");
  expect(breaking.map(({ name, text }) => `${name}: ${text}`)).toEqual(expected);
  expect(isBreaking(found)).toBe(true);
  expect(printDiff(found, { since: "main" })).not.toMatch(/^ *(?:DROP|ALTER TABLE .* ALTER)/m);
});

it("calls a primary key and a static column breaking", () => {
  const models = deriveModels(shop({ customerName: true }));
  const now = takeSnapshot(models.physical, models.access);
  const changed = (difference: Partial<SnapshotTable>): readonly string[] => {
    const keyspaces = now.keyspaces.map((keyspace) => ({
      ...keyspace,
      tables: keyspace.tables.map((table) =>
        table.name === "orders_by_customer" ? { ...table, ...difference } : table,
      ),
    }));
    return diffSchema({ ...now, keyspaces }, models).changes.map(({ effect, text }) => `${effect}: ${text}`);
  };
  expect(changed({ static: [] })).toEqual(['breaking: "customer_name": regular → static']);
  expect(changed({ partitionKey: ["customer_id", "placed"], clustering: [["id", "asc"]] })).toEqual([
    "breaking: primary key: ((customer_id, placed), id) → ((customer_id), placed, id)",
  ]);
});

it.each<[what: string, before: ShopOptions, after: ShopOptions, expected: readonly string[]]>([
  [
    "an attribute that becomes required",
    { note: "optional" },
    { note: "required" },
    ['careful shop.orders: "note" is required now', 'careful shop.orders_by_customer: "note" is required now'],
  ],
  [
    "an attribute that becomes optional",
    { note: "required" },
    { note: "optional" },
    ['careful shop.orders: "note" is optional now', 'careful shop.orders_by_customer: "note" is optional now'],
  ],
  [
    "the values of a oneOf",
    { statuses: ["new", "paid"], byCustomer: false },
    { statuses: ["new", "sent"], byCustomer: false },
    ['careful shop.orders: "status" is no longer "paid"', 'in-place shop.orders: "status" may be "sent" too'],
  ],
  [
    "a text that becomes a oneOf",
    { byCustomer: false },
    { statuses: ["new"], byCustomer: false },
    ['careful shop.orders: "status" is one of "new" now'],
  ],
  [
    "a oneOf that becomes a text",
    { statuses: ["new"], byCustomer: false },
    { byCustomer: false },
    ['in-place shop.orders: "status" is any text now'],
  ],
  [
    "a column that holds another attribute",
    { title: "name" },
    { title: "nick" },
    ['careful shop.orders_by_customer: "title" holds order.customer.nick, and order.customer.name before'],
  ],
])("tells of %s, which no CQL shows", (_, before, after, expected) => {
  expect(effects(before, after)).toEqual(expected);
});

it("takes an entity's new name for no other data", () => {
  const titles = { table: "t", title: "name" } as const;
  expect(effects(titles, { ...titles, customer: "buyer" }).filter((line) => line.includes("holds"))).toEqual([]);
});

it("does not compare with what an older snapshot does not tell", () => {
  const models = deriveModels(shop({ buckets: 8 }));
  const now = takeSnapshot(models.physical, models.access);
  const older: unknown = JSON.parse(JSON.stringify(now).replaceAll(/"hash\([^"]*"/g, '"the hash bucket"'));
  if (!isSnapshot(older)) throw new Error("not a snapshot");
  expect(diffSchema(older, models).changes).toEqual([]);
});

it("leaves it to people to take a column away, after what is added", () => {
  const found = printDiff(diff({ note: "optional", byCustomer: false }, { byCustomer: false }), { since: "main" });
  expect(found).toContain("  -- ALTER TABLE shop.orders DROP note;\n");
  expect(found).not.toMatch(/^ *ALTER .* DROP/m);
});

it("tells what can be done in place from what takes care", () => {
  expect(
    effects({ note: "optional" }, { indexed: true, gcGraceSeconds: 100, fields: ["street", "city", "zip"] }),
  ).toEqual([
    'in-place shop.address: field "zip" text added',
    'careful shop.orders: column "note" dropped',
    'in-place shop.orders: index "orders_placed_sai" on placed added',
    "in-place shop.orders: comment: Q1. Find an order → Q1. Find an order; Q5. Find orders placed at a time",
    "in-place shop.orders: gc_grace_seconds = 100",
    'careful shop.orders_by_customer: column "note" dropped',
  ]);
  expect(effects({}, { note: "optional" })[0]).toBe('in-place shop.orders: column "note" text added');
  expect(effects({}, { note: "required" })[0]).toBe('careful shop.orders: column "note" text added');
  expect(effects({}, { production: 5 })[0]).toMatch(/^careful shop: production: /);
});

it("says what changed in words and as CQL, and which tables each write reaches now", () => {
  expect(printDiff(diff({}, { byStatus: true, text: "Find one" }), { since: "main" })).toMatchInlineSnapshot(`
    "2 changes since main

    table shop.orders
      comment: Q1. Find an order → Q1. Find one

    table shop.orders_by_status
      new table for Q4. Find orders by status
        it is empty: what was written before is not in it until it is filled from the tables that have them

    What a write costs
      insert order: 2 tables → 3
        + shop.orders_by_status
      update order: 2 tables → 3
        + shop.orders_by_status
      delete order: 2 tables → 3
        + shop.orders_by_status

    CQL
      ALTER TABLE shop.orders WITH comment = 'Q1. Find one';
      CREATE TABLE IF NOT EXISTS shop.orders_by_status (
        status text,
        id text,
        customer_id text,
        placed timestamp,
        total int,
        PRIMARY KEY ((status), id)
      ) WITH comment = 'Q4. Find orders by status';
    "
  `);
});

it("says of a copy that it has to be updated, and what is read for it", () => {
  expect(printDiff(diff({}, { customerName: true }), { since: "v1" })).toMatchInlineSnapshot(`
    "1 change since v1

    table shop.orders_by_customer
      careful: column "customer_name" text added
        rows that are there have no value, and reads leave out rows without a required value: make the attribute optional(), or fill the column before the new code reads it

    What a write costs
      update customer: 1 table → 2
        + shop.orders_by_customer
      insert order: 2 tables
        + reads shop.customers first
      update order: 2 tables
        + reads shop.orders_by_customer first

    CQL
      ALTER TABLE shop.orders_by_customer ADD customer_name text STATIC;
    "
  `);
});

it("prints a comment for a pull request, in which a query's text can't break out", () => {
  const text = 'it\'s 50% | "x" */ ``` <b>';
  expect(printMarkdown(diff({}, { text, order: "desc" }), { since: "main", title: "src/model.ts" }))
    .toMatchInlineSnapshot(`
    "### src/model.ts: 2 changes since main, 1 of them breaking

    **table shop.orders**

    - comment: Q1. Find an order → Q1. it's 50% \\| "x" \\*/ \\\`\\\`\\\` &lt;b&gt;

    **table shop.orders\\_by\\_customer**

    - **breaking**: order: ((customer\\_id), placed, id) → ((customer\\_id), placed DESC, id)<br>make a new table with .table(…), fill it from this one, and drop this one when nothing reads it any more

    <details><summary>CQL</summary>

    \`\`\`\`sql
    ALTER TABLE shop.orders WITH comment = 'Q1. it''s 50% | "x" */ \`\`\` <b>';
    \`\`\`\`

    </details>
    "
  `);
});
