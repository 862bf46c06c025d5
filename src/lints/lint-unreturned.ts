import type { ConceptualModel, Path } from "../conceptual/model.ts";
import { resolvePath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Column } from "../physical/model.ts";
import type { LintInput } from "./model.ts";
import { allTables } from "./tables.ts";

/** Attributes that no table has, of entities that have tables. */
export function lintUnreturned({ conceptual, physical }: LintInput): readonly Diagnostic[] {
  const tables = allTables(physical);
  const used = new Set(
    tables.flatMap(({ grain, columns }) => columns.flatMap((column) => usedBy(conceptual, grain, column))),
  );
  const found = new Set(tables.map(({ grain }) => grain));
  return conceptual.entities
    .filter(({ name }) => found.has(name))
    .flatMap(({ name: entity, attributes }) =>
      attributes
        .filter(({ name }) => !used.has(`${entity}.${name}`))
        .map(({ name, location }) => diagnostic("PQ5135", { entity, attribute: name }, location)),
    );
}

/** The attributes that a column is made from: those on its way too. */
function usedBy(conceptual: ConceptualModel, grain: string, { source }: Column): readonly string[] {
  switch (source.kind) {
    case "attribute":
      return stepsOf(conceptual, grain, source.path);
    case "bucket":
      return stepsOf(conceptual, grain, source.bucket.source ?? []);
    case "collected": {
      const { relationship, near, far } = source.collected;
      return [...stepsOf(conceptual, relationship, near), ...stepsOf(conceptual, relationship, far)];
    }
    case "guard":
      return [];
    default:
      throw new Error(`unknown source ${JSON.stringify(source satisfies never)}`);
  }
}

const stepsOf = (conceptual: ConceptualModel, root: string, path: Path): readonly string[] =>
  path.flatMap((_, i) => {
    const resolved = resolvePath(conceptual, root, path.slice(0, i + 1));
    return resolved === undefined || resolved.kind === "entity"
      ? []
      : [`${resolved.owner.name}.${resolved.attribute.name}`];
  });
