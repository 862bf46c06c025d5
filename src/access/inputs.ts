import type { ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { includesPath, ownPaths, printPath, resolveValue } from "../conceptual/paths.ts";
import { isUnfrozenCollection } from "../cql/key-types.ts";
import { camelCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isOptional } from "../logical/derive-key.ts";
import type { InputNames } from "./input-names.ts";
import type { Input, OwnerRead } from "./model.ts";

/** The input that holds a value: for a field of a UDT, the whole UDT. */
export function inputPath(conceptual: ConceptualModel, entity: string, path: Path): Path {
  const { refs, attribute } = resolveValue(conceptual, entity, path);
  return [...refs, attribute.name];
}

/** The properties of a write's input, each once: the entity's own in declared order, then the borrowed ones. */
export function inputsOf(
  conceptual: ConceptualModel,
  entity: Entity,
  needed: readonly Path[],
  reads: readonly OwnerRead[],
  nameOf: InputNames,
  report: (found: Diagnostic) => void,
): readonly Input[] {
  const own = ownPaths(conceptual, entity.name);
  const borrowed = needed.filter((path, i) => !includesPath(own, path) && !includesPath(needed.slice(0, i), path));
  const inputs = [...own.filter((path) => includesPath(needed, path)), ...borrowed].map((path): Input => {
    const { attribute, owner, type } = resolveValue(conceptual, entity.name, path);
    const isBorrowed = !includesPath(own, path);
    const isRead = reads.some(({ gains }) => gains.some((gain) => gain.path.join(".") === path.join(".")));
    return {
      name: nameOf(path),
      path,
      type,
      values: attribute.values,
      documentation: attribute.documentation,
      presence: isRead ? "read" : presenceOf(conceptual, entity.name, path),
      borrowedFrom: isBorrowed ? owner.name : undefined,
    };
  });
  for (const [i, input] of inputs.entries()) {
    const first = inputs.slice(0, i).find(({ name }) => camelCase(name) === camelCase(input.name));
    if (first === undefined) continue;
    const [one, other] = [printPath(entity.name, first.path), printPath(entity.name, input.path)];
    report(
      diagnostic(
        "PQ7002",
        { entity: entity.name, input: camelCase(input.name), first: one, second: other },
        entity.location,
      ),
    );
  }
  return inputs;
}

/** An unfrozen collection may be left out: nothing in it is nothing stored. */
function presenceOf(conceptual: ConceptualModel, entity: string, path: Path): Input["presence"] {
  const { attribute, refs, type } = resolveValue(conceptual, entity, path);
  if (attribute.generated && refs.length === 0) return "generated";
  return isUnfrozenCollection(type) || isOptional(conceptual, entity, path) ? "optional" : "required";
}
