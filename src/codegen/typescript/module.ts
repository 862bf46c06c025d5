import type { GeneratedFile } from "../generated-file.ts";
import { headerLines } from "../header.ts";
import { databaseModule, runtime, specifier } from "./modules.ts";
import type { Output, ValueMapping } from "./value-mapping.ts";

/** Imports, computed while a module is printed: every name is asked for where it is used. */
export interface Imports {
  /**
   * The name under which a value can be used here: another one where the module declares the same name. What is asked for from the module
   * itself is not imported. Modules are named by their paths in the output folder.
   */
  readonly value: (from: string, name: string) => string;
  readonly type: (from: string, name: string) => string;
  /** Other types of values than perquery's own. */
  readonly mapping: ValueMapping;
}

export interface ModuleOptions {
  readonly path: string;
  readonly output: Output;
  /** For the header's second line. */
  readonly about: string;
  /** Names that the module may declare at its top level, or inside of functions that call what is imported. */
  readonly declares: readonly string[];
}

/** A TypeScript file of which parts are being printed, in any order. */
export interface OpenModule {
  readonly imports: Imports;
  readonly close: (parts: readonly string[]) => GeneratedFile;
}

interface Import {
  readonly alias: string;
  isType: boolean;
}

export function openModule({ path, output, about, declares }: ModuleOptions): OpenModule {
  const declared = new Set(declares);
  const used = new Map<string, Map<string, Import>>();
  const use = (asked: string, name: string, isType: boolean): string => {
    const isShadowed = asked !== databaseModule && output.declaredByDatabase.has(name);
    const from = asked === runtime && path !== databaseModule && !isShadowed ? databaseModule : asked;
    if (from === path) return name;
    const names = used.get(from) ?? new Map<string, Import>();
    used.set(from, names);
    const known = names.get(name) ?? { alias: declared.has(name) || isShadowed ? `${name}_` : name, isType };
    known.isType &&= isType;
    names.set(name, known);
    return known.alias;
  };
  return {
    imports: {
      value: (from, name) => use(from, name, false),
      type: (from, name) => use(from, name, true),
      mapping: output.mapping,
    },
    close: (parts) => {
      const imports = [...used]
        .map(([from, names]) => [specifier(path, from), names] as const)
        .sort(([a], [b]) => compareModules(a, b))
        .map(printImport);
      const sections = [headerLines("//", output.modelFile, about), imports.join("\n"), ...parts];
      const text = `${sections.filter((section) => section !== "").join("\n\n")}\n`;
      return { path, text, header: true };
    },
  };
}

/** A TypeScript file: header, imports, and what `body` prints. */
export function printModule(options: ModuleOptions, body: (imports: Imports) => string): GeneratedFile {
  const { imports, close } = openModule(options);
  return close([body(imports)]);
}

function printImport([from, names]: readonly [from: string, names: ReadonlyMap<string, Import>]): string {
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  const onlyTypes = sorted.every(([, { isType }]) => isType);
  const list = sorted.map(([name, { alias, isType }]) =>
    [isType && !onlyTypes ? "type " : "", name, alias === name ? "" : ` as ${alias}`].join(""),
  );
  return `import ${onlyTypes ? "type " : ""}{ ${list.join(", ")} } from ${JSON.stringify(from)};`;
}

/** Packages before files of one's own. */
function compareModules(a: string, b: string): number {
  const isOwn = (from: string): boolean => from.startsWith(".");
  return Number(isOwn(a)) - Number(isOwn(b)) || (a < b ? -1 : 1);
}
