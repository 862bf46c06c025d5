import { pluralize } from "inflection";

/**
 * camelCase to snake_case. A boundary stands before a capital that follows a small letter or digit, and before the last
 * capital of a run that a small letter follows; digits stay with what is before them:
 * `stateOrProvince` → `state_or_province`, `HTTPServer` → `http_server`, `sha256Hash` → `sha256_hash`.
 */
export function snakeCase(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1_$2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1_$2")
    .toLowerCase();
}

/** snake_case to camelCase; what is no snake_case stays as it is. */
export function camelCase(name: string): string {
  if (!name.includes("_")) return name;
  return name.replace(/(?<=[\p{L}\d])_+([\p{L}\d])/gu, (_, letter: string) => letter.toUpperCase());
}

export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `order_item` → `order_items`. */
export function pluralOf(name: string): string {
  const words = snakeCase(name).split("_");
  return [...words.slice(0, -1), pluralize(words.at(-1) ?? "")].join("_");
}
