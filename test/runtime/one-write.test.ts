import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addStatement,
  afterWrite,
  inOneWrite,
  insertMany,
  InvalidWrite,
  nextTimestamp,
  set,
  statementsOf,
  text,
  map,
  write,
  type Database,
  type OperationEvent,
  type Statement,
} from "../../src/runtime/index.ts";
import { put, scriptedDatabase, type Request } from "./scripted-client.ts";

const texts = (requests: readonly Request[]) => requests.map(({ cql }) => cql.map((one) => one.slice(7)).join(" "));

/** A statement on row `id` of a table. */
const row = (cql: string, id: string, ...values: readonly (string | undefined)[]): Statement => ({
  cql,
  parameters: [Buffer.from(id), ...values.map((value) => (value === undefined ? undefined : Buffer.from(value)))],
  table: "hotels",
  keyspace: '"hotel"',
  key: [0, 1],
});
const insert = (id: string, ...values: readonly string[]) => row("INSERT INTO hotels (id, name)", id, ...values);
const update = (id: string, ...values: readonly (string | undefined)[]) =>
  row("UPDATE hotels SET name, phone", id, ...values);
const remove = (id: string) => row("DELETE FROM hotels", id);
const elements = (change: "add" | "remove", ...pois: readonly string[]): Statement => ({
  ...row(`UPDATE hotels SET pois ${change}`, "h1"),
  parameters: [Buffer.from("h1"), set(text).encode(new Set(pois))],
  elements: { change, column: "pois", at: 1 },
});
const entries = (value: string): Statement => ({
  ...row("UPDATE hotels SET phones add", "h1"),
  parameters: [Buffer.from("h1"), map(text, text).encode(new Map([["desk", value]]))],
  elements: { change: "add-entries", column: "phones", at: 1 },
});

/** Two operations, each of one group, in one write. */
const both = (one: readonly Statement[], other: readonly Statement[]): Promise<readonly Statement[]> =>
  statementsOf(scriptedDatabase().db, async (db) => {
    await write(db, "update hotel", [one]);
    await write(db, "connect near", [other]);
  });

test("operations are one batch at one timestamp, above every write time that any has read, sources last", async () => {
  const events: OperationEvent[] = [];
  const { db, requests } = scriptedDatabase(undefined, { hooks: { onOperation: (event) => events.push(event) } });
  const ahead = nextTimestamp() + 1_000_000;
  const result = await inOneWrite(db, async (one) => {
    await write(one, "insert order", [put("a")], { sources: [put("order")], after: [ahead] });
    await write(one, "insert line", [put("b")], { sources: [put("line1")] });
    await write(one, "insert line", [put("c")], { sources: [put("line2")], after: [ahead + 7] });
    addStatement(one, { cql: "UPDATE own", parameters: ["x"], isIdempotent: true });
    expect(requests).toEqual([]);
    return "done";
  });
  expect(result).toBe("done");
  expect(texts(requests)).toEqual(["a b c own order line1 line2"]);
  expect(requests[0]?.options).toMatchObject({ timestamp: ahead + 8, logged: true, isIdempotent: true });
  expect(events).toMatchObject([{ operation: "insert order, insert line, statement", statements: 7 }]);
});

test("a statement of the application's own is not repeated unless it says that it may be", async () => {
  const { db, requests } = scriptedDatabase();
  await inOneWrite(db, async (one) => {
    await write(one, "insert order", [put("a")]);
    addStatement(one, { cql: "UPDATE own", parameters: [1, "x", null, undefined] });
  });
  expect(requests[0]?.options["isIdempotent"]).toBe(false);
  expect(() => addStatement(db, { cql: "UPDATE own", parameters: [] })).toThrow(InvalidWrite);
});

test("work that throws writes nothing", async () => {
  const { db, requests } = scriptedDatabase();
  const work = async (one: Database<"hotel">): Promise<void> => {
    await write(one, "insert order", [put("a")]);
    throw new Error("no stock");
  };
  await expect(inOneWrite(db, work)).rejects.toThrow("no stock");
  expect(requests).toEqual([]);
});

