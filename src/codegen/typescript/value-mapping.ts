/**
 * Other TypeScript types for some CQL types, throughout a model: in what writes take, in what reads return, in collections and in
 * fields of user-defined types.
 */
export interface ValueMapping {
  /** ISO 8601 in UTC, with milliseconds: `"2026-12-01T12:00:00.000Z"`. Default: a Date. */
  readonly timestamp?: "string" | undefined;
  /** Of a day, a Date at its beginning in UTC. Default: a string, `"2026-12-01"`. */
  readonly date?: "Date" | undefined;
  /** Decimal digits. Default: a bigint. */
  readonly bigint?: "string" | undefined;
  /** Decimal digits. Default: a bigint. */
  readonly varint?: "string" | undefined;
}

export const mappableTypes = { timestamp: "string", date: "Date", bigint: "string", varint: "string" } as const;

/** What generated modules are printed with. */
export interface Output {
  /** Relative to the project, for the headers. */
  readonly modelFile: string;
  readonly mapping: ValueMapping;
  /** What `database.ts` declares: it passes on nothing of the runtime that is called the same. */
  readonly declaredByDatabase: ReadonlySet<string>;
}

/** The runtime's codec of a native type. */
export function codecName(name: string, mapping: ValueMapping): string {
  if (name === "varchar") return "text";
  const isMapped = name in mappableTypes && mapping[name as keyof ValueMapping] !== undefined;
  if (!isMapped) return name;
  return name === "date" ? "dateAsDate" : `${name}AsText`;
}
