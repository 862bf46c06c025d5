import type { EntityDefinition, UdtDefinition } from "../conceptual/definition.ts";
import { readAccepted } from "./accept.ts";
import { describe, nameOf, unknownWords } from "./describe.ts";
import type { EntityMeta, UdtMeta } from "./model.ts";
import { freeze } from "./nested-type.ts";
import { readAttribute } from "./read-attribute.ts";

/** An entity as it was declared. Model files run without a type check, so an option may be anything. */
export function readEntity({ of, role, options, attributes, location }: EntityMeta): EntityDefinition {
  return {
    kind: "entity",
    role,
    name: of,
    plural: options["plural"] === undefined ? undefined : nameOf(options["plural"]),
    attributes: Array.from(attributes(), ([name, value]) => readAttribute(name, value)),
    identity: options["identity"] === undefined ? undefined : readNames(options["identity"]),
    keys: readKeys(options["keys"]),
    unique: readKeys(options["unique"]),
    immutable: options["immutable"] === true,
    guarded: options["guarded"] === true,
    options: options["options"],
    estimate: options["estimate"],
    accept: readAccepted(options["accept"]),
    unknownWords: unknownWords(options, words),
    location,
  };
}

const words = [
  "accept",
  "attributes",
  "estimate",
  "guarded",
  "identity",
  "immutable",
  "keys",
  "options",
  "plural",
  "unique",
];

/** A UDT as it was declared. What is in a UDT is frozen, like what is in a collection. */
export function readUdt({ name, fields, location }: UdtMeta): UdtDefinition {
  const frozenFields = Array.from(fields(), ([field, declared]) => {
    const { value, ...rest } = readAttribute(field, declared);
    return { ...rest, value: value.kind === "value" ? { ...value, type: freeze(value.type) } : value };
  });
  return { kind: "udt", name, fields: frozenFields, location };
}

/** Lists of names; one name that stands alone is a list of it. What is no name becomes one that no attribute has. */
function readKeys(keys: unknown): readonly (readonly string[])[] {
  return asList(keys).map(readNames);
}

function readNames(names: unknown): readonly string[] {
  return asList(names).map((name) => (typeof name === "string" ? name : describe(name)));
}

function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
