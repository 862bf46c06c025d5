import type { OwnerRead } from "../../../access/model.ts";
import type { Path } from "../../../conceptual/model.ts";
import { camelCase, snakeCase } from "../../../cql/names.ts";
import { isKey } from "../columns.ts";
import { printCarriedChange } from "./carry.ts";
import {
  callTable,
  columnConstant,
  columnOf,
  database,
  docComment,
  fromRuntime,
  isSame,
  member,
  nameOf,
  printFields,
  printInputType,
  printRow,
  property,
  tableOf,
  typeFromRuntime,
  valueAt,
  variable,
  type Context,
} from "./context.ts";
import { printSetMove } from "./sets.ts";

/** What a module calls the functions that borrow from an owner, and what they brought. */
export interface Borrowing {
  readonly read: OwnerRead;
  readonly borrow: string;
  readonly settle: string;
  readonly variable: string;
}

/** After the refs to the owner, of which there may be two reads, from two tables. Those of an insert and an update may be the same. */
export function borrowingsOf({ plan }: Context): readonly Borrowing[] {
  const reads = [...(plan.insert?.reads ?? []), ...(plan.update?.reads ?? []), ...(plan.count?.reads ?? [])];
  const distinct = reads.filter((read, i) => reads.findIndex((other) => isSameRead(other, read)) === i);
  const taken = new Set<string>();
  return distinct.map((read) => {
    const refs = read.owner.via.map(snakeCase).join("_");
    let number = "";
    for (let i = 2; taken.has(`${refs}${number}`); i++) number = `_${i}`;
    taken.add(`${refs}${number}`);
    const named = (verb: string): string => variable(camelCase(`${verb}_${refs}${number}`));
    return { read, borrow: named("borrow_from"), settle: named("settle_with"), variable: named("from") };
  });
}

export function borrowingOf(context: Context, read: OwnerRead): Borrowing {
  const found = borrowingsOf(context).find((one) => isSameRead(one.read, read));
  if (found === undefined) throw new Error(`the read of "${read.table}" is none of the plan's`);
  return found;
}

const isSameRead = (one: OwnerRead, other: OwnerRead): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those that bring what the key of this one needs: its owner stands behind a ref of theirs. */
export const broughtBefore = (all: readonly Borrowing[], { read }: Borrowing): readonly Borrowing[] =>
  all.filter(
    (other) =>
      other.read !== read && other.read.gains.some((gain) => read.key.some(({ value }) => isSame(value, gain.value))),
  );

/** What is borrowed for what is inserted or counted. */
export const printBorrowed = (borrowings: readonly Borrowing[], operation: string, given: string): readonly string[] =>
  borrowings.map((borrowing) => {
    const earlier = broughtBefore(borrowings, borrowing).map((other) => `...${other.variable}.row`);
    const values = earlier.length === 0 ? given : `{ ...${given}, ${earlier.join(", ")} }`;
    return `const ${borrowing.variable} = await ${borrowing.borrow}(db, ${operation}, ${values}, options);`;
  });

/** What a borrowing takes: what leads to the owner, and what may be given instead of being read there. */
export const borrowedInputs = ({ key, gains }: OwnerRead): readonly Path[] =>
  distinct([...key, ...gains].map(({ value }) => value));

