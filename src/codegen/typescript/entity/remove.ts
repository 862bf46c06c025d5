import type { CascadePlan, HomePlan, StateRead } from "../../../access/model.ts";
import { camelCase, snakeCase } from "../../../cql/names.ts";
import {
  callTable,
  columnOf,
  database,
  docComment,
  fromRuntime,
  isSame,
  listOf,
  member,
  operationOf,
  printRow,
  printValue,
  property,
  printWrite,
  quoted,
  tableOf,
  typeFromRuntime,
  variable,
  nameOf,
  type Context,
} from "./context.ts";
import { isBucketSource, isKey } from "../columns.ts";
import { printFind, removalType, uncertainPaths } from "./find.ts";
import { printKey, printReach } from "./reach.ts";
import { printRemoveFrom } from "./sets.ts";

/** The delete of an entity, or the disconnect of a relationship. */
export function printRemove(context: Context): readonly string[] {
  const { plan, names, parameter } = context;
  const remove = plan.remove;
  if (remove === undefined) return [];
  const operation = JSON.stringify(operationOf(context, "delete"));
  const needsState = remove.reads.length > 0;
  const waysOf = (reads: readonly StateRead[]): string =>
    JSON.stringify(reads.map(({ table, key }) => ({ table, key })));
  const uncertain = uncertainPaths(remove.reads);
  const isWhole = uncertain.length === 0 && waysOf(remove.reads) === waysOf(plan.state);
  const isFindPrinted = isWhole && plan.update !== undefined;
  const find = isWhole ? names.find : names.findKeys;
  const wanted = isWhole
    ? plan.values.filter(({ presence }) => presence !== "none").map(({ path }) => path)
    : wantedPaths(context);
  const holder = needsState ? "stored.row" : parameter;
  const type = isWhole ? names.values : removalType(context, wanted, uncertain);
  const isStart = (home: HomePlan): boolean =>
    remove.reads.some(
      (read) => read.owner === undefined && read.keyspace === home.keyspace && read.table === home.table,
    );
  const deletes = plan.homes.map((home) => {
    const key = keyValues(context, home);
    const row = printRow(context, home, key, holder);
    const call = `${callTable(context, home, { kind: "delete" })}(db, ${row})`;
    const unsure = key
      .filter(({ value }) => uncertain.some((path) => isSame(path, value)))
      .map(({ value }) => `${member(holder, nameOf(context, value))} === undefined`);
    if (unsure.length === 0) return { home, text: call };
    const entries = key.map(
      (one) => `${property(columnOf(context, home, one.column).property)}: ${printValue(context, holder, one)}`,
    );
    const explicit = `${callTable(context, home, { kind: "delete" })}(db, { ${entries.join(", ")} })`;
    return { home, text: `${unsure.join(" || ")} ? undefined : ${explicit}` };
  });
  const last = deletes.at(-1);
  const starts = deletes.filter((one) => isStart(one.home) || one === last);
  const copies = remove.cascades.length > 0;
  const groups = [
    ...(copies ? ["...copies.groups"] : []),
    ...plan.sets.map((set) => printRemoveFrom(context, set, "db", holder)),
    ...deletes.filter((one) => !starts.includes(one)).map(({ text }) => text),
  ];
  const after = [...(needsState ? ["stored.writeTime"] : []), ...(copies ? ["...copies.writeTimes"] : [])];
  const sources = [...(copies ? ["...copies.sources"] : []), ...starts.map(({ text }) => text)];
  const search = searchName(context);
  const options = needsState
    ? `${typeFromRuntime(context, "UpdateOptions")}<${type}>`
    : typeFromRuntime(context, "WriteOptions");
  return [
    [
      docComment(describe(context)),
      `export async function ${names.remove}(db: ${database(context)}, ${parameter}: ${names.key}, options: ${options} = {}): Promise<void> {`,
      ...(needsState
        ? [
            `const stored = ${fromRuntime(context, "storedAs")}(options.previous) ?? (await ${find}(db, ${operation}, ${parameter}, options));`,
            "if (stored === undefined) return;",
          ]
        : []),
      ...(copies ? [`const copies = await ${search}(db, ${operation}, ${holder}, options);`] : []),
      printWrite(context, operation, { groups, sources, after }),
      ...(copies
        ? [
            `await ${fromRuntime(context, "lookAgain")}(db, ${operation}, copies, (outer) => ${search}(outer, ${operation}, ${holder}, options), options);`,
          ]
        : []),
      "}",
    ].join("\n"),
    ...(needsState && !isFindPrinted
      ? [printFind(context, find, isWhole ? plan.state : remove.reads, wanted, uncertain)]
      : []),
    ...printCascades(context, needsState ? type : names.key),
  ];
}

/** The function that finds the relationships that an entity is part of. */
export const searchName = ({ names }: Context): string => names.find.replace(/^find/, "relationshipsOf");

