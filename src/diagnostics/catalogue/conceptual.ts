import { rule } from "../rule.ts";

/** PQ1: entities, attributes, refs, candidate keys, user-defined types. */
export const conceptualRules = {
  PQ1001: rule<{ entity: string; role: string }>(
    "error",
    ({ entity, role }) => `${role} "${entity}" has no identity`,
    ({ entity, role }) =>
      role === "relationship"
        ? `give "${entity}" the refs that it connects, or an identity of its own: identity: ["from", "to"]`
        : `name the attributes that tell one ${entity} from another: identity: ["id"]`,
  ),
  PQ1003: rule<{ entity: string }>(
    "error",
    ({ entity }) => `two entities are called "${entity}"`,
    () => "give one of them another name",
  ),
  PQ1004: rule<{ entity: string; attribute: string; found: string; remedy: string }>(
    "error",
    ({ entity, attribute, found }) => `"${entity}.${attribute}" is ${found}, not an attribute`,
    ({ remedy }) => remedy,
  ),
  PQ1005: rule<{ entity: string; attribute: string }>(
    "error",
    ({ entity, attribute }) => `ref "${entity}.${attribute}" refers to nothing`,
    () => "pass the entity: ref(Hotel); where it is declared further down, write the attributes as a class",
  ),
  PQ1006: rule<{ entity: string; origin: string; part: string; attributes: readonly string[] }>(
    "error",
    ({ entity, origin, part }) => `"${part}" in the ${origin} of "${entity}" is no attribute`,
    ({ attributes }) => `use attributes of it (${attributes.join(", ")}), or a path through a ref: "room.hotel"`,
  ),
  PQ1007: rule<{ entity: string; through: readonly string[] }>(
    "error",
    ({ entity, through }) => `the identity of "${entity}" leads back to itself: ${through.join(" → ")}`,
    () => "give one of them an identity that does not go through the others",
  ),
  PQ1008: rule<{ entity: string; origin: string; part: string; illegal: string }>(
    "error",
    ({ entity, origin, part, illegal }) =>
      `"${part}" in the ${origin} of "${entity}" is ${illegal}, which can't be in a key`,
    ({ part }) => `leave "${part}" out, or freeze it where its type allows`,
  ),
  PQ1009: rule<{ entity: string; part: string }>(
    "error",
    ({ entity, part }) => `"${part}" is optional, but part of the identity of "${entity}"`,
    ({ part }) => `take .optional() from "${part}", or identify "${part}" by other attributes`,
  ),
  PQ1010: rule<{ entity: string; attribute: string }>(
    "error",
    ({ entity, attribute }) =>
      `"${entity}" has an attribute called "${attribute}", whose place JavaScript does not keep`,
    () => 'give it a name that starts with a letter, and the column by .named("…")',
  ),
  PQ1011: rule<{ entity: string; first: string; second: string; column: string }>(
    "error",
    ({ entity, first, second, column }) => `"${entity}.${first}" and "${entity}.${second}" are both column "${column}"`,
    ({ second }) => `rename "${second}", or name its column: .named("…")`,
  ),
  PQ1012: rule<{ entity: string; attribute: string }>(
    "error",
    ({ entity, attribute }) => `"${entity}.${attribute}" is a counter, which can't stand beside other values`,
    ({ attribute }) => `move "${attribute}" to a counterEntity with the same identity`,
  ),
  PQ1013: rule<{ entity: string; attribute: string }>(
    "error",
    ({ entity, attribute }) =>
      `counter entity "${entity}" has "${attribute}", which is no counter and not in its identity`,
    ({ attribute }) => `move "${attribute}" to an entity`,
  ),
  PQ1014: rule<{ entity: string }>(
    "error",
    ({ entity }) => `"${entity}" has unique keys, which need guarded writes: this version has none`,
    () => "declare them as keys: [[…]], which the application vouches for",
  ),
  PQ1015: rule<{ udt: string }>(
    "error",
    ({ udt }) => `two user-defined types are called "${udt}"`,
    () => "declare it once and use it in both places, or give one of them another name",
  ),
  PQ1016: rule<{ udt: string; field: string; found: string }>(
    "error",
    ({ udt, field, found }) => `field "${field}" of user-defined type "${udt}" is ${found}, not a type`,
    () => "give it a value type: text(), int(), another udt",
  ),
  PQ1017: rule<{ udt: string }>(
    "error",
    ({ udt }) => `user-defined type "${udt}" is inside itself`,
    () => "make the inner one an entity and refer to it",
  ),
} as const;