test("one write inside another is a part of it", async () => {
  const { db, requests } = scriptedDatabase();
  await inOneWrite(db, async (outer) => {
    await write(outer, "insert order", [put("a")]);
    await inOneWrite(outer, async (inner) => write(inner, "insert line", [put("b")]));
    await expect(inOneWrite(outer, async () => {}, { timestamp: 17 })).rejects.toThrow(InvalidWrite);
  });
  expect(texts(requests)).toEqual(["a b"]);
});

test("options of the whole are given to the whole", async () => {
  const { db, requests } = scriptedDatabase();
  await inOneWrite(
    db,
    async (one) => {
      await expect(write(one, "insert line", [put("a")], { timestamp: 17 })).rejects.toThrow(
        "insert line: it is part of one write, which has one timestamp; give that to inOneWrite",
      );
      await expect(write(one, "insert line", [put("a")], { batch: "unlogged" })).rejects.toThrow(InvalidWrite);
      await expect(insertMany(one, [1], async () => {})).rejects.toThrow(InvalidWrite);
      await write(one, "insert line", [put("a"), put("b")]);
    },
    { timestamp: 17, batch: "unlogged" },
  );
  expect(requests).toMatchObject([{ options: { timestamp: 17, logged: false } }]);
});

test("what comes when the write has been sent is refused", async () => {
  const { db } = scriptedDatabase();
  let late: Database<"hotel"> | undefined;
  await inOneWrite(db, async (one) => {
    late = one;
  });
  await expect(write(late!, "insert line", [put("a")])).rejects.toThrow(/await it inside inOneWrite/);
});

test("what is to be done after a write waits for the whole", async () => {
  const { db, requests } = scriptedDatabase();
  const done: string[] = [];
  const note = (name: string) => async (outer: Database<"hotel">) => {
    expect(outer.composition).toBeUndefined();
    done.push(`${name} after ${requests.length}`);
  };
  await afterWrite(db, note("at once"));
  await inOneWrite(db, async (one) => {
    await afterWrite(one, note("first"));
    await write(one, "insert order", [put("a")]);
    await inOneWrite(one, async (inner) => afterWrite(inner, note("second")));
  });
  await statementsOf(db, async (one) => afterWrite(one, note("never")));
  expect(done).toEqual(["at once after 0", "first after 1", "second after 1"]);
});

test("statements can be had without executing them", async () => {
  const { db, requests } = scriptedDatabase();
  const statements = await statementsOf(db, async (one) => {
    await write(one, "insert order", [put("a"), undefined], { sources: [put("order")] });
    await write(one, "insert line", [put("b")]);
  });
  expect(statements).toEqual([put("a"), put("b"), put("order")]);
  expect(requests).toEqual([]);
});

test("a row that one operation removes and another writes is refused: at one timestamp the removal would win", async () => {
  const refusal =
    'connect near: "update hotel" and "connect near" would change the same row of hotels, and at one timestamp neither comes first; do it in two writes';
  await expect(both([remove("h1")], [insert("h1", "Ritz")])).rejects.toThrow(refusal);
  await expect(both([insert("h1", "Ritz")], [remove("h1"), insert("h2", "Ritz")])).rejects.toThrow(InvalidWrite);
  await expect(both([remove("h1")], [elements("add", "Louvre")])).rejects.toThrow(InvalidWrite);
  expect(await both([remove("h1")], [insert("h2", "Ritz")])).toHaveLength(2);
});

test("two moves of one row are refused, which would leave it in two places; two removals are one", async () => {
  await expect(both([remove("h1"), insert("h2")], [remove("h1"), insert("h3")])).rejects.toThrow(InvalidWrite);
  await expect(both([remove("h1"), insert("h2")], [remove("h1")])).rejects.toThrow(InvalidWrite);
  expect(await both([remove("h1")], [remove("h1")])).toEqual([remove("h1")]);
});

