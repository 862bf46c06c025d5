import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { includesPath, ownPaths, printPath, resolveValue } from "../conceptual/paths.ts";
import { isUnfrozenCollection } from "../cql/key-types.ts";
import { camelCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isOptional } from "../logical/derive-key.ts";
import type { InputNames } from "./input-names.ts";
import { distinctPaths } from "./tables.ts";
import type { OwnerRead, Value } from "./write-model.ts";

interface Needed {
  /** By an insert. */
  readonly insert: readonly Path[];
  /** By an update's copies besides. */
  readonly update: readonly Path[];
}

/** The values of a write, each once: the entity's own in declared order, then the borrowed ones. */
export function valuesOf(
  conceptual: ConceptualModel,
  entity: Entity,
  needed: Needed,
  reads: readonly OwnerRead[],
  nameOf: InputNames,
  report: (found: Diagnostic) => void,
): readonly Value[] {
  const own = ownPaths(conceptual, entity.name);
  const all = distinctPaths([...needed.insert, ...needed.update]);
  const borrowed = all.filter((path) => !includesPath(own, path));
  const values = [...own.filter((path) => includesPath(all, path)), ...borrowed].map((path): Value => {
    const { attribute, owner, type } = resolveValue(conceptual, entity.name, path);
    const isRead = reads.some(({ gains }) => gains.some(({ value }) => value.join(".") === path.join(".")));
    const optional = isOptional(conceptual, entity.name, path);
    const given = isUnfrozenCollection(type) || optional ? "optional" : "required";
    const isMade = attribute.generated && includesPath(own, path) && path.length === 1;
    return {
      name: nameOf(path),
      path,
      type,
      values: attribute.values,
      documentation: attribute.documentation,
      // An unfrozen collection may be left out: nothing in it is nothing stored.
      presence: !includesPath(needed.insert, path) ? "none" : isRead ? "read" : isMade ? "generated" : given,
      optional,
      borrowedFrom: includesPath(own, path) ? undefined : owner.name,
    };
  });
  for (const [i, value] of values.entries()) {
    const first = values.slice(0, i).find(({ name }) => camelCase(name) === camelCase(value.name));
    if (first === undefined) continue;
    const [one, other] = [printPath(entity.name, first.path), printPath(entity.name, value.path)];
    const parameters = { entity: entity.name, input: camelCase(value.name), first: one, second: other };
    report(diagnostic("PQ7002", parameters, entity.location));
  }
  return values;
}
