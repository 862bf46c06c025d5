import path from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "../../src/codegen/generated-file.ts";
import { publishedDeclarations } from "./published-declarations.ts";

const root = path.resolve(import.meta.dirname, "../..");
const declarations = publishedDeclarations();

/** What each application's compiler is told, whatever else it is. */
const always: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** What is generated from a model, as if it stood in a folder beside this file. */
export const textsOf = (model: string, files: readonly GeneratedFile[]): readonly (readonly [string, string])[] =>
  files
    .filter((file) => file.path.endsWith(".ts"))
    .map((file) => [path.join(import.meta.dirname, "generated from", model, file.path), file.text]);

/**
 * Compiles files as an application with the published package would, each time with other settings. Those that are given by their text
 * need not exist. What is parsed, is parsed once.
 */
export function application(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): (settings: ts.CompilerOptions) => readonly string[] {
  const written = new Map([...declarations, ...texts]);
  const checked = [...files, ...written.keys()];
  const folders = new Set(Array.from(written.keys(), path.dirname));
  const disk = ts.createCompilerHost(always);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => written.has(file) || disk.fileExists(file),
    readFile: (file) => written.get(file) ?? disk.readFile(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile: (file, target) => {
      const text = written.get(file);
      if (!parsed.has(file))
        parsed.set(
          file,
          text === undefined ? disk.getSourceFile(file, target) : ts.createSourceFile(file, text, target, true),
        );
      return parsed.get(file);
    },
  };
  return (settings) => {
    const program = ts.createProgram(checked, { ...always, ...settings }, host);
    const errors = checked.flatMap((name) => {
      const file = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    });
    return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...errors].map(describe);
  };
}

function describe({ file, start = 0, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, "\n");
  if (file === undefined) return message;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative(root, file.fileName)}:${line + 1}: ${message}\n    ${file.text.slice(start, start + 120)}`;
}
