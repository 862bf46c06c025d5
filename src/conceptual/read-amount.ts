import type { Amount } from "./model.ts";

/** Whatever is counted, nobody has more of it. */
const mostAmount = 1e15;

export const amountForm = "a number from 0 to 1e15, or { average, worst } with the average not over the worst";

/** A number, or two; undefined for anything else. Model files run without a type check. */
export function readAmount(value: unknown): Amount | undefined {
  if (isAmount(value)) return { average: value, worst: value };
  if (!isRecord(value)) return undefined;
  const { average, worst, ...rest } = value;
  if (!isAmount(average) || !isAmount(worst) || average > worst || Object.keys(rest).length > 0) return undefined;
  return { average, worst };
}

export const isAmount = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= mostAmount;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands there, for a message. */
export function printFound(value: unknown): string {
  if (typeof value === "number" || typeof value === "bigint" || value === undefined) return String(value);
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  return isRecord(value)
    ? `{ ${Object.entries(value)
        .map(([name, each]) => `${name}: ${printFound(each)}`)
        .join(", ")} }`
    : JSON.stringify(value);
}
