import { rule } from "../rule.ts";
import { orFreeze } from "./or-freeze.ts";

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
  PQ1003: rule<{ entity: string; other: string }>(
    "error",
    ({ entity, other }) =>
      entity === other
        ? `two entities are called "${entity}"`
        : `entities "${other}" and "${entity}" would have the same names in generated code`,
    ({ entity }) => `give one of them another name than "${entity}"`,
  ),
  PQ1004: rule<{ entity: string; attribute: string; found: string; remedy: string }>(
    "error",
    ({ entity, attribute, found }) => `"${entity}.${attribute}" is ${found}, not an attribute`,
    ({ remedy }) => remedy,
  ),
  PQ1005: rule<{ entity: string; attribute: string; found: string }>(
    "error",
    ({ entity, attribute, found }) => `ref "${entity}.${attribute}" refers to ${found}, not to an entity`,
    ({ found }) =>
      found === "undefined"
        ? "defer an entity that is declared further down: ref(() => Hotel)"
        : "pass the entity itself: ref(Hotel)",
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
    ({ part, illegal }) => `leave "${part}" out${orFreeze(illegal)}`,
  ),
  PQ1009: rule<{ entity: string; part: string }>(
    "error",
    ({ entity, part }) => `"${part}" may be null, but is part of the identity of "${entity}"`,
    ({ entity, part }) => `take .optional() away from "${part}", or identify "${entity}" by other attributes`,
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
    ({ entity, attribute }) => `move "${attribute}" to an entity, or into the identity of "${entity}"`,
  ),
  PQ1014: rule<{ entity: string }>(
    "error",
    ({ entity }) => `"${entity}" has unique keys, which only guarded writes can keep`,
    () => "say guarded: true, or declare them as keys, which the application vouches for: keys: [[…]]",
  ),
  PQ1015: rule<{ udt: string; other: string }>(
    "error",
    ({ udt, other }) =>
      udt === other
        ? `two user-defined types are called "${udt}"`
        : `user-defined types "${other}" and "${udt}" would have the same name in generated code`,
    () => "declare it once and use it in both places, or give one of them another name",
  ),
  PQ1016: rule<{ udt: string; field: string; found: string; remedy: string }>(
    "error",
    ({ udt, field, found }) => `field "${field}" of user-defined type "${udt}" is ${found}, not a type`,
    ({ remedy }) => remedy,
  ),
  PQ1017: rule<{ udt: string }>(
    "error",
    ({ udt }) => `user-defined type "${udt}" is inside itself`,
    () => "make the inner one an entity and refer to it",
  ),
  PQ1018: rule<{ entity: string }>(
    "error",
    ({ entity }) => `"${entity}" can't be the name of an entity`,
    () => "use letters, digits and underscores, a letter first",
  ),
  PQ1019: rule<{ entity: string; plural: string }>(
    "error",
    ({ entity, plural }) => `the plural of "${entity}", "${plural}", can't begin the name of a table`,
    () => 'use letters, digits and underscores, a letter first: plural: "available_rooms"',
  ),
  PQ1020: rule<{ subject: string; column: string }>(
    "error",
    ({ subject, column }) => `${JSON.stringify(column)} can't be the name of the column of "${subject}"`,
    () => 'give it a name that can be seen: .named("postal_code")',
  ),
  PQ1021: rule<{ entity: string; attribute: string; column: string; parts: readonly string[] }>(
    "error",
    ({ entity, attribute, column, parts }) =>
      `ref "${entity}.${attribute}" stands for ${parts.length} columns (${parts.join(", ")}), but is named "${column}"`,
    ({ column }) => `say what their names begin with: .prefix("${column}")`,
  ),
  PQ1022: rule<{ entity: string; origin: string; part: string }>(
    "error",
    ({ entity, origin, part }) => `"${part}" is in the ${origin} of "${entity}" twice`,
    () => "name it once; a ref stands for its whole identity",
  ),
  PQ1023: rule<{ entity: string; origin: string; part: string }>(
    "error",
    ({ entity, origin, part }) =>
      `"${part}" in the ${origin} of "${entity}" is a field of a user-defined type, any of which may be null`,
    ({ entity, part }) => `make "${part}" an attribute of "${entity}" by itself`,
  ),
  PQ1024: rule<{ entity: string; origin: string }>(
    "error",
    ({ entity, origin }) => `the ${origin} of "${entity}" have an empty list`,
    ({ origin }) => `name the attributes of the key: ${origin}: [["room", "startDate"]], or leave it out`,
  ),
  PQ1026: rule<{ subject: string }>(
    "error",
    ({ subject }) => `"${subject}" is one of no values`,
    () => 'name its values: oneOf("booked", "cancelled")',
  ),
  PQ1027: rule<{ subject: string; value: string }>(
    "error",
    ({ subject, value }) => `"${subject}" is one of ${JSON.stringify(value)} twice`,
    () => "name each value once",
  ),
  PQ1028: rule<{ subject: string; dimensions: string }>(
    "error",
    ({ subject, dimensions }) => `"${subject}" is a vector of ${dimensions} dimensions`,
    () => "give a whole number from 1 to 8192: vector(384)",
  ),
  PQ1029: rule<{ subject: string; illegal: string }>(
    "error",
    ({ subject, illegal }) => `"${subject}" has ${illegal}`,
    ({ illegal }) =>
      illegal.startsWith("a counter")
        ? "count in a counterEntity of its own"
        : "keep a number there, such as int() of seconds: a duration has no order",
  ),
  PQ1030: rule<{ udt: string }>(
    "error",
    ({ udt }) => `user-defined type "${udt}" has no fields`,
    ({ udt }) => `give it fields: udt("${udt}", { street: text() })`,
  ),
  PQ1031: rule<{ udt: string; first: string; second: string; name: string }>(
    "error",
    ({ udt, first, second, name }) =>
      `fields "${first}" and "${second}" of user-defined type "${udt}" would both be "${name}"`,
    ({ second }) => `rename "${second}", or name it in CQL: .named("…")`,
  ),
  PQ1032: rule<{ udt: string; field: string }>(
    "error",
    ({ udt, field }) =>
      `user-defined type "${udt}" has a field called "${field}", whose place JavaScript does not keep`,
    () => 'give it a name that starts with a letter, and its name in CQL by .named("…")',
  ),
  PQ1033: rule<{ udt: string; field: string }>(
    "error",
    ({ udt, field }) => `field "${field}" of user-defined type "${udt}" is generated, which only an attribute can be`,
    ({ field }) => `take .generated() away from "${field}", and give a value with each write`,
  ),
  PQ1034: rule<{ subject: string }>(
    "error",
    ({ subject }) => `"${subject}" has a tuple of nothing`,
    () => "name the types of its elements: tuple(double(), double())",
  ),
  PQ1035: rule<{ entity: string }>(
    "error",
    ({ entity }) => `counter entity "${entity}" has no counter`,
    ({ entity }) => `give "${entity}" one: views: counter(), or declare it as an entity`,
  ),
  PQ1036: rule<{ entity: string; word: string }>(
    "error",
    ({ entity, word }) => `"${entity}" is given "${word}", which says nothing of an entity`,
    () =>
      "use attributes, identity, keys, plural, immutable, options, estimate, accept; attributes go inside of attributes: { … }",
  ),
  PQ1037: rule<{ entity: string; word: string }>(
    "error",
    ({ entity, word }) => `the estimate of "${entity}" has "${word}", which says nothing of an entity`,
    () =>
      "use count, per, newPerDay, perDay, daysKept, growthPerYear, bytes, elements, distinct, changesPerDay, deletedAfterReading",
  ),
  PQ1038: rule<{ entity: string; word: string; attribute: string; reason: string; remedy: string }>(
    "error",
    ({ entity, word, attribute, reason }) =>
      `the estimate of "${entity}" says ${word} of "${attribute}", which is ${reason}`,
    ({ remedy }) => remedy,
  ),
  PQ1039: rule<{ entity: string; what: string; found: string; expected: string }>(
    "error",
    ({ entity, what, found }) => `the estimate of "${entity}": ${what} is ${found}`,
    ({ expected }) => `say ${expected}`,
  ),
  PQ1040: rule<{ subject: string; former: string }>(
    "error",
    ({ subject, former }) =>
      former === ""
        ? `"${subject}" was renamed from what is no name`
        : `"${subject}" was renamed from "${former}", which is declared beside it`,
    () => 'name what it was called before, which is gone: .renamedFrom("telephone"), or take renamedFrom away',
  ),
  PQ1041: rule<{ subject: string; character: string }>(
    "error",
    ({ subject, character }) => `${subject} has ${character}, which can't be seen`,
    ({ character }) => `take ${character} out: it would stand in the generated files where no reviewer sees it`,
  ),
  PQ1050: rule<{ entity: string; part: string; parts: readonly string[] }>(
    "error",
    ({ entity, part, parts }) =>
      `"${part}" in the unique key ${parts.join(", ")} of "${entity}" is a value of another entity, which changes without a write of this one`,
    ({ part }) => `make it unique where "${part}" belongs, or keep it in an attribute of its own here`,
  ),
  PQ1051: rule<{ entity: string; attribute: string }>(
    "error",
    ({ entity, attribute }) =>
      `"${entity}.${attribute}" is a list that is not frozen: written twice at one timestamp its elements double, and a guarded write may have to`,
    () => "make it one value: frozen(list(…)), or a set",
  ),
  PQ1052: rule<{ entity: string }>(
    "error",
    ({ entity }) => `"${entity}" is of counters, which take no condition and no timestamp`,
    () => "take guarded: true away, or keep the count in an attribute of a guarded entity",
  ),
} as const;
