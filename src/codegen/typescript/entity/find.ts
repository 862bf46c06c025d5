import type { Gain, StateRead } from "../../../access/model.ts";
import type { Path } from "../../../conceptual/model.ts";
import { camelCase, snakeCase } from "../../../cql/names.ts";
import { isBucketSource, isKey } from "../columns.ts";
import {
  callTable,
  columnOf,
  database,
  docComment,
  fromRuntime,
  isSame,
  listOf,
  member,
  nameOf,
  printFields,
  printInputType,
  property,
  quoted,
  tableOf,
  typeFromRuntime,
  valueAt,
  variable,
  type Context,
} from "./context.ts";

/** An expression for a value, and whether it may be null. */
interface Found {
  readonly path: Path;
  readonly text: string;
  readonly mayBeNull: boolean;
}

/** A field of a UDT, from a row that may be missing. */
interface Part {
  readonly fields: readonly string[];
  readonly text: string;
  readonly missing: string | undefined;
}

/**
 * The function that brings an entity's values from its key: all of them, or those that a removal needs. A removal that was
 * interrupted may have taken rows on the way: what they would tell is left out then.
 */
export function printFind(
  context: Context,
  name: string,
  reads: readonly StateRead[],
  wanted: readonly Path[],
  uncertain: readonly Path[] = [],
): string {
  const { plan, names, parameter } = context;
  const found: Found[] = plan.key.map((path) => ({
    path,
    text: member(parameter, nameOf(context, path)),
    mayBeNull: valueAt(context, path).optional,
  }));
  const parts = new Map<string, Part[]>();
  const lines: string[] = [];
  const variables: string[] = [];
  let isFirst = true;
  for (const read of reads) {
    const constant = readVariable(read, variables);
    variables.push(constant);
    const key = read.key.map(({ column, value, fields }) => ({
      column,
      text: printFields(context, textOf(found, value), fields),
      mayBeNull: found.some((one) => isSame(one.path, value) && one.mayBeNull),
      path: value,
    }));
    const given = key.map(({ column, text }) => `${property(columnOf(context, read, column).property)}: ${text}`);
    const call = `await ${callTable(context, read, { kind: "read" })}(db, operation, { ${given.join(", ")} }, options)`;
    const nullable = key
      .filter(({ mayBeNull, path }) => mayBeNull || uncertain.some((one) => isSame(one, path)))
      .map(({ text, path }) => `${text} === ${uncertain.some((one) => isSame(one, path)) ? "undefined" : "null"}`);
    if (read.owner !== undefined) {
      const missing = `throw new ${fromRuntime(context, "BorrowedValueMissing")}({ entity: ${JSON.stringify(plan.entity)}, input: ${JSON.stringify(nameOf(context, read.gains[0]?.value ?? []))}, owner: ${JSON.stringify(read.owner.entity)}, key: { ${key.map(({ path, text }) => `${property(nameOf(context, path))}: ${text}`).join(", ")} } }, { operation });`;
      if (nullable.length === 0)
        lines.push(`const ${constant} = ${call};`, `if (${constant} === undefined) ${missing}`);
      else
        lines.push(
          `const ${constant} = ${nullable.join(" || ")} ? undefined : ${call};`,
          `if (${constant} === undefined && !(${nullable.join(" || ")})) ${missing}`,
        );
    } else {
      lines.push(`const ${constant} = ${call};`);
      const isOptional = !isFirst && mayBeAbsent(context, read, uncertain.length > 0);
      if (!isOptional) lines.push(`if (${constant} === undefined) return undefined;`);
      isFirst = false;
    }
    const mayBeMissing = nullable.length > 0 || !lines.at(-1)?.startsWith(`if (${constant} === undefined)`);
    for (const gain of read.gains)
      addGain(
        context,
        read,
        gain,
        { constant, mayBeMissing, isUnsure: uncertain.some((path) => isSame(path, gain.value)) },
        found,
        parts,
      );
  }
  for (const [key, list] of parts) {
    const path = key.split("\u0000");
    const object = `{ ${list.map(({ fields, text: one }) => `${property(fields[0] ?? "")}: ${one}`).join(", ")} }`;
    const missing = [...new Set(list.flatMap((part) => part.missing ?? []))].map((one) => `${one} === undefined`);
    const planned = valueAt(context, path);
    const whole = `${missing.join(" || ")} ? undefined : ${object}`;
    const text =
      missing.length === 0
        ? object
        : planned.optional
          ? whole
          : `(${whole}) as ${printInputType(planned, context.imports)}`;
    if (!found.some((one) => isSame(one.path, path))) found.push({ path, text, mayBeNull: false });
  }
  const isAll = name === names.find;
  const entries = plan.values
    .filter(({ path }) => wanted.some((one) => isSame(one, path)))
    .map(({ path, name: snake }) => `${property(camelCase(snake))}: ${textOf(found, path)}`);
  const homes = reads.flatMap((read, i) => (read.owner === undefined ? [variables[i] ?? ""] : []));
  const row = isAll ? names.values : removalType(context, wanted, uncertain);
  const times = variables.map((one, i) =>
    mayLack(context, reads, i, uncertain.length > 0) ? `${one}?.writeTime ?? 0` : `${one}.writeTime`,
  );
  const [first] = homes;
  return [
    docComment([
      `${isAll ? "All values of" : "What tells the rows of"} a ${plan.entity}, from ${listOf(quoted(reads.map(({ table }) => table)))}.`,
    ]),
    `async function ${name}(db: ${database(context)}, operation: string, ${parameter}: ${names.key}, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<${typeFromRuntime(context, "Stored")}<${row}> | undefined> {`,
    ...lines,
    `return {
      row: { ${entries.join(", ")} },
      writeTime: ${times.length === 0 ? "0" : times.length === 1 ? times[0] : `Math.max(${times.join(", ")})`},
      ttl: ${first === undefined ? "undefined" : `${first}.ttl`},
    };`,
    "}",
  ].join("\n");
}

