import type { ColumnValue, CopyPlan, GuardPlan, HomePlan, RowRead, StateRead, WritePlan } from "../access/model.ts";
import type { Models } from "../compile.ts";
import type { Path } from "../conceptual/model.ts";
import { printCqlType } from "../cql/print-type.ts";
import { camelCase } from "../cql/names.ts";
import type { Column, Table } from "../physical/model.ts";
import { listOf, explanation, type Explanation, type Section } from "./print-sections.ts";

/** Every write of an entity in words: which statements, in which order, and how each copy is reached. */
export function explainWrites(models: Models, entity: string): Explanation {
  const plan = models.access.writes.find((one) => one.entity === entity);
  if (plan === undefined) throw new Error(`no entity "${entity}"`);
  const context: Context = { plan, tableOf: tableIndex(models) };
  const title =
    plan.documentation === undefined ? `${plan.role} ${entity}` : `${plan.role} ${entity}: ${plan.documentation}`;
  if (plan.guard !== undefined)
    return explanation(title, [
      { title: "What tells one", lines: [namesOf(context, plan.key)] },
      { title: "Tables", lines: explainHomes(context) },
      ...explainGuard(context, plan.guard),
    ]);
  return explanation(title, [
    { title: "What tells one", lines: [namesOf(context, plan.key)] },
    { title: "Tables", lines: explainHomes(context) },
    explainInsert(context),
    explainUpdate(context),
    { title: "Copies", lines: (plan.update?.copies ?? []).flatMap((copy) => explainCopy(context, copy)) },
    explainRemove(context),
    explainCount(context),
  ]);
}

interface Context {
  readonly plan: WritePlan;
  readonly tableOf: (place: { readonly keyspace: string; readonly table: string }) => Table;
}

function tableIndex({ physical }: Models): Context["tableOf"] {
  const tables = new Map(
    physical.keyspaces.flatMap(({ tables: all }) =>
      all.map((table) => [`${table.keyspace}.${table.name}`, table] as const),
    ),
  );
  return ({ keyspace, table }) => {
    const found = tables.get(`${keyspace}.${table}`);
    if (found === undefined) throw new Error(`no table "${keyspace}.${table}"`);
    return found;
  };
}

function explainHomes({ plan, tableOf }: Context): readonly string[] {
  const homes = plan.homes.map((home) => {
    const queries = tableOf(home).queries.map(({ id }) => id);
    return `${home.table}  of ${listOf(queries)}: ${printKey(tableOf(home))}`;
  });
  const sets = plan.sets.map(({ table, column }) => `${table}  its set ${column}`);
  if (homes.length + sets.length > 0) return [...homes, ...sets];
  return ["None has it by itself: its values stand in the rows of others."];
}

/** The columns that nobody reads, and the way of every write. */
function explainGuard({ plan, tableOf }: Context, { identity, copies, uniques }: GuardPlan): readonly Section[] {
  const guard = tableOf(identity).guard;
  const hidden = [...(guard?.values ?? []), ...(guard?.columns ?? [])];
  const others = copies.map(({ table }) => table);
  return [
    {
      title: "Hidden columns",
      lines: hidden.map(({ name, type }) => `${identity.table}.${name}  ${printCqlType(type)}`),
    },
    {
      title: "Unique",
      lines: uniques.map(({ parts, table }) => `${parts.join(", ")}  kept in ${table}`),
    },
    {
      title: plan.update === undefined ? "Insert, delete" : "Insert, update, delete",
      lines: numbered([
        `reads ${identity.table} by ${plan.key.map((path) => path.join(".")).join(", ")}`,
        ...uniques.map(
          ({ parts, table }) =>
            `claims a new ${parts.join(", ")} in ${table}; where another one's claim stands without such a row, fences that one first`,
        ),
        `UPDATE of ${identity.table} IF guard_version is as it was read, with the places that it leaves; else from the start`,
        ...(others.length === 0
          ? [`says in ${identity.table} that this is done`]
          : [
              `at that version, in one logged batch: DELETE in ${listOf(others)} where it was, INSERT where it is, and that it is done in ${identity.table}`,
            ]),
        ...(uniques.length === 0 ? [] : ["releases what it holds no more"]),
      ]),
    },
  ];
}

function explainInsert(context: Context): Section {
  const { plan } = context;
  const { insert } = plan;
  const title = plan.role === "relationship" ? "Connect" : "Insert";
  if (insert === undefined) return { title, lines: [] };
  return {
    title,
    lines: numbered([
      ...insert.reads.map((read) => `reads ${read.table} ${gained(context, read)}, where that is left out`),
      ...insert.owners.map(
        ({ entity, changes }) =>
          `where ${namesOf(
            context,
            changes.map(({ value }) => value),
          )} is a new value of the ${entity}: UPDATE of every row that holds it`,
      ),
      statements(context, "INSERT", "adds to"),
      ...insert.reads
        .filter(({ gains, asWritten }) => gains.length > asWritten.length)
        .map((read) => `reads ${read.table} again, and files anew the rows that hold another value`),
    ]),
  };
}

