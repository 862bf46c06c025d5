import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ConceptualModel } from "./model.ts";
import { entityNamed, identityOf } from "./paths.ts";

/** One name is for one column: `ref(Room).named("room")` where a room is identified by two. */
export function validateRefs(model: ConceptualModel): readonly Diagnostic[] {
  return model.entities.flatMap(({ name: entity, attributes }) =>
    attributes.flatMap((attribute): readonly Diagnostic[] => {
      if (attribute.kind !== "ref" || attribute.column === undefined) return [];
      const parts = identityOf(entityNamed(model, attribute.entity)).map((path) => path.join("."));
      const parameters = { entity, attribute: attribute.name, column: attribute.column, parts };
      return parts.length < 2 ? [] : [diagnostic("PQ1021", parameters, attribute.location)];
    }),
  );
}
