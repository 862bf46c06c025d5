import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../cluster/node/jar-cache.ts";
import type { GeneratedFile } from "../codegen/generated-file.ts";
import type { Compilation, CompileOptions } from "../compile.ts";
import { hasErrors } from "../diagnostics/errors.ts";
import type { ModelDefinition } from "../queries/definition.ts";

/** What is not the same in each run, and in tests another. */
export interface Memory {
  readonly folder: string;
  /** Of perquery's own code: another one may print something else. Undefined while that is being written. */
  readonly code: () => string | undefined;
  /** Models of fewer queries are derived sooner than they are recalled. */
  readonly leastQueries: number;
}

/**
 * Compiles a model, or recalls what came out when the same model was compiled before: what a large one takes to derive and to print
 * is most of what an unchanged run takes. It is recalled only where the committed snapshot is the model's own, since then there is no
 * difference to look for. What is remembered is one file a model, among the user's caches, that is called after all that it comes from.
 */
export async function recallCompilation(
  root: string,
  definition: ModelDefinition,
  options: CompileOptions,
  { folder, code, leastQueries }: Memory = ownMemory(),
): Promise<Compilation> {
  const compile = async (): Promise<Compilation> => (await import("../compile.ts")).compile(definition, options);
  const queries = definition.keyspaces.reduce((sum, keyspace) => sum + keyspace.queries.length, 0);
  const printer = queries < leastQueries ? undefined : code();
  if (printer === undefined) return compile();
  const { previous, accept: _, ...rest } = options;
  const key = hash(printer, JSON.stringify([definition, rest]));
  const model = hash(root, options.modelFile);
  const name = `${model}.${key}`;
  const remembered = read(path.join(folder, name));
  if (remembered !== undefined && isSnapshotOf(remembered, previous)) return remembered;
  const compilation = await compile();
  if (isOfModelAlone(compilation)) {
    write(folder, name, compilation);
    forget(folder, (other) => other.startsWith(model) && other !== name);
  }
  return compilation;
}

const isSnapshotOf = ({ files }: Compilation, previous: unknown): boolean =>
  files?.find((file) => file.path === "schema.json")?.text === `${JSON.stringify(previous, null, 2)}\n`;

/** Whether nothing in it comes from what was committed before. */
const isOfModelAlone = ({ diagnostics, files }: Compilation): boolean =>
  files !== undefined && !hasErrors(diagnostics) && diagnostics.every(({ code }) => !code.startsWith("PQ8"));

/** The first line of what is remembered. The texts follow it as they are, one after the other. */
interface Remembered {
  readonly diagnostics: Compilation["diagnostics"];
  readonly files: readonly (Omit<GeneratedFile, "text"> & { readonly length: number })[];
}

/** Undefined where there is none, or it is damaged. */
function read(file: string): Compilation | undefined {
  try {
    const remembered = readFileSync(file, "utf8");
    const end = remembered.indexOf("\n") + 1;
    const { diagnostics, files } = JSON.parse(remembered.slice(0, end)) as Remembered;
    let place = end;
    const texts = files.map(({ length, ...rest }) => ({ ...rest, text: remembered.slice(place, (place += length)) }));
    return place === remembered.length ? { diagnostics, files: texts } : undefined;
  } catch {
    return undefined;
  }
}

/** A cache that can't be written costs time, and nothing else. */
function write(folder: string, name: string, { diagnostics, files = [] }: Compilation): void {
  const remembered: Remembered = {
    diagnostics,
    files: files.map(({ text, ...rest }) => ({ ...rest, length: text.length })),
  };
  const file = path.join(folder, name);
  const written = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(written, [JSON.stringify(remembered), "\n", ...files.map(({ text }) => text)].join(""));
    renameSync(written, file);
  } catch {
    // The next run compiles again.
  }
}

function forget(folder: string, isPast: (name: string) => boolean): void {
  try {
    for (const name of readdirSync(folder).filter(isPast)) rmSync(path.join(folder, name), { force: true });
  } catch {
    // They take room, and nothing else.
  }
}

function ownMemory(): Memory {
  return {
    folder: path.join(cacheFolder(), "compiled"),
    code: () =>
      import.meta.url.endsWith(".ts")
        ? undefined
        : hashFolder(path.dirname(path.dirname(fileURLToPath(import.meta.url)))),
    leastQueries: 200,
  };
}

function hashFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return hash(...files.toSorted().flatMap((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
}

function hash(...texts: readonly string[]): string {
  const sum = createHash("sha256");
  for (const text of texts) sum.update(`${text.length}:`).update(text);
  return sum.digest("hex");
}
