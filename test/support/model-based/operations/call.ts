import { pascalCase, snakeCase } from "../../../../src/cql/names.ts";
import { isChange } from "../../../../src/runtime/index.ts";
import type { EntityFacts } from "../domain.ts";
import { valueText } from "../value-text.ts";
import type { GeneratedFunctions } from "./operation.ts";

type Verb = "insert" | "put" | "update" | "delete" | "increment" | "decrement";

/** `insertReservation`, `connectNear`. */
export function functionName(verb: Verb, { entity }: EntityFacts): string {
  const isConnection = entity.role === "relationship";
  const word = isConnection && verb === "insert" ? "connect" : isConnection && verb === "delete" ? "disconnect" : verb;
  return `${word}${pascalCase(snakeCase(entity.name))}`;
}

export function callable(
  functions: GeneratedFunctions,
  name: string,
): (...given: readonly unknown[]) => Promise<unknown> {
  const found = functions[name];
  if (typeof found !== "function") throw new Error(`no function "${name}" is generated`);
  return found as (...given: readonly unknown[]) => Promise<unknown>;
}

export const callText = (name: string, ...given: readonly unknown[]): string =>
  `${name}(${given.map(inputText).join(", ")})`;

function inputText(value: unknown): string {
  if (isChange(value)) return `changed by ${valueText(value.elements)}`;
  if (value === undefined) return "undefined";
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return valueText(value);
  return `{ ${Object.entries(value)
    .map(([name, of]) => `${name}: ${inputText(of)}`)
    .join(", ")} }`;
}
