import type { Value } from "../../../access/model.ts";
import { camelCase } from "../../../cql/names.ts";
import { printType } from "../types.ts";
import { borrowingOf, followed, printBorrowed } from "./borrow.ts";
import {
  callTable,
  database,
  docComment,
  fromRuntime,
  listOf,
  member,
  nameOf,
  operationOf,
  printRow,
  printWrite,
  property,
  quoted,
  typeFromRuntime,
  type Context,
} from "./context.ts";
import { hasPut } from "./names.ts";
import { followOf } from "./owners.ts";
import { printAddTo } from "./sets.ts";

/** The insert of an entity, or the connect of a relationship. */
export function printInsert(context: Context): string {
  const { plan, names, parameter, imports } = context;
  const insert = plan.insert;
  if (insert === undefined) throw new Error(`no insert planned for "${plan.entity}"`);
  const operation = JSON.stringify(operationOf(context, "insert"));
  const generated = generatedOf(context);
  const result = generated.map(({ name, type }) => `${property(camelCase(name))}: ${printType(type, "out", imports)}`);
  const borrowings = insert.reads.map((read) => borrowingOf(context, read));
  const follows = insert.owners.map((owner) => followOf(context, owner));
  const settled = borrowings.filter(({ read }) => followed(read).length > 0);
  const isComposed = generated.length > 0 || borrowings.length > 0;
  const holder = isComposed ? "values" : parameter;
  const inserts = plan.homes.map(
    (home) =>
      `${callTable(context, home, { kind: "insert" })}(db, ${printRow(context, home, home.values, holder)}, options.ttl)`,
  );
  const sets = plan.sets.map((set) => printAddTo(context, set, "db", holder, "options.ttl"));
  const [source, ...others] = inserts.toReversed();
  const groups = [...follows.map(({ variable }) => `...${variable}.groups`), ...sets, ...others.toReversed()];
  const after = [
    ...borrowings.map(({ variable }) => `${variable}.writeTime`),
    ...follows.map(({ variable }) => `...${variable}.writeTimes`),
  ];
  return [
    docComment(describe(context)),
    `export async function ${names.insert}(db: ${database(context)}, ${parameter}: ${names.input}, options: ${typeFromRuntime(context, "InsertOptions")} = {}): Promise<${result.length === 0 ? "void" : `{ ${result.join("; ")} }`}> {`,
    ...(generated.length === 0 ? [] : [printGenerated(context, generated)]),
    ...printBorrowed(borrowings, operation, parameter),
    ...(isComposed
      ? [
          `const values = { ...${parameter}, ${[...(generated.length === 0 ? [] : ["...generated"]), ...borrowings.map(({ variable }) => `...${variable}.row`)].join(", ")} };`,
        ]
      : []),
    ...follows.map(({ variable, call }) => `const ${variable} = await ${call}(db, ${operation}, ${holder}, options);`),
    printWrite(context, operation, {
      groups,
      sources: [...follows.map(({ variable }) => `...${variable}.sources`), ...(source === undefined ? [] : [source])],
      after,
    }),
    ...(settled.length === 0 ? [] : [`const filed = { values };`]),
    ...settled.map(({ settle }) => `await ${settle}(db, ${operation}, filed, options);`),
    ...(result.length === 0 ? [] : ["return generated;"]),
    "}",
  ].join("\n");
}

export const generatedOf = ({ plan }: Context): readonly Value[] =>
  plan.values.filter(({ presence }) => presence === "generated");

function describe(context: Context): readonly string[] {
  const { plan } = context;
  const insert = plan.insert;
  const places = [
    ...plan.sets.map(({ table, column }) => `\`${column}\` of \`${table}\``),
    ...quoted(plan.homes.map(({ table }) => table)),
  ];
  const generated = generatedOf(context);
  const reads = insert?.reads ?? [];
  const forNew = hasPut(plan) ? `, for a new ${plan.entity}: see \`${context.names.put}\` for one that is there` : "";
  return [
    `Writes ${listOf(places)}${places.length > 1 ? " in one logged batch" : ""}${forNew}.`,
    ...reads.map((read) => {
      const names = listOf(quoted(read.gains.map(({ value }) => nameOf(context, value))), "or");
      const again = followed(read).length === 0 ? "" : ", and in any case afterwards, to file again what has changed";
      return `Reads \`${read.table}\` first when ${names} is left out${again}.`;
    }),
    ...(insert?.owners ?? []).map(
      ({ entity, changes }) =>
        `A new ${listOf(quoted(changes.map(({ value }) => nameOf(context, value))), "or")} goes to every row that holds it of this ${entity}.`,
    ),
    ...(generated.length === 0
      ? []
      : [`Returns what it made: ${listOf(quoted(generated.map(({ name }) => camelCase(name))))}.`]),
  ];
}

export function printGenerated(context: Context, generated: readonly Value[]): string {
  const entries = generated.map(({ name, type }) => {
    const make = fromRuntime(
      context,
      type.kind === "native" && type.name === "timeuuid" ? "generateTimeuuid" : "generateUuid",
    );
    return `${property(camelCase(name))}: ${member(context.parameter, camelCase(name))} ?? ${make}()`;
  });
  return `const generated = { ${entries.join(", ")} };`;
}
