import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { recallCompilation, type Memory } from "../../src/cli/recall-compilation.ts";
import type { CompileOptions } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import * as model from "../../examples/hotel/model.ts";
import { temporaryFolder } from "./temporary-project.ts";

const definition = readModel(model);
const options: CompileOptions = { modelFile: "model.ts", accept: [] };

function remember(): Memory {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, code: () => "1", leastQueries: 0 };
}

/** A compilation that is known again: another object each time that it is recalled, with a mark in the file. */
async function compileAndMark(memory: Memory) {
  const first = await recallCompilation("/app", definition, options, memory);
  const schema = JSON.parse(first.files!.find((file) => file.path === "schema.json")!.text) as unknown;
  const [name = ""] = readdirSync(memory.folder);
  const file = path.join(memory.folder, name);
  const [head = "", ...texts] = readFileSync(file, "utf8").split("\n");
  const remembered = JSON.parse(head) as { readonly diagnostics: readonly unknown[] };
  const marked = {
    ...remembered,
    diagnostics: [...remembered.diagnostics, { code: "PQ6001", severity: "advice", message: "mark" }],
  };
  const isRecalled = async (
    { root = "/app", ...changed }: Partial<CompileOptions> & { readonly root?: string },
    changedDefinition = definition,
    changedMemory = memory,
  ): Promise<boolean> => {
    writeFileSync(file, [JSON.stringify(marked), ...texts].join("\n"));
    const again = await recallCompilation(
      root,
      changedDefinition,
      { ...options, previous: schema, ...changed },
      changedMemory,
    );
    const { diagnostics } = again;
    // Whether recalled or not, the files are the same.
    if (changedDefinition === definition && changed.values === undefined && changed.modelFile === undefined)
      expect(again.files).toEqual(first.files);
    return diagnostics.some(({ message }) => message === "mark");
  };
  return { isRecalled, file, schema };
}

it("recalls what came out of the same model, where its snapshot is committed", async () => {
  const memory = remember();
  const { isRecalled } = await compileAndMark(memory);
  expect(await isRecalled({})).toBe(true);
  expect(await isRecalled({ accept: ["Q1"] })).toBe(true);
});

it("compiles whatever may make a difference", async () => {
  const memory = remember();
  const { isRecalled, schema } = await compileAndMark(memory);
  const [first, ...others] = definition.keyspaces;
  const other = { ...definition, keyspaces: [{ ...first!, queries: first!.queries.slice(1) }, ...others] };
  expect(await isRecalled({}, other)).toBe(false);
  expect(await isRecalled({ previous: undefined })).toBe(false);
  expect(await isRecalled({ previous: { ...(schema as object), keyspaces: [] } })).toBe(false);
  expect(await isRecalled({ target: "cassandra-4.1" })).toBe(false);
  expect(await isRecalled({ values: { timestamp: "string" } })).toBe(false);
  expect(await isRecalled({ root: "/another" })).toBe(false);
  expect(await isRecalled({}, definition, { ...memory, code: () => "2" })).toBe(false);
});

it("remembers no small model, nothing while perquery itself is written, and needs no place that can be written", async () => {
  const memory = remember();
  await recallCompilation("/app", definition, options, { ...memory, leastQueries: 1000 });
  await recallCompilation("/app", definition, options, { ...memory, code: () => undefined });
  expect(readdirSync(memory.folder)).toEqual([]);
  const file = path.join(memory.folder, "file");
  writeFileSync(file, "");
  const compiled = await recallCompilation("/app", definition, options, { ...memory, folder: file });
  expect(compiled.files).toBeDefined();
});

it("remembers one compilation of a model, and those of others", async () => {
  const memory = remember();
  await recallCompilation("/app", definition, options, memory);
  const [first] = readdirSync(memory.folder);
  await recallCompilation("/app", definition, { ...options, target: "cassandra-4.1" }, memory);
  const [second, ...more] = readdirSync(memory.folder);
  expect(more).toEqual([]);
  expect(second).not.toBe(first);
  await recallCompilation("/another", definition, options, memory);
  expect(readdirSync(memory.folder)).toHaveLength(2);
});

it.each([
  ["is no JSON", () => "{ half"],
  ["was cut off", (text: string) => text.slice(0, -1)],
])("compiles where what it remembers %s", async (_, damage) => {
  const memory = remember();
  const { file, schema } = await compileAndMark(memory);
  const whole = await recallCompilation("/app", definition, { ...options, previous: schema }, memory);
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  const { files } = await recallCompilation("/app", definition, { ...options, previous: schema }, memory);
  expect(files).toEqual(whole.files);
});
