import { optionRules, partRules, type OptionRule } from "../cql/table-option-rules.ts";
import type { TableOptions } from "../cql/table-options.ts";
import { unseenWithin } from "../cql/unseen-characters.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";

/** Options as passed at one level, and where. */
export interface OptionLevel {
  /** `the model`, `keyspace "hotel"`, `entity "hotel"`, `Q4` */
  readonly subject: string;
  readonly options: unknown;
  readonly location: SourceLocation | undefined;
}

/** The options of a table: of several levels that set one, the last wins, and its value as a whole. */
export function mergeTableOptions(levels: readonly OptionLevel[]): TableOptions {
  return Object.assign({}, ...levels.map(({ options }) => (isRecord(options) ? options : {}))) as TableOptions;
}

/** Model files run without a type check, so a level may say anything. */
export function validateTableOptions(
  { subject, options, location }: OptionLevel,
  report: (found: Diagnostic) => void,
): void {
  if (options === undefined) return;
  if (!isRecord(options)) {
    report(
      diagnostic("PQ4020", { subject, option: "options", value: print(options), expected: "an object" }, location),
    );
    return;
  }
  validateParts(subject, "", options, optionRules, location, report);
  for (const [option, value] of Object.entries(options)) {
    const rules = partRules(option, value);
    if (rules !== undefined && isRecord(value)) validateParts(subject, `${option}.`, value, rules, location, report);
    const character = unseenWithin(value);
    if (character === undefined) continue;
    const expected = `it without ${character}, which can't be seen`;
    report(diagnostic("PQ4020", { subject, option, value: print(value), expected }, location));
  }
}

function validateParts(
  subject: string,
  prefix: string,
  parts: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, OptionRule>>,
  location: SourceLocation | undefined,
  report: (found: Diagnostic) => void,
): void {
  for (const [name, value] of Object.entries(parts)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const option = prefix + name;
    if (rule === undefined) {
      report(diagnostic("PQ4021", { subject, option, known: Object.keys(rules) }, location));
    } else if (value !== undefined && !rule.holds(value)) {
      report(diagnostic("PQ4020", { subject, option, value: print(value), expected: rule.expected }, location));
    }
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const print = (value: unknown): string =>
  typeof value === "string" ? JSON.stringify(value) : typeof value === "object" ? JSON.stringify(value) : String(value);
