import path from "node:path";
import ts from "typescript";
import manifest from "../../package.json" with { type: "json" };

const root = path.resolve(import.meta.dirname, "../..");

/** The declarations that the package is published with, by the files that they are in. */
export function publishedDeclarations(): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.build.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === "string" ? [] : [path.join(root, entry.source)],
  );
  const declarations = new Map<string, string>();
  // What is wrong in the source, others report.
  const program = ts.createProgram(entries, { ...options, emitDeclarationOnly: true, noCheck: true });
  program.emit(undefined, (file, text) => declarations.set(file, text));
  return declarations;
}