/** The functions that find the relationships of an entity that is removed, by what is known of it. */
export function printCascades(context: Context, holder: string): readonly string[] {
  const { plan } = context;
  const cascades = (plan.remove?.cascades ?? []).map((cascade) => ({ cascade, ...cascadeNames(context, cascade) }));
  if (cascades.length === 0) return [];
  return [
    [
      docComment([`The rows of the relationships that a ${plan.entity} is part of, to be removed.`]),
      `async function ${searchName(context)}(db: ${database(context)}, operation: string, before: ${holder}, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<${typeFromRuntime(context, "Copies")}> {`,
      `const copies = new ${fromRuntime(context, "Copies")}();`,
      ...cascades.map(({ call }) => `await ${call}(db, operation, copies, before, options);`),
      "return copies;",
      "}",
    ].join("\n"),
    ...cascades.map(({ cascade, call }) => printCascade(context, cascade, call, holder)),
  ];
}

/** The values that a removal needs: those that its reads bring, and the key. */
function wantedPaths({ plan }: Context): Context["plan"]["key"] {
  const gained = (plan.remove?.reads ?? []).flatMap(({ gains }) => gains.map(({ value }) => value));
  const all = [...plan.key, ...gained];
  return plan.values.map(({ path }) => path).filter((path) => all.some((one) => isSame(one, path)));
}

function keyValues(
  context: Context,
  home: Context["plan"]["homes"][number],
): Context["plan"]["homes"][number]["values"] {
  const table = tableOf(context, home);
  return home.values.filter(({ column }) =>
    table.columns.some((one) => one.name === column && (isKey(one) || isBucketSource(table, one))),
  );
}

function cascadeNames({ plan }: Context, { relationship, via }: CascadePlan): { readonly call: string } {
  const all = plan.remove?.cascades ?? [];
  const isOnly = all.filter((one) => one.relationship === relationship).length === 1;
  const name = `disconnect_each_${snakeCase(relationship)}${isOnly ? "" : `_by_${via.map(snakeCase).join("_")}`}`;
  return { call: variable(camelCase(name)) };
}

function printCascade(context: Context, cascade: CascadePlan, name: string, holder: string): string {
  const { opening, closing, source } = printReach(context, cascade.reads, "before");
  const isRead = ({ keyspace, table }: { readonly keyspace: string; readonly table: string }): boolean =>
    cascade.reads.some((read) => read.keyspace === keyspace && read.table === table);
  const rows = cascade.rows.map((row) => {
    const call = callTable(context, row, { kind: "delete" });
    // What a retry finds the others by goes last.
    return `copies.${isRead(row) ? "addSource" : "add"}(${call}(db, ${printKey(context, row, row.key, source)}));`;
  });
  const sets = cascade.sets.map((set) => {
    const call = callTable(context, set, { kind: "elements", change: "remove", column: set.column });
    return `copies.${isRead(set) ? "addSource" : "add"}(${call}(db, ${printKey(context, set, set.key, source)}, new Set([${source(set.element)}])));`;
  });
  const places = [
    ...cascade.sets.map(({ table, column }) => `\`${column}\` of \`${table}\``),
    ...quoted(cascade.rows.map(({ table }) => table)),
  ];
  return [
    docComment([`Each ${cascade.relationship} of it: out of ${listOf(places)}.`]),
    `async function ${name}(db: ${database(context)}, operation: string, copies: ${typeFromRuntime(context, "Copies")}, before: ${holder}, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<void> {`,
    ...opening,
    ...sets,
    ...rows,
    ...closing,
    "}",
  ].join("\n");
}

function describe(context: Context): readonly string[] {
  const { plan } = context;
  const remove = plan.remove;
  const places = [
    ...plan.sets.map(({ table, column }) => `\`${column}\` of \`${table}\``),
    ...quoted(plan.homes.map(({ table }) => table)),
  ];
  const cascades = remove?.cascades ?? [];
  const reads = (remove?.reads ?? []).map(({ table }) => table);
  const found = cascades.flatMap((cascade) => cascade.reads.map(({ table }) => table));
  return [
    `Removes ${plan.role === "relationship" ? "it" : `a ${plan.entity}`} from ${listOf(places)}${places.length > 1 ? " in one logged batch" : ""}.`,
    ...(reads.length === 0 ? [] : [`Reads ${listOf(quoted(reads))} first, unless \`previous\` has its values.`]),
    ...(cascades.length === 0
      ? []
      : [
          `Disconnects each ${listOf(cascades.map(({ relationship }) => relationship).filter((name, i, all) => all.indexOf(name) === i))} of it, found in ${listOf(quoted(found.filter((name, i) => found.indexOf(name) === i)))}.`,
        ]),
    ...(plan.role === "relationship" ? [] : ["What merely refers to it stays."]),
  ];
}
