import path from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "../../src/codegen/generated-file.ts";
import { repository } from "../cli/temporary-project.ts";
import type { BlockModule } from "./block-module.ts";

/** By page: what the page's model generates, which is what `./generated/` means there. Elsewhere it is this repository's folder. */
export type GeneratedByPage = ReadonlyMap<string, readonly GeneratedFile[]>;

/** What the compiler says of all blocks, as `docs/derivation.md:12: …`. One program for all: most of the time goes into the library. */
export function compileBlocks(modules: readonly BlockModule[], generated: GeneratedByPage): readonly string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const texts = new Map(modules.map(({ file, text }) => [file, text]));
  for (const [page, files] of generated)
    for (const file of files) texts.set(path.join(folderOf(page), file.path), file.text);

  const options: ts.CompilerOptions = { ...readOptions(), noUnusedLocals: false, noUnusedParameters: false };
  const host = createHost(options, texts, (specifier, from) => {
    const page = byFile.get(from)?.block.page;
    const [, inner] = /^\.\/generated\/(.*)\.js$/.exec(specifier) ?? [];
    if (page === undefined || inner === undefined) return specifier;
    return path.join(generated.has(page) ? folderOf(page) : path.join(repository, "generated"), `${inner}.ts`);
  });
  const program = ts.createProgram([...byFile.keys()], options, host);
  return modules.flatMap((module) => {
    const file = program.getSourceFile(module.file);
    const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return errors.map((error) => describeError(module, error));
  });
}

function describeError({ block, before }: BlockModule, { file, start = 0, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, "\n");
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) - before;
  return line < 0 ? `${block.page}, prelude: ${message}` : `${block.page}:${block.line + line}: ${message}`;
}

const folderOf = (page: string): string => path.join(repository, "generated", `of ${page}`);

/** A host that has some files in memory, and sees some imports as others. */
function createHost(
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
  redirect: (specifier: string, from: string) => string,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const folders = new Set(Array.from(texts.keys(), (file) => path.dirname(file)));
  const files = {
    fileExists: (file: string) => texts.has(file) || disk.fileExists(file),
    readFile: (file: string) => texts.get(file) ?? disk.readFile(file),
    directoryExists: (folder: string) => folders.has(folder) || disk.directoryExists?.(folder) === true,
  };
  return {
    ...disk,
    ...files,
    getSourceFile: (file, target) => {
      const text = texts.get(file);
      return text === undefined ? disk.getSourceFile(file, target) : ts.createSourceFile(file, text, target, true);
    },
    resolveModuleNameLiterals: (literals, from, redirected, resolved, source) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(source, literal, resolved);
        const specifier = redirect(literal.text, from);
        return ts.resolveModuleName(specifier, from, resolved, { ...disk, ...files }, undefined, redirected, mode);
      }),
  };
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(repository, "tsconfig.json"), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, repository).options;
}
