import type { EntityDefinition, UdtDefinition } from "../../src/conceptual/definition.ts";
import type { CqlType } from "../../src/cql/model.ts";

/**
 * What some attributes of an entity determine: everything that follows, forwards, until nothing more does. Written without a
 * look at how the rules are derived, to judge what comes out.
 *
 * @param depth of the longest path that is asked for
 *
 * A path is written `ref.ref.attribute`; an instance is known as the path that leads to it, the empty one being the entity itself.
 */
export function closure(
  grain: string,
  known: readonly (readonly string[])[],
  depth: number,
  entities: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
): { readonly values: ReadonlySet<string>; readonly instances: ReadonlySet<string> } {
  const values = new Set(known.map(keyOf));
  const instances = new Set<string>();
  const entityOf = new Map(entities.map((entity) => [entity.name, entity]));

  function visit(path: readonly string[], entity: EntityDefinition): void {
    if (path.length > depth) return; // refs may go round for ever
    const here = keyOf(path);
    const isKnown = (part: string): boolean => {
      const steps = part.split(".");
      return values.has(keyOf([...path, ...steps])) || instances.has(keyOf([...path, ...steps]));
    };
    const refs = entity.attributes.flatMap(({ name, value }) => (value.kind === "ref" ? [name] : []));
    const keys = [entity.identity ?? refs, ...entity.keys];
    if (keys.some((key) => key.every(isKnown))) instances.add(here);
    for (const { name, value } of entity.attributes) {
      const end = [...path, name];
      if (value.kind === "value") {
        if (instances.has(here)) values.add(keyOf(end));
        visitFields(end, value.type);
      } else if (value.kind === "ref") {
        if (instances.has(here)) instances.add(keyOf(end));
        const target = value.entity === undefined ? undefined : entityOf.get(value.entity);
        if (target !== undefined) visit(end, target);
      }
    }
  }

  function visitFields(path: readonly string[], type: CqlType): void {
    if (type.kind !== "udt") return;
    for (const { name, value } of udts.find((udt) => udt.name === type.name)?.fields ?? []) {
      if (value.kind !== "value") continue;
      if (values.has(keyOf(path))) values.add(keyOf([...path, name]));
      visitFields([...path, name], value.type);
    }
  }

  const root = entityOf.get(grain);
  if (root === undefined) throw new Error(`no entity "${grain}"`);
  for (let before = -1; before !== values.size + instances.size;) {
    before = values.size + instances.size;
    visit([], root);
  }
  return { values, instances };
}

/** Names may have any character but this one. */
export const keyOf = (path: readonly string[]): string => path.join("\u0000");
