import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { relativeLocations } from "../../src/cli/relative-locations.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import type { ModelDefinition } from "../../src/queries/definition.ts";

/** A data model that someone published: what `published.json` holds of it. */
export interface PublishedModel {
  readonly name: string;
  readonly source: string;
  readonly types?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly queries: readonly PublishedQuery[];
  readonly tables: readonly PublishedTable[];
}

export interface PublishedQuery {
  readonly id: string;
  readonly text: string;
  /** The order that the query's own text asks for. */
  readonly order?: readonly (readonly [column: string, direction: string])[];
}

export interface PublishedTable {
  readonly name: string;
  readonly query: string;
  readonly also?: readonly string[];
  readonly partition: readonly string[];
  readonly clustering: readonly (readonly [column: string, direction: string])[];
  readonly static: readonly string[];
  /** Every column with its CQL type. */
  readonly columns: Readonly<Record<string, string>>;
  /** The hotel and reservation models have no mark: they are exact. */
  readonly derivation?: "rules" | "rules+hints" | "deviates";
  readonly deviation?: { readonly kind: string; readonly explain: string };
  readonly indexes?: readonly { readonly column: string; readonly using: string }[];
}

export interface PublishedCase {
  readonly name: string;
  readonly published: PublishedModel;
  /** The same model in perquery's words. */
  readonly definition: ModelDefinition;
}

const root = path.dirname(fileURLToPath(import.meta.url));

/** One folder a case: `model.ts`, and `published.json` beside it. */
export const caseNames: readonly string[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

export async function readCase(name: string): Promise<PublishedCase> {
  const folder = path.join(root, name);
  const published = JSON.parse(readFileSync(path.join(folder, "published.json"), "utf8")) as PublishedModel;
  const exports = (await import(path.join(folder, "model.ts"))) as Record<string, unknown>;
  return { name, published, definition: relativeLocations(readModel(exports), path.resolve(root, "../..")) };
}
