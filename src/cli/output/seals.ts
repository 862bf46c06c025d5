import { createHash } from "node:crypto";

/**
 * A seal says that a printed text becomes a certain formatted text, so that a file that still is what it was need not be formatted
 * again to know it. It is a hash over both texts and the formatter: when the model, the file on disk or the
 * formatter changes, no seal fits. Lines of a merged file stay true, and a lost one costs the time to format.
 */
export type Seals = Readonly<Record<string, string>>;

export const sealsFile = ".perquery.json";

export function seal(formatting: string, printed: string, formatted: string): string {
  const hash = createHash("sha256");
  for (const part of [formatting, printed, formatted]) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest("hex").slice(0, 32);
}

/** No seals when they are missing or damaged. */
export function readSeals(text: string | undefined): Seals {
  if (text === undefined) return {};
  try {
    const { seals } = JSON.parse(text) as { seals?: unknown };
    return typeof seals === "object" && seals !== null ? Object.assign(Object.create(null) as Seals, seals) : {};
  } catch {
    return {};
  }
}

export function printSeals(seals: Seals): string {
  const about =
    "Kept by perquery gen, and committed: which generated files are as they were formatted, so that none is formatted twice.";
  const sorted = Object.fromEntries(Object.entries(seals).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ about, seals: sorted }, null, 2)}\n`;
}
