import { pluralize } from "inflection";

/** A model has few names, and each is spelt in many places. */
function remembering(spell: (name: string) => string): (name: string) => string {
  const spelt = new Map<string, string>();
  return (name) => {
    const known = spelt.get(name);
    if (known !== undefined) return known;
    const found = spell(name);
    if (spelt.size < 100_000) spelt.set(name, found);
    return found;
  };
}

/**
 * camelCase to snake_case. A boundary stands before a capital that follows a small letter or digit, and before the last
 * capital of a run that a small letter follows; digits stay with what is before them:
 * `stateOrProvince` → `state_or_province`, `HTTPServer` → `http_server`, `sha256Hash` → `sha256_hash`.
 */
export const snakeCase = remembering((name) =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1_$2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1_$2")
    .toLowerCase(),
);

/** snake_case to camelCase; what is no snake_case stays as it is. */
export const camelCase = remembering((name) =>
  name.includes("_")
    ? name.replace(/(?<=[\p{L}\d])_+([\p{L}\d])/gu, (_, letter: string) => letter.toUpperCase())
    : name,
);

export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `order_item` → `order_items`. */
export function pluralOf(name: string): string {
  const words = snakeCase(name).split("_");
  return [...words.slice(0, -1), pluralize(words.at(-1) ?? "")].join("_");
}
