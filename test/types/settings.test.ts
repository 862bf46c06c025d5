import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { compile } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import { application, textsOf } from "./application.ts";
import { settings } from "./settings.ts";

const root = path.resolve(import.meta.dirname, "../..");

const filesIn = (folder: string, wanted: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => wanted.test(file));

/** Their generated code is in the repository. */
const generatedModels = [
  ...filesIn("examples", /\/model\.ts$/),
  ...filesIn("test/golden", /\/(?!invalid_)[^/]+\/model\.ts$/),
];
const otherModels = [
  ...filesIn("templates", /\/model\.ts$/),
  ...filesIn("recipes", /\.ts$/),
  ...filesIn("test/published", /\/(?!datastax-order-management|killrvideo-training)[^/]+\/model\.ts$/),
];
const generated = [...filesIn("generated", /\.ts$/), ...filesIn("test/golden", /\/expected\/.*\.ts$/)];
/** What may be written with the builders and the accessors, and what may not. */
const tests = filesIn("test/types", /\.test-d\.ts$/);

async function generate(model: string): Promise<readonly (readonly [string, string])[]> {
  const exports = (await import(path.join(root, model))) as Record<string, unknown>;
  const { files } = compile(readModel(exports), { modelFile: model, accept: [] });
  if (files === undefined) throw new Error(`nothing is generated from ${model}`);
  return textsOf(model, files);
}

const texts = await Promise.all(otherModels.map(generate));
const errorsWith = application(
  [...generatedModels, ...otherModels, ...generated, ...tests].map((file) => path.join(root, file)),
  new Map(texts.flat()),
);

it.each(Object.entries(settings))("compiles in an application that is %s", (_name, options) => {
  expect(errorsWith(options)).toEqual([]);
});