/** What a removal needs, some of which may be left out. */
export function removalType(context: Context, wanted: readonly Path[], uncertain: readonly Path[]): string {
  const { values } = context.names;
  const pick = (paths: readonly Path[]): string =>
    `Pick<${values}, ${paths.map((path) => JSON.stringify(nameOf(context, path))).join(" | ")}>`;
  const certain = wanted.filter((path) => !uncertain.some((one) => isSame(one, path)));
  if (uncertain.length === 0) return pick(certain);
  return `${pick(certain)} & ${typeFromRuntime(context, "Unsure")}<${pick(uncertain)}>`;
}

/** The values that a removal takes from rows that it removes before the one it starts from. */
export function uncertainPaths(reads: readonly StateRead[]): readonly Path[] {
  const first = reads.findIndex(({ owner }) => owner === undefined);
  const unsure: Path[] = [];
  for (const [i, { key, gains, owner }] of reads.entries()) {
    const isLater = owner === undefined && i > first;
    const isAfter = key.some(({ value }) => unsure.some((path) => isSame(path, value)));
    if (isLater || isAfter) unsure.push(...gains.map(({ value }) => value));
  }
  return unsure;
}

/**
 * Whether a row that is not the first may be absent: of a sparse table, or one that an interrupted write has moved or removed.
 * Values that are unknown then are left alone; unless they are in a key, without which no row is found.
 */
function mayBeAbsent(context: Context, read: StateRead, isRemoval: boolean): boolean {
  if (isRemoval || isSparse(context, read)) return true;
  const { plan } = context;
  return !read.gains.some(({ value }) =>
    plan.homes.some((home) =>
      home.values.some((one) => {
        const table = tableOf(context, home);
        const column = columnOf(context, home, one.column);
        return isSame(one.value, value) && (isKey(column) || isBucketSource(table, column));
      }),
    ),
  );
}

/** Whether a read may have no row, and what comes of it is left out. */
function mayLack(context: Context, reads: readonly StateRead[], i: number, isRemoval: boolean): boolean {
  const read = reads[i];
  if (read === undefined) return false;
  if (read.owner !== undefined) return isRemoval || read.key.some(({ value }) => valueAt(context, value).optional);
  return reads.slice(0, i).some(({ owner }) => owner === undefined) && mayBeAbsent(context, read, isRemoval);
}

function addGain(
  context: Context,
  read: StateRead,
  { column, value, fields }: Gain,
  {
    constant,
    mayBeMissing,
    isUnsure,
  }: { readonly constant: string; readonly mayBeMissing: boolean; readonly isUnsure: boolean },
  found: Found[],
  parts: Map<string, Part[]>,
): void {
  const { property: name } = columnOf(context, read, column);
  const planned = valueAt(context, value);
  const plain = member(`${constant}${mayBeMissing ? "?" : ""}.row`, name);
  // Of an owner that isn't referred to there is no value; what a row would tell that is gone is unknown, and left alone.
  const isNone = isUnsure
    ? plain
    : planned.optional
      ? read.owner === undefined
        ? plain
        : `${plain} ?? null`
      : `${plain} as ${printInputType(planned, context.imports)}`;
  const text = mayBeMissing ? isNone : plain;
  if (fields.length === 0) found.push({ path: value, text, mayBeNull: planned.optional });
  else {
    const key = value.join("\u0000");
    const part = { fields, text: member(`${constant}.row`, name), missing: mayBeMissing ? constant : undefined };
    parts.set(key, [...(parts.get(key) ?? []), part]);
  }
}

function textOf(found: readonly Found[], path: Path): string {
  const one = found.find((other) => isSame(other.path, path));
  if (one === undefined) throw new Error(`"${path.join(".")}" is not found`);
  return one.text;
}

/** Whether an instance may have no row there. */
function isSparse(context: Context, read: StateRead): boolean {
  const table = tableOf(context, read);
  return table.columns.some((column) => column.optional && (isKey(column) || isBucketSource(table, column)));
}

function readVariable({ table, owner }: StateRead, taken: readonly string[]): string {
  const name = owner === undefined ? `in_${table}` : `${owner.via.map(snakeCase).join("_")}_row`;
  let constant = variable(camelCase(name));
  for (let i = 2; taken.includes(constant); i++) constant = variable(camelCase(`${name}_${i}`));
  return constant;
}
