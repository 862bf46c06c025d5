import path from "node:path";
import ts from "typescript";

export interface Compiled {
  readonly errors: readonly CompileError[];
  /** What it took to check the file itself; what it imports counts as far as it had to be looked at. */
  readonly instantiations: number;
  /** The text of the emitted declarations. */
  readonly declarations: string;
}

export interface CompileError {
  /** From 1. */
  readonly line: number;
  /** As `tsc` prints it, without the place. */
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, "../..");
export const options: ts.CompilerOptions = {
  ...readOptions(),
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  noErrorTruncation: false,
};
const host = ts.createCompilerHost(options);
const known = new Map<string, ts.SourceFile | undefined>();

/** Compiles a text as if it were a file of this folder, with the options of the project. */
export function compile(source: string): Compiled {
  const file = path.join(import.meta.dirname, "compiled.ts");
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, target) => {
      if (name === file) return ts.createSourceFile(name, source, target, true);
      if (!known.has(name)) known.set(name, host.getSourceFile(name, target));
      return known.get(name);
    },
  });
  const checked = program.getSourceFile(file);
  const diagnostics = [...program.getSyntacticDiagnostics(checked), ...program.getSemanticDiagnostics(checked)];
  const instantiations = program.getInstantiationCount();
  let declarations = "";
  const emitted = program.emit(checked, (_, text) => (declarations += text));
  return { errors: [...diagnostics, ...emitted.diagnostics].map(readError), instantiations, declarations };
}

function readError({ code, messageText, file, start }: ts.Diagnostic): CompileError {
  const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  return { line, text: `error TS${code}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}` };
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}
