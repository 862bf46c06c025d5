/** A value as text, two of which are the same when the values are: what the rows of both sides are compared by. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString("hex")}`;
  if (value instanceof Set) return `{${[...value].map(valueText).toSorted().join(", ")}}`;
  if (value instanceof Map) {
    return `{${[...value]
      .map(([key, of]) => `${valueText(key)}: ${valueText(of)}`)
      .toSorted()
      .join(", ")}}`;
  }
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value === "object") {
    return `(${Object.entries(value)
      .map(([name, of]) => `${name}: ${valueText(of)}`)
      .toSorted()
      .join(", ")})`;
  }
  return JSON.stringify(value);
}

/** Cassandra keeps no empty collection outside of `frozen`. */
export const isNothing = (value: unknown, isMultiCell: boolean): boolean =>
  value === null || value === undefined || (isMultiCell && sizeOf(value) === 0);

function sizeOf(value: unknown): number | undefined {
  if (value instanceof Set || value instanceof Map) return value.size;
  return Array.isArray(value) ? value.length : undefined;
}
