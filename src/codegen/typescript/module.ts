import type { GeneratedFile } from "../generated-file.ts";
import { headerLines } from "../header.ts";
import type { Output, ValueMapping } from "./value-mapping.ts";

/** Imports, computed while a module is printed: every name is asked for where it is used. */
export interface Imports {
  /** The name under which a value can be used here: another one where the module declares the same name. */
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
  /** Names that the module declares at its top level. */
  readonly declares: readonly string[];
}

/** A TypeScript file: header, imports, and what `body` prints. */
export function printModule(options: ModuleOptions, body: (imports: Imports) => string): GeneratedFile {
  const used = new Map<string, Map<string, { readonly alias: string; isType: boolean }>>();
  const use = (from: string, name: string, isType: boolean): string => {
    const names = used.get(from) ?? new Map();
    used.set(from, names);
    const known = names.get(name) ?? { alias: options.declares.includes(name) ? `${name}_` : name, isType };
    names.set(name, { alias: known.alias, isType: known.isType && isType });
    return known.alias;
  };
  const text = body({
    value: (from, name) => use(from, name, false),
    type: (from, name) => use(from, name, true),
    mapping: options.output.mapping,
  });
  const imports = [...used]
    .sort(([a], [b]) => compareModules(a, b))
    .map(([from, names]) => {
      const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
      const onlyTypes = sorted.every(([, { isType }]) => isType);
      const list = sorted.map(([name, { alias, isType }]) =>
        [isType && !onlyTypes ? "type " : "", name, alias === name ? "" : ` as ${alias}`].join(""),
      );
      return `import ${onlyTypes ? "type " : ""}{ ${list.join(", ")} } from ${JSON.stringify(from)};`;
    });
  const sections = [headerLines("//", options.output.modelFile, options.about), imports.join("\n"), text];
  return { path: options.path, text: `${sections.filter((section) => section !== "").join("\n\n")}\n`, header: true };
}

/** Packages before files of one's own. */
function compareModules(a: string, b: string): number {
  const isOwn = (from: string): boolean => from.startsWith(".");
  return Number(isOwn(a)) - Number(isOwn(b)) || (a < b ? -1 : 1);
}
