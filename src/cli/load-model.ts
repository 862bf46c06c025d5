import { statSync } from "node:fs";
import path from "node:path";
import { unseenCharacter } from "../cql/unseen-characters.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ModelDefinition } from "../queries/definition.ts";
import { readLoadFailure, readThrowingPlace, type LoadFailure } from "./load-failure.ts";
import { loadModule, type ModuleExports } from "./load-module.ts";
import { failed, succeeded, type Outcome } from "./outcome.ts";
import { readDocumentation } from "./read-documentation.ts";
import { relativeLocations } from "./relative-locations.ts";
import { readSource } from "./source-text.ts";

/** Loads the model file; `file` is relative to `root`, which is a real path. */
export async function loadModel(
  root: string,
  file: string,
  known: readonly string[] = [],
): Promise<Outcome<ModuleExports>> {
  const character = unseenCharacter(file);
  if (character !== undefined) {
    const problem = `the path of the model file "${file}" has ${character}, which can't be seen`;
    return failed(diagnostic("PQ0009", { problem, remedy: "rename the file or the folder" }, undefined));
  }
  const absolute = path.resolve(root, file);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats === undefined) {
    return failed(diagnostic("PQ0004", { file, known: known.filter((each) => each !== file) }, undefined));
  }
  if (!stats.isFile()) {
    const problem = `"${file}" is a folder, not a model file`;
    return failed(diagnostic("PQ0009", { problem, remedy: "name the file that declares the model" }, undefined));
  }
  if (!/\.[cm]?[jt]sx?$/.test(file)) {
    const problem = `"${file}" is neither TypeScript nor JavaScript`;
    return failed(diagnostic("PQ0009", { problem, remedy: "name the file that declares the model" }, undefined));
  }
  try {
    return succeeded(await loadModule(absolute));
  } catch (error) {
    return failed(describeFailure(readLoadFailure(error, absolute, root)));
  }
}

/** Loads the model file and reads what it declares, with locations relative to the project. */
export async function loadDefinition(
  root: string,
  file: string,
  known: readonly string[] = [],
): Promise<Outcome<ModelDefinition>> {
  const loaded = await loadModel(root, file, known);
  if (loaded.value === undefined) return { diagnostics: loaded.diagnostics, value: undefined };
  const read = await readExports(root, file, loaded.value);
  if (read.value === undefined) return read;
  if (read.value.keyspaces.length > 0) {
    return succeeded(await readDocumentation(read.value, (source) => readSource(path.resolve(root, source))));
  }
  const found = Object.keys(loaded.value).map((name) => `"${name}"`);
  return failed(diagnostic("PQ0007", { file, found }, { file, line: 1, column: 1 }));
}

async function readExports(root: string, file: string, exports: ModuleExports): Promise<Outcome<ModelDefinition>> {
  const { readModel } = await import("../dsl/read-model.ts");
  try {
    return succeeded(relativeLocations(readModel(exports), root));
  } catch (error) {
    // attributes are read late, so the model file may throw here; what comes from nowhere in it is our bug
    const absolute = path.resolve(root, file);
    if (!(error instanceof Error) || readThrowingPlace(error, absolute, root) === undefined) throw error;
    return failed(describeFailure(readLoadFailure(error, absolute, root)));
  }
}

function describeFailure(failure: LoadFailure): Diagnostic {
  switch (failure.kind) {
    case "syntax":
      return diagnostic("PQ0005", { reason: failure.reason }, failure.location);
    case "unreadable":
      return diagnostic("PQ0015", { file: failure.file, reason: failure.reason }, failure.location);
    case "missing-import":
      return diagnostic("PQ0008", { file: failure.importer, specifier: failure.specifier }, failure.location);
    case "throws":
      return diagnostic(
        "PQ0006",
        { file: failure.location.file, reason: failure.reason },
        failure.location,
        failure.from && [{ message: "the model file comes there from here", location: failure.from }],
      );
    default:
      return failure satisfies never;
  }
}