/** The values borrowed from one owner: those given, the others read. */
export function printBorrow(context: Context, { read, borrow }: Borrowing): string {
  const { plan, parameter } = context;
  const gains = read.gains.map(({ column, value }) => ({ column, value, name: nameOf(context, value) }));
  const types = borrowedInputs(read).map((path) => {
    const value = valueAt(context, path);
    const isGain = gains.some((gain) => isSame(gain.value, path));
    const mayBeNull = value.optional ? " | null" : "";
    const mayBeLeftOut = isGain || value.optional;
    return `readonly ${property(nameOf(context, path))}${mayBeLeftOut ? "?" : ""}: ${printInputType(value, context.imports)}${mayBeNull}${mayBeLeftOut ? " | undefined" : ""}`;
  });
  const result = gains.map(({ value, name }) => {
    const planned = valueAt(context, value);
    return `readonly ${property(name)}: ${printInputType(planned, context.imports)}${planned.optional ? " | null" : ""}`;
  });
  const keys = read.key.map((one) => ({
    ...one,
    text: printFields(context, member(parameter, nameOf(context, one.value)), one.fields),
    name: nameOf(context, one.value),
  }));
  const missing = keys
    .filter(({ value }) => valueAt(context, value).optional)
    .map(({ text }) => `${text} === null || ${text} === undefined`);
  const given = gains.map(({ name }) => `${property(name)}: ${member(parameter, name)}`).join(", ");
  const nothing = gains.map(({ name }) => `${property(name)}: ${member(parameter, name)} ?? null`).join(", ");
  const row = variable(`${camelCase(snakeCase(read.owner.entity))}Row`);
  const key = keys
    .map(({ column, text }) => `${property(columnOf(context, read, column).property)}: ${text}`)
    .join(", ");
  return [
    docComment([`What is borrowed from the ${read.owner.entity}: as given, else read from \`${read.table}\`.`]),
    `async function ${borrow}(db: ${database(context)}, operation: string, ${parameter}: { ${types.join("; ")} }, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<{ readonly row: { ${result.join("; ")} }; readonly writeTime: number }> {`,
    `if (${gains.map(({ name }) => `${member(parameter, name)} !== undefined`).join(" && ")}) return { row: { ${given} }, writeTime: 0 };`,
    ...(missing.length === 0
      ? []
      : [
          `// No ${read.owner.entity} is referred to.\nif (${missing.join(" || ")}) return { row: { ${nothing} }, writeTime: 0 };`,
        ]),
    `const ${row} = await ${callTable(context, read, { kind: "read" })}(db, operation, { ${key} }, options);`,
    `if (${row} === undefined) throw new ${fromRuntime(context, "BorrowedValueMissing")}({ entity: ${JSON.stringify(plan.entity)}, input: ${JSON.stringify(gains[0]?.name ?? "")}, owner: ${JSON.stringify(read.owner.entity)}, key: { ${keys.map(({ name, text }) => `${property(name)}: ${text}`).join(", ")} } }, { operation });`,
    `return { row: { ${gains
      .map(({ column, name }) => {
        const stored = member(`${row}.row`, columnOf(context, read, column).property);
        return `${property(name)}: ${member(parameter, name)} === undefined ? ${stored} : ${member(parameter, name)}`;
      })
      .join(", ")} }, writeTime: ${row}.writeTime };`,
    "}",
  ].join("\n");
}

/** The borrowed values that follow their owner, and so are compared with it after a write. */
export const followed = ({ gains, asWritten }: OwnerRead): readonly Path[] =>
  gains.map(({ value }) => value).filter((path) => !asWritten.some((one) => isSame(one, path)));

