import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Models } from "../../../src/compile.ts";
import { emitCql } from "../../../src/codegen/cql/emit-cql.ts";
import type { GeneratedFile } from "../../../src/codegen/generated-file.ts";
import { emitTypeScript } from "../../../src/codegen/typescript/emit-typescript.ts";
import type { GeneratedFunctions } from "./operations/operation.ts";

/** A change of the code under test, to see whether it is noticed. */
export interface Mutation {
  /** Of each generated file; what it does not concern, it returns as it is. */
  readonly file?: (file: GeneratedFile) => string;
  /** Of each file of the runtime. */
  readonly runtime?: (name: string, text: string) => string;
}

export interface GeneratedModel {
  readonly functions: GeneratedFunctions;
  /** How many files the mutation has changed. */
  readonly mutated: number;
  remove(): void;
}

let written = 0;

/** Emits a model into a folder of the project, from where it finds the runtime, and imports it. */
export async function generateModel(models: Models, mutation: Mutation = {}): Promise<GeneratedModel> {
  const folder = path.resolve(`.perquery/test-models/${process.pid}-${++written}`);
  let mutated = 0;
  const write = (name: string, before: string, after: string): void => {
    if (after !== before) mutated++;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), after);
  };
  const files = [
    ...emitCql(models.physical, "model.ts"),
    ...emitTypeScript(models.physical, models.access, { modelFile: "model.ts", mapping: {} }),
  ];
  for (const file of files) {
    const text = mutation.file?.(file) ?? file.text;
    const runtime = `${file.path.includes("/") ? ".." : "."}/runtime`;
    write(file.path, file.text, text);
    if (mutation.runtime !== undefined)
      writeFileSync(
        path.join(folder, file.path),
        text.replaceAll(/"perquery\/runtime(\/guarded)?"/g, (_all, part = "") => `"${runtime}${part}/index.ts"`),
      );
  }
  if (mutation.runtime !== undefined) {
    const { runtime } = mutation;
    for (const name of readdirSync("src/runtime", { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".ts")) continue;
      const text = readFileSync(path.join("src/runtime", name), "utf8");
      write(`runtime/${name}`, text, runtime(name, text));
    }
  }
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const functions = (await import(pathToFileURL(path.join(folder, "index.ts")).href)) as GeneratedFunctions;
    return { functions, mutated, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
