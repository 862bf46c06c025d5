import path from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { expect, it } from "vitest";
import { answer, randomModel } from "../support/random-model.ts";
import { options } from "./compile.ts";

const seed = Number(process.env["PERQUERY_RANDOM_SEED"] ?? 1);

/** What is generated from random models, in one program: as in a folder beside this file, each model in one of its own. */
it("generates code that compiles from each of 60 random models", () => {
  const models = fc.sample(randomModel, { numRuns: 60, seed }).flatMap((model) => answer(model).accepted ?? []);
  expect(models.length).toBeGreaterThan(30);
  const texts = new Map(
    models.flatMap(({ files }, i) =>
      files
        .filter((file) => file.path.endsWith(".ts"))
        .map((file) => [path.join(import.meta.dirname, `random-${i}`, file.path), file.text] as const),
    ),
  );
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    directoryExists: (name) =>
      name.startsWith(path.join(import.meta.dirname, "random-")) || ts.sys.directoryExists(name),
    getSourceFile: (name, target) => {
      const text = texts.get(name);
      return text === undefined ? host.getSourceFile(name, target) : ts.createSourceFile(name, text, target, true);
    },
  });
  const errors = [...texts.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) =>
        `${path.relative(import.meta.dirname, name)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}\n    ${file?.text.slice(start, start + 120)}`,
    );
  });
  expect(errors).toEqual([]);
});