test("two different values of one column are refused; equal ones, and other columns, go together", async () => {
  await expect(both([insert("h1", "Ritz")], [insert("h1", "Savoy")])).rejects.toThrow(InvalidWrite);
  await expect(both([insert("h1", "Ritz")], [update("h1", "Ritz", "1")])).rejects.toThrow(InvalidWrite);
  await expect(both([update("h1", "Ritz", undefined)], [update("h1", "Savoy", "1")])).rejects.toThrow(InvalidWrite);
  expect(await both([insert("h1", "Ritz")], [insert("h1", "Ritz")])).toHaveLength(1);
  expect(await both([update("h1", "Ritz", undefined)], [update("h1", undefined, "1")])).toHaveLength(2);
  expect(await both([update("h1", "Ritz", undefined)], [update("h1", "Ritz", "1")])).toHaveLength(2);
});

test("elements of a collection go together unless one is added and removed", async () => {
  expect(await both([elements("add", "Louvre")], [elements("add", "Seine")])).toHaveLength(2);
  expect(await both([elements("add", "Louvre")], [elements("remove", "Seine")])).toHaveLength(2);
  await expect(both([elements("add", "Louvre", "Seine")], [elements("remove", "Seine")])).rejects.toThrow(InvalidWrite);
  expect(await both([insert("h1", "Ritz")], [elements("add", "Louvre")])).toHaveLength(2);
  expect(await both([elements("remove", "Louvre")], [update("h1", "Ritz", "1")])).toHaveLength(2);
  await expect(both([elements("remove", "a")], [row("UPDATE hotels SET pois = ?", "h1", "x")])).rejects.toThrow(
    InvalidWrite,
  );
  expect(await both([entries("1")], [entries("1")])).toHaveLength(1);
  await expect(both([entries("1")], [entries("2")])).rejects.toThrow(InvalidWrite);
  expect(await both([entries("1")], [elements("add", "Louvre")])).toHaveLength(2);
});

test("rows are told apart by keyspace, table and whole key; one operation's own are the planner's to get right", async () => {
  expect(await both([insert("h1", "Ritz")], [{ ...insert("h1", "Savoy"), keyspace: '"other"' }])).toHaveLength(2);
  expect(await both([insert("h1", "Ritz")], [{ ...insert("h1", "Savoy"), table: "pois" }])).toHaveLength(2);
  expect(
    await both([{ ...insert("h1", "Ritz"), key: [0, 2] }], [{ ...insert("h1", "Savoy"), key: [0, 2] }]),
  ).toHaveLength(2);
  expect(await both([remove("h1"), insert("h1", "Ritz")], [insert("h2", "Ritz")])).toHaveLength(3);
  const list = { ...insert("h1", "Ritz"), lists: [1] };
  expect(await both([list], [insert("h2", "Ritz")])).toHaveLength(2);
  const appending = { ...row("UPDATE hotels SET l = l + ?", "h1", "x"), isIdempotent: false as const };
  await expect(both([appending], [appending])).rejects.toThrow(InvalidWrite);
});

test("whatever is composed, one row's statements of two operations leave the same in either order", async () => {
  const statement = fc.oneof(
    fc.constantFrom("h1", "h2").map(remove),
    fc.tuple(fc.constantFrom("h1", "h2"), fc.constantFrom("Ritz", "Savoy")).map(([id, name]) => insert(id, name)),
    fc
      .tuple(fc.constantFrom("h1", "h2"), fc.constantFrom("Ritz", undefined), fc.constantFrom("1", undefined))
      .map(([id, ...values]) => update(id, ...values)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(statement, { minLength: 1, maxLength: 1 }), { maxLength: 4 }),
      async (operations) => {
        const compose = (order: readonly (readonly Statement[])[]) =>
          statementsOf(scriptedDatabase().db, async (db) => {
            for (const [index, group] of order.entries()) await write(db, `operation ${index}`, [group]);
          }).then(
            (statements) =>
              new Set(statements.map(({ cql, parameters }) => `${cql} ${parameters.map(String).join(" ")}`)),
            (error: unknown) => (error as Error).name,
          );
        expect(await compose(operations)).toEqual(await compose(operations.toReversed()));
      },
    ),
  );
});
