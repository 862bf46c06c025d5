import type { SourceLocation } from "../diagnostics/model.ts";
import type { ModelDefinition } from "../queries/definition.ts";
import { reveal } from "./definition-symbol.ts";
import { reach } from "./reach.ts";
import { readEntity, readUdt } from "./read-entity.ts";
import { readKeyspace } from "./read-keyspace.ts";

/**
 * Reads the model that a module exports: its keyspaces and entities, and what they mention. A module lists its exports by the
 * alphabet, so the order is that of the file: where each was declared.
 */
export function readModel(exports: Readonly<Record<string, unknown>>): ModelDefinition {
  const exported = listExports(exports);
  const { entities, udts, keyspaces } = reach(exported);
  const defaults = exported.map(reveal).find((meta) => meta?.kind === "table-defaults");
  return {
    kind: "model-definition",
    entities: inFileOrder(entities).map(readEntity),
    udts: inFileOrder(udts).map(readUdt),
    keyspaces: inFileOrder(keyspaces).map(readKeyspace),
    tableDefaults: defaults && { subject: "tableDefaults", options: defaults.options, location: defaults.location },
  };
}

/** The exports, and those of a default export that is an object of them: what a CommonJS module looks like from outside. */
function listExports(exports: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    const isBundle = (name === "default" || name === "module.exports") && reveal(value) === undefined;
    return isBundle && typeof value === "object" && value !== null ? Object.values(value) : [value];
  });
}

interface Located {
  readonly location: SourceLocation | undefined;
}

/** Those without a location come last, as they were found. */
function inFileOrder<TDeclared extends Located>(declared: Iterable<TDeclared>): readonly TDeclared[] {
  return Array.from(declared).toSorted(({ location: a }, { location: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}
