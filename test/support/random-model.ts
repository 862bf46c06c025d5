import fc from "fast-check";
import type { Diagnostic } from "../../src/diagnostics/model.ts";
import { hasErrors } from "../../src/diagnostics/errors.ts";
import type { ModelDefinition } from "../../src/queries/definition.ts";
import { compile, derive, type Models } from "../../src/compile.ts";
import type { GeneratedFile } from "../../src/codegen/generated-file.ts";
import { readEntities, rawEntities } from "./random-model/entities.ts";
import { readQueries, rawQueries } from "./random-model/queries.ts";
import { rawUdts, readUdts } from "./random-model/types.ts";

/** Models with every word of the language, most of their queries sound. */
export const randomModel: fc.Arbitrary<ModelDefinition> = fc
  .record({ udts: rawUdts, entities: rawEntities, queries: rawQueries, keyspaces: fc.integer({ min: 1, max: 2 }) })
  .map((raw) => {
    const udts = readUdts(raw.udts);
    const entities = readEntities(raw.entities, udts);
    const queries = readQueries(raw.queries, entities, udts);
    return {
      kind: "model-definition",
      entities,
      udts,
      keyspaces: Array.from({ length: raw.keyspaces }, (_each, i) => ({
        kind: "keyspace",
        name: `keyspace_${i}`,
        replication: { development: 1 },
        queries: queries.filter((_, j) => j % raw.keyspaces === i),
        location: { file: "model.ts", line: 900 + i, column: 1 },
      })),
    };
  });

export interface Accepted {
  readonly definition: ModelDefinition;
  readonly models: Models;
  readonly files: readonly GeneratedFile[];
}

export interface Answer {
  /** What is left of the model without the queries that are refused; undefined when nothing is. */
  readonly accepted: Accepted | undefined;
  /** All that was found on the way there. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a model; where queries are refused, what is left of it without them. */
export function answer(definition: ModelDefinition): Answer {
  const found: Diagnostic[] = [];
  for (let left = definition; ;) {
    const { files, diagnostics } = compile(left, { modelFile: "model.ts", accept: [] });
    found.push(...diagnostics);
    if (files !== undefined) {
      const { models } = derive(left);
      if (models === undefined) throw new Error("compiled, but not derived");
      return { accepted: { definition: left, models, files }, diagnostics: found };
    }
    if (!hasErrors(diagnostics)) throw new Error("no files, and no error");
    const lines = new Set(
      diagnostics.flatMap(({ severity, location }) => (severity === "error" ? [location?.line] : [])),
    );
    const keyspaces = left.keyspaces.map((keyspace) => ({
      ...keyspace,
      queries: keyspace.queries.filter(({ location }) => !lines.has(location?.line)),
    }));
    const count = (of: ModelDefinition["keyspaces"]): number => of.flatMap(({ queries }) => queries).length;
    if (count(keyspaces) === count(left.keyspaces) || count(keyspaces) === 0)
      return { accepted: undefined, diagnostics: found };
    left = { ...left, keyspaces };
  }
}