function explainUpdate(context: Context): Section {
  const { plan } = context;
  const { update } = plan;
  if (update === undefined) return { title: "Update", lines: [] };
  const source = plan.homes.at(-1);
  const changeable = update.changes.flatMap(({ values, borrowed }) => [...values, ...borrowed]);
  const homes = update.homes.map((home) => {
    const last = home.table === source?.table && update.homes.length + update.copies.length > 1 ? ", last" : "";
    return `${home.table}  ${explainChange(context, home, changeable)}${last}`;
  });
  const copies = update.copies.length === 0 ? [] : ["the copies below, as far as what they hold has changed"];
  const again = update.copies.filter(({ reads }) => reads.length > 0);
  return {
    title: "Update",
    lines: numbered([
      ...plan.state.map((read) => `reads ${read.table} by ${keyOf(context, read)} ${gained(context, read)}`),
      ...update.reads.map(
        (read) => `reads ${read.table} ${gained(context, read)}, where ${read.owner.via.join(".")} changes`,
      ),
      ...copies,
      ...homes,
      ...(again.length === 0
        ? []
        : [`looks again for rows of ${listOf(unique(again.map(({ table }) => table)))} that came meanwhile`]),
    ]),
  };
}

function explainChange({ tableOf }: Context, home: HomePlan, changeable: readonly Path[]): string {
  const columns = home.values
    .filter(({ value }) => changeable.some((path) => path.join(".") === value.join(".")))
    .map(({ column }) => column);
  const isKey = (name: string): boolean => {
    const role = tableOf(home).columns.find((column) => column.name === name)?.role;
    return role === "partition" || role === "clustering";
  };
  const [inKey, others] = [columns.filter(isKey), columns.filter((name) => !isKey(name))];
  return [
    ...(others.length === 0 ? [] : [`UPDATE of ${listOf(others)}`]),
    ...(inKey.length === 0 ? [] : [`DELETE and INSERT when ${inKey.join(" or ")} changes`]),
  ].join("; ");
}

function explainCopy(context: Context, copy: CopyPlan): readonly string[] {
  const { tableOf } = context;
  const columns = listOf(copy.columns.map(({ column }) => column));
  const way = copy.reads.map((read) => explainRead(read)).join(", then ");
  const change =
    copy.writes === "statics"
      ? "UPDATE of the partition"
      : copy.writes === "columns"
        ? "UPDATE of each row"
        : isInKey(tableOf(copy), copy.columns)
          ? "DELETE and INSERT of each row"
          : "UPDATE of each row";
  return [
    `${copy.table}  ${columns}, through ${copy.via.join(".")}: ${way === "" ? "the key is known" : way}; ${change}`,
  ];
}

const isInKey = (table: Table, values: readonly ColumnValue[]): boolean =>
  values.some(({ column }) =>
    table.columns.some(({ name, role }) => name === column && role !== "regular" && role !== "static"),
  );

function explainRead(read: RowRead): string {
  const by = read.key.map(({ column }) => column).join(", ");
  if (read.rows === "elements") return `each of ${read.element} in the row of ${read.table} by ${by}`;
  const only = read.where.length === 0 ? "" : `, those with its ${read.where.map(({ column }) => column).join(", ")}`;
  return read.rows === "one" ? `the row of ${read.table} by ${by}` : `the rows of ${read.table} by ${by}${only}`;
}

function explainRemove(context: Context): Section {
  const { plan } = context;
  const { remove } = plan;
  const title = plan.role === "relationship" ? "Disconnect" : "Delete";
  if (remove === undefined) return { title, lines: [] };
  return {
    title,
    lines: numbered([
      ...remove.reads.map((read) => `reads ${read.table} by ${keyOf(context, read)} ${gained(context, read)}`),
      ...remove.cascades.map((cascade) => {
        const places = [
          ...cascade.sets.map(({ table, column }) => `${column} of ${table}`),
          ...cascade.rows.map(({ table }) => table),
        ];
        const way = cascade.reads.map((read) => explainRead(read)).join(", then ");
        return `disconnects each ${cascade.relationship}: ${way}; out of ${listOf(places)}`;
      }),
      statements(context, "DELETE", "takes from"),
    ]),
  };
}

function explainCount({ plan }: Context): Section {
  const homes = plan.count?.homes ?? [];
  return {
    title: "Increment, decrement",
    lines: homes.map(({ table, counters }) => `${table}  ${listOf(counters.map(({ column }) => column))}`),
  };
}

/** The statements of all tables, the one that a retry starts from last. */
function statements({ plan }: Context, verb: string, onSet: string): string {
  const tables = plan.homes.map(({ table }) => table);
  const last = tables.at(-1);
  const first = tables.slice(0, -1);
  const sets = plan.sets.map(({ table, column }) => `${onSet} ${column} of ${table}`);
  const count = tables.length + sets.length;
  const order =
    last === undefined ? "" : first.length === 0 ? `${verb} in ${last}` : `${verb} in ${listOf(first)}, then ${last}`;
  return `${[...sets, ...(order === "" ? [] : [order])].join("; ")}${count > 1 ? ", in one logged batch" : ""}`;
}

function printKey({ columns }: Table): string {
  const named = (role: Column["role"]): string =>
    columns
      .filter((column) => column.role === role)
      .map(({ name }) => name)
      .join(", ");
  const clustering = named("clustering");
  return `((${named("partition")})${clustering === "" ? "" : `, ${clustering}`})`;
}

const keyOf = (context: Context, { key }: StateRead): string =>
  namesOf(
    context,
    key.map(({ value }) => value),
  );

function gained(context: Context, { gains }: StateRead): string {
  return gains.length === 0
    ? "to see that it is there"
    : `for ${namesOf(
        context,
        gains.map(({ value }) => value),
      )}`;
}

function namesOf({ plan }: Context, paths: readonly Path[]): string {
  const names = paths.map(
    (path) => plan.values.find((value) => value.path.join(".") === path.join("."))?.name ?? path.join("."),
  );
  return listOf(unique(names.map((name) => camelCase(name))));
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

const numbered = (lines: readonly string[]): readonly string[] => lines.map((line, i) => `${i + 1}. ${line}`);
