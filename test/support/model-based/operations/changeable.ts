import type { Attribute } from "../../../../src/conceptual/model.ts";
import type { EntityFacts } from "../domain.ts";

/** The attributes that an update can change: outside the identity, not immutable, and in some table. */
export function changeableAttributes({ entity, identity, stored }: EntityFacts): readonly Attribute[] {
  if (entity.immutable) return [];
  return entity.attributes.filter(
    ({ name, immutable }) =>
      !immutable && !identity.some(([first]) => first === name) && stored.some(([first]) => first === name),
  );
}
