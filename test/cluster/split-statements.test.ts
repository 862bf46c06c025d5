import { expect, it } from "vitest";
import { splitStatements } from "../../src/cluster/split-statements.ts";

it("splits at semicolons, and the last statement needs none", () => {
  expect(splitStatements("USE a; USE b;\n\nUSE c")).toEqual(["USE a", "USE b", "USE c"]);
  expect(splitStatements("")).toEqual([]);
  expect(splitStatements(" ;; \n;")).toEqual([]);
});

it("leaves semicolons in strings, quoted names and between $$ alone", () => {
  const statements = [
    `CREATE TABLE t (a int PRIMARY KEY) WITH comment = 'it''s; 50% "x" -- no */ comment'`,
    `SELECT "a;""b" FROM t`,
    `CREATE FUNCTION f() CALLED ON NULL INPUT RETURNS int LANGUAGE java AS $$ return 1; // it's $$`,
  ];
  expect(splitStatements(statements.join(";\n"))).toEqual(statements);
});

it("leaves comments before a statement out, and keeps those inside it", () => {
  const cql = "\uFEFF-- the header; it's here\n/* more;\n */ // and 'more\nSELECT a -- the key;\nFROM t; -- the end";
  expect(splitStatements(cql)).toEqual(["SELECT a -- the key;\nFROM t"]);
});

it("takes a batch as one statement", () => {
  const batch = "BEGIN UNLOGGED BATCH INSERT INTO t (a) VALUES (1); DELETE FROM t WHERE a = 2; APPLY BATCH";
  expect(splitStatements(`${batch}; SELECT * FROM t`)).toEqual([batch, "SELECT * FROM t"]);
});

it.each([
  ["USE a;\nSELECT 'b", "The string that begins on line 2 has no end"],
  ['SELECT "b', "The quoted name that begins on line 1 has no end"],
  ["\n\n/* b", "The comment that begins on line 3 has no end"],
  ["AS $$ b $", "The $$ string that begins on line 1 has no end"],
])("says where %j has no end", (cql, message) => {
  expect(() => splitStatements(cql)).toThrow(message);
});