/** Compares what was borrowed with the owner's values after the write, and files the rows again that hold others. */
export function printSettle(context: Context, { read, settle }: Borrowing): string {
  const { plan, names } = context;
  const paths = followed(read);
  const holding = plan.homes.filter(({ values }) =>
    values.some(({ value }) => paths.some((path) => isSame(path, value))),
  );
  const sets = plan.sets.filter(({ key, element }) =>
    [...key, element].some(({ value }) => paths.some((path) => isSame(path, value))),
  );
  const keys = read.key.map((one) => ({
    ...one,
    text: printFields(context, member("filed.values", nameOf(context, one.value)), one.fields),
  }));
  const optional = keys.filter(({ value }) => valueAt(context, value).optional);
  const key = keys
    .map(({ column, text }) => `${property(columnOf(context, read, column).property)}: ${text}`)
    .join(", ");
  const own = paths.map((path) => {
    const gain = read.gains.find(({ value }) => isSame(value, path));
    const column = columnOf(context, read, gain?.column ?? "");
    return {
      name: nameOf(context, path),
      stored: member("own.row", column.property),
      constant: columnConstant(context, read, column.name),
      mayBeNull: valueAt(context, path).optional,
    };
  });
  const written = own.map(({ name }) => `${property(name)}: ${member("filed.values", name)}`).join(", ");
  const reads: string[] = [];
  const changes = holding.map((home) => {
    markChanged(context, home, paths);
    if (tableOf(context, home).columns.some(({ source }) => source.kind === "collected")) {
      const carried = printCarriedChange(context, home, { db: "outer", before: "before", after: "filed.values" });
      reads.push(carried.read);
      return carried.change;
    }
    const call = callTable(context, home, { kind: "change" });
    return `${call}(outer, ${printRow(context, home, home.values, "before")}, ${printRow(context, home, home.values, "filed.values")}, options.ttl)`;
  });
  const moves = sets.map((set) => printSetMove(context, set, "outer", "before", "filed.values"));
  const guard = optional.flatMap(({ text }) => [`${text} === null`, `${text} === undefined`]).join(" || ");
  return [
    docComment([
      `Compares what is borrowed from the ${read.owner.entity} with \`${read.table}\`, now that it is written, and files it again where that differs.`,
    ]),
    `async function ${settle}(db: ${database(context)}, operation: string, filed: { values: ${names.values} }, options: ${typeFromRuntime(context, "InsertOptions")}): Promise<void> {`,
    ...(guard === "" ? [] : [`if (${guard}) return;`]),
    `await ${fromRuntime(context, "settleBorrowed")}(db, {
      operation,
      entity: ${JSON.stringify(plan.entity)},
      owner: ${JSON.stringify(read.owner.entity)},
      key: { ${keys.map(({ value, text }) => `${property(nameOf(context, value))}: ${text}`).join(", ")} },
      tables: ${JSON.stringify([...holding, ...sets].map(({ table }) => table))},
      written: { ${written} },
      read: async (outer) => {
        ${guard === "" ? "" : `if (${guard}) return undefined;`}
        const own = await ${callTable(context, read, { kind: "read" })}(outer, operation, { ${key} }, options);
        return own && { ...own, row: { ${own.map(({ name, stored }) => `${property(name)}: ${stored}`).join(", ")} } };
      },
      encode: (borrowed) => [${own.map(({ name, constant, mayBeNull }) => (mayBeNull ? `${fromRuntime(context, "encodeIfAny")}(${constant}, ${member("borrowed", name)})` : `${constant}.encode(${member("borrowed", name)})`)).join(", ")}],
      correct: async (outer, _from, to) => {
        const before = filed.values;
        filed.values = { ...before, ...to.row };${reads.map((line) => `\n${line}`).join("")}
        await ${fromRuntime(context, "write")}(outer, operation, [${[...changes, ...moves].join(", ")}], { ...options, timestamp: undefined, after: [to.writeTime] });
      },
    });`,
    "}",
  ].join("\n");
}

/** Says which columns of a home a change of values touches, and whether it may move the row. */
export function markChanged(context: Context, home: Context["plan"]["homes"][number], paths: readonly Path[]): void {
  const columns = home.values
    .filter(({ value }) => paths.some((path) => isSame(path, value)))
    .map(({ column }) => column);
  const table = tableOf(context, home);
  const sources = table.columns.flatMap(({ source }) =>
    source.kind === "bucket" && source.bucket.source !== undefined ? [source.bucket.source.join(".")] : [],
  );
  const moves = table.columns.some(
    (column) =>
      columns.includes(column.name) &&
      (isKey(column) || (column.source.kind === "attribute" && sources.includes(column.source.path.join(".")))),
  );
  context.functions.change(home, columns, { moves });
}

const distinct = (paths: readonly Path[]): readonly Path[] =>
  paths.filter((path, i) => paths.findIndex((other) => isSame(other, path)) === i);
