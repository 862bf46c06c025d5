import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compile, derive } from "../../src/compile.ts";
import { printCqlType } from "../../src/cql/print-type.ts";
import { caseNames, readCase } from "./cases.ts";
import { correctionOf, corrections } from "./corrections.ts";
import { judgements } from "./judgements.ts";
import { neededWords } from "./needed-words.ts";
import { summarizePublished, summarizeTable, summarizeTypes } from "./summarize-table.ts";
import { pagePath, printWordsPage } from "./words-page.ts";

const cases = await Promise.all(caseNames.map(readCase));
const tables = cases.flatMap(({ name, published, definition }) =>
  published.tables.map((table) => ({ id: `${name}: ${table.name}`, model: name, table, definition })),
);

it("has the thirteen published models with their 73 tables", () => {
  expect(cases.length).toBe(13);
  expect(tables.length).toBe(73);
});

it.each(tables)("$id", ({ model, table, definition }) => {
  const derived = derive(definition)
    .models?.physical.keyspaces.flatMap((keyspace) => keyspace.tables)
    .find(({ queries }) => queries.some(({ id }) => id === table.query));
  const expected = { ...summarizePublished(table), ...correctionOf(model, table.name)?.instead };
  expect(derived && summarizeTable(derived)).toEqual(expected);
});

it.each(cases)("$name: nothing beside the published tables, and the published types", ({ published, definition }) => {
  const { models, diagnostics } = derive(definition);
  expect(diagnostics.filter(({ severity }) => severity !== "advice")).toEqual([]);
  const [keyspace, ...others] = models?.physical.keyspaces ?? [];
  expect(others).toEqual([]);
  expect(keyspace?.tables.map(({ name }) => name).toSorted()).toEqual(
    published.tables.map(({ name }) => name).toSorted(),
  );
  const types = keyspace?.types.map(({ name, fields }) => [
    name,
    Object.fromEntries(fields.map((field) => [field.name, printCqlType(field.type)])),
  ]);
  expect(Object.fromEntries(types ?? [])).toEqual(summarizeTypes(published));
});

it.each(cases)("$name compiles to files", ({ name, definition }) => {
  const { files } = compile(definition, { modelFile: `test/published/${name}/model.ts`, accept: [] });
  expect(files?.map(({ path }) => path)).toContain("index.ts");
});

it.each(tables.filter(({ table }) => table.derivation === "rules"))(
  "$id follows from its query: it needs no hint",
  ({ table, model }) => {
    const published = cases.find(({ name }) => name === model)!;
    expect(neededWords(published, table).filter(({ kind }) => kind === "hint")).toEqual([]);
  },
);

it("keeps every order of a customer, where the published table keeps one of an instant", () => {
  const { table, definition } = tables.find(({ id }) => id === "orders-lesson: orders_by_customer")!;
  expect(table.clustering).toEqual([["order_date", "desc"]]); // two orders at one instant are one row
  const [derived] = derive(definition).models!.physical.keyspaces[0]!.tables;
  const key = derived!.columns.filter(({ role }) => role === "partition" || role === "clustering");
  expect(key.map(({ name }) => name)).toEqual(["customer_id", "order_date", "order_id"]);
});

it("corrects published tables that exist", () => {
  const ids = corrections.map(({ model, table }) => `${model}: ${table}`);
  expect(tables.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

it.each(cases)("$name: what is found in it has been judged", ({ name, definition }) => {
  const found = derive(definition).diagnostics.map(({ code, message }) => `${code} ${subjectOf(message)}`);
  const judged = judgements
    .filter(({ model }) => model === name)
    .flatMap(({ code, subjects }) => subjects.map((subject) => `${code} ${subject}`));
  expect(found.toSorted()).toEqual(judged.toSorted());
});

/** `Q4` of `Q4: …`, `room` of `no query finds "room" …`. */
const subjectOf = (message: string): string =>
  /^([\w.]+): /.exec(message)?.[1] ?? /"(\w+)"/.exec(message)?.[1] ?? message;

it(`has in ${pagePath} what npm run docs:published writes`, async () => {
  expect(readFileSync(pagePath, "utf8")).toBe(await printWordsPage());
});
