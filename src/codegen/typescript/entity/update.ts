import type { Path } from "../../../conceptual/model.ts";
import { isKey } from "../columns.ts";
import {
  borrowedInputs,
  borrowingOf,
  borrowingsOf,
  broughtBefore,
  followed,
  markChanged,
  type Borrowing,
} from "./borrow.ts";
import { printCarriedChange } from "./carry.ts";
import {
  callTable,
  columnConstant,
  columnOf,
  database,
  docComment,
  fromRuntime,
  isSame,
  listOf,
  member,
  nameOf,
  operationOf,
  printRow,
  printWrite,
  property,
  quoted,
  typeFromRuntime,
  valueAt,
  type Context,
} from "./context.ts";
import { copiedValues, isTogether } from "./inputs.ts";
import { generatedOf } from "./insert.ts";
import { hasPut } from "./names.ts";
import { followOf } from "./owners.ts";
import { printSetMove } from "./sets.ts";

/** The update of an entity, its put, and what both do. */
export function printUpdate(context: Context): readonly string[] {
  const { plan, names, parameter } = context;
  if (plan.update === undefined) return [];
  if (plan.insert === undefined) return [printUpdateOfCopies(context)];
  const operation = JSON.stringify(operationOf(context, "update"));
  const values = typeFromRuntime(context, "UpdateOptions");
  const key = plan.key.map((path) => `${property(nameOf(context, path))}: ${member(parameter, nameOf(context, path))}`);
  return [
    [
      docComment(describeUpdate(context)),
      `export async function ${names.update}(db: ${database(context)}, ${parameter}: ${names.key}, changes: ${names.changes}, options: ${values}<${names.values}> = {}): Promise<void> {`,
      `const stored = ${fromRuntime(context, "storedAs")}(options.previous) ?? (await ${names.find}(db, ${operation}, ${parameter}, options));`,
      `if (stored === undefined) throw new ${fromRuntime(context, "RowNotFound")}({ entity: ${JSON.stringify(plan.entity)}, key: { ${key.join(", ")} } }, { operation: ${operation} });`,
      `await ${names.rewrite}(db, ${operation}, stored, changes, options);`,
      "}",
    ].join("\n"),
    ...(hasPut(plan) ? [printPut(context)] : []),
    printRewrite(context),
  ];
}

/** What an entity without a table of its own can do: its values stand in the rows of others. */
function printUpdateOfCopies(context: Context): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "update"));
  const tables = (plan.update?.copies ?? []).map(({ table }) => table);
  const options = typeFromRuntime(context, "WriteOptions");
  return [
    docComment([
      `No table has a ${plan.entity} by itself: changes its values in ${listOf(quoted(tables))}, and looks once more for rows that came meanwhile.`,
    ]),
    `export async function ${names.update}(db: ${database(context)}, ${parameter}: ${names.key}, changes: ${names.changes}, options: ${options} = {}): Promise<void> {`,
    `const copies = await ${names.copies}(db, ${operation}, ${parameter}, changes, options);`,
    printWrite(context, operation, {
      groups: ["...copies.groups"],
      sources: ["...copies.sources"],
      after: ["...copies.writeTimes"],
    }),
    `await ${fromRuntime(context, "lookAgain")}(db, ${operation}, copies, (outer) => ${names.copies}(outer, ${operation}, ${parameter}, changes, options), options);`,
    "}",
  ].join("\n");
}

function describeUpdate(context: Context): readonly string[] {
  const { plan } = context;
  const update = plan.update;
  const reads = plan.state.map(({ table }) => table);
  const homes = (update?.homes ?? []).map(({ table }) => table);
  const copies = (update?.copies ?? []).map(({ table }) => table);
  const found = distinct((update?.copies ?? []).flatMap((copy) => copy.reads.map(({ table }) => table)));
  const settled = settledBorrowings(context).map(({ read }) => read.table);
  return [
    `Changes a ${plan.entity} in ${listOf(quoted(distinct([...homes, ...copies])))}; what is left out stays.`,
    ...(reads.length === 0
      ? []
      : [`Reads ${listOf(quoted(distinct(reads)))} first, unless \`previous\` has its values.`]),
    ...(found.length === 0
      ? []
      : [
          `Where copies change, reads ${listOf(quoted(found))} to find them, and once more afterwards, for rows that came meanwhile.`,
        ]),
    ...(settled.length === 0
      ? []
      : [`Reads ${listOf(quoted(distinct(settled)))} afterwards, to file again what has changed there meanwhile.`]),
    "@throws RowNotFound",
  ];
}

const distinct = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) === i);

function printPut(context: Context): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "put"));
  const generated = generatedOf(context);
  const inKey = generated.filter(({ path }) => plan.key.some((one) => isSame(one, path)));
  const result = generated.map(
    ({ path }) => `${property(nameOf(context, path))}: ${member("stored.row", nameOf(context, path))}`,
  );
  const changeable = changeablePaths(context);
  const fixed = plan.values.filter(
    ({ path, presence, borrowedFrom }) =>
      presence !== "none" &&
      borrowedFrom === undefined &&
      !changeable.some((one) => isSame(one, path)) &&
      !plan.key.some((one) => isSame(one, path)),
  );
  const checks = fixed.flatMap(({ path }) => {
    const column = columnFor(context, path);
    if (column === undefined) return [];
    const name = nameOf(context, path);
    return [
      `${property(name)}: ${fromRuntime(context, "ifChanged")}(${column}, ${member("stored.row", name)}, ${member(parameter, name)})`,
    ];
  });
  const needsCast = (plan.update?.changes ?? []).some(
    (group) => isTogether(group) && group.values.some((path) => valueAt(context, path).optional),
  );
  const unknown = inKey.map(({ path }) => `${member(parameter, nameOf(context, path))} === undefined`);
  const key = plan.key.map((path) => `${property(nameOf(context, path))}: ${member(parameter, nameOf(context, path))}`);
  const given = inKey.length === 0 ? parameter : `{ ${key.join(", ")} }`;
  const insert = `return ${names.insert}(db, ${parameter}, options);`;
  const changes = changeable.map(
    (path) => `${property(nameOf(context, path))}: ${member(parameter, nameOf(context, path))}`,
  );
  const changed = `{ ${changes.join(", ")} }${needsCast ? ` as ${names.changes}` : ""}`;
  const owners = (plan.insert?.owners ?? []).filter(
    ({ via }) => !plan.update?.changes.some(({ attribute }) => attribute === via[0]),
  );
  const wider = plan.key.slice(identityLength(context));
  const isWider =
    wider.length === 0
      ? ""
      : ` With another ${listOf(quoted(wider.map((path) => nameOf(context, path))), "or")} it is another row.`;
  return [
    docComment([
      `Inserts a ${plan.entity}, or changes the one that is there: reads it first.${isWider} What is left out stays. A time to live counts for a new one.`,
    ]),
    `export async function ${names.put}(db: ${database(context)}, ${parameter}: ${names.input}, options: ${typeFromRuntime(context, "InsertOptions")} = {}): ReturnType<typeof ${names.insert}> {`,
    ...(unknown.length === 0 ? [] : [`if (${unknown.join(" || ")}) ${insert}`]),
    `const stored = await ${names.find}(db, ${operation}, ${given}, options);`,
    `if (stored === undefined) ${insert}`,
    ...(checks.length === 0
      ? []
      : [`${fromRuntime(context, "refuseChanges")}(${operation}, { ${checks.join(", ")} });`]),
    `await ${names.rewrite}(db, ${operation}, stored, ${changeable.some((path) => valueAt(context, path).presence === "none") ? parameter : changed}, options);`,
    ...owners.flatMap((owner) => {
      const { call, variable } = followOf(context, owner);
      return [
        `const ${variable} = await ${call}(db, ${operation}, ${parameter}, options);`,
        printWrite(context, operation, {
          groups: [`...${variable}.groups`],
          sources: [`...${variable}.sources`],
          after: [`...${variable}.writeTimes`],
        }),
      ];
    }),
    ...printSettleGiven(context, operation),
    ...(result.length === 0 ? [] : [`return { ${result.join(", ")} };`]),
    "}",
  ].join("\n");
}

/** What a put gives of an owner whose ref can't change is compared with the owner's: one before it may have been interrupted. */
function printSettleGiven(context: Context, operation: string): readonly string[] {
  const { plan, parameter } = context;
  const settled = settledBorrowings(context);
  const others = borrowingsOf(context).filter(
    ({ read, borrow }) =>
      followed(read).length > 0 &&
      (plan.insert?.reads.includes(read) ?? false) &&
      !settled.some((one) => one.borrow === borrow),
  );
  if (others.length === 0) return [];
  const own = changeablePaths(context).map(
    (path) => `${property(nameOf(context, path))}: ${member(parameter, nameOf(context, path))}`,
  );
  return [
    `const filed = { values: { ...stored.row, ...${fromRuntime(context, "defined")}({ ${own.join(", ")} }) } };`,
    ...others.map(({ read, settle }) => {
      const given = followed(read).map((path) => `${member(parameter, nameOf(context, path))} !== undefined`);
      return `if (${given.join(" || ")}) await ${settle}(db, ${operation}, filed, { ...options, ttl: stored.ttl });`;
    }),
  ];
}

/** How many values the identity consists of: what else is in the key makes it wider. */
const identityLength = ({ plan }: Context): number => plan.identityLength;

export function changeablePaths({ plan }: Context): readonly Path[] {
  return (plan.update?.changes ?? []).flatMap(({ values, borrowed }) => [...values, ...borrowed]);
}

/** A column of some home that holds a value whole. */
export function columnFor(context: Context, path: Path): string | undefined {
  const { plan } = context;
  const places = [...plan.homes, ...(plan.update?.copies ?? []).map((copy) => ({ ...copy, values: copy.columns }))];
  for (const home of places) {
    const found = home.values.find(({ value, fields }) => fields.length === 0 && isSame(value, path));
    if (found !== undefined) return columnConstant(context, home, found.column);
  }
  return undefined;
}

/** The owners with whose values an update's are compared: what was borrowed anew, and what a row is filed under. */
function settledBorrowings(
  context: Context,
): readonly (ReturnType<typeof borrowingOf> & { readonly isAlways: boolean })[] {
  const { plan } = context;
  return borrowingsOf(context).flatMap((borrowing) => {
    const paths = followed(borrowing.read);
    if (paths.length === 0 || plan.count !== undefined) return [];
    const isInsert = plan.insert?.reads.includes(borrowing.read) ?? false;
    const isKeyed =
      isInsert &&
      plan.homes.some((home) =>
        home.values.some(
          ({ column, value }) => isKey(columnOf(context, home, column)) && paths.some((path) => isSame(path, value)),
        ),
      );
    const isBorrowedAnew =
      plan.update?.reads.some((read) => borrowingOf(context, read).borrow === borrowing.borrow) ?? false;
    return isKeyed || isBorrowedAnew ? [{ ...borrowing, isAlways: isKeyed }] : [];
  });
}

/** What a caller has changed: what is borrowed counts only with its ref, and comes from the owner. */
export function printChanges(context: Context): string {
  const { plan } = context;
  const all = changeablePaths(context);
  const read = (plan.update?.reads ?? []).flatMap(({ gains }) => gains.map(({ value }) => value));
  const own = all.filter((path) => !read.some((one) => isSame(one, path)));
  if (own.length === all.length) return "changes";
  return `{ ${own.map((path) => `${property(nameOf(context, path))}: ${member("changes", nameOf(context, path))}`).join(", ")} }`;
}

/**
 * What is borrowed through the refs that change: as given, or read. Each value is handed on by itself, since the type of the changes as a
 * whole can't tell that a ref is among them in an application without `strictNullChecks`.
 */
export function printBorrowings(context: Context): readonly string[] {
  const borrowings = (context.plan.update?.reads ?? []).map((read) => borrowingOf(context, read));
  return borrowings.flatMap((borrowing) => printBorrowedAnew(context, borrowing, borrowings));
}

function printBorrowedAnew(context: Context, borrowing: Borrowing, all: readonly Borrowing[]): readonly string[] {
  const { borrow, variable, read } = borrowing;
  const refs = context.plan.update?.changes.find(({ attribute }) => attribute === read.owner.via[0])?.values ?? [];
  const [first] = refs;
  if (first === undefined) throw new Error(`"${read.owner.via.join(".")}" does not change`);
  const said = (path: Path): string => member("changes", nameOf(context, path));
  const earlier = broughtBefore(all, borrowing);
  const from = (path: Path): Borrowing | undefined =>
    earlier.find((other) => other.read.gains.some(({ value }) => isSame(value, path)));
  const given = borrowedInputs(read).map((path) => {
    const name = nameOf(context, path);
    const owner = from(path);
    const isKept = read.asWritten.some((one) => isSame(one, path));
    if (owner !== undefined) return `${property(name)}: ${member(`${owner.variable}.row`, name)}`;
    if (!isKept) return `${property(name)}: ${said(path)}`;
    return `${property(name)}: ${printUnchanged(context, refs)} ? ${said(path)} ?? ${member("before", name)} : ${said(path)}`;
  });
  const isNothing = [
    ...(read.key.every(({ value }) => from(value) !== undefined) ? [] : [said(first)]),
    ...earlier.map((other) => other.variable),
  ].map((text) => `${text} === undefined`);
  return [
    ...(read.asWritten.length === 0
      ? []
      : [`// What is kept as it was written is taken anew only where it comes from another ${read.owner.entity}.`]),
    `const ${variable} = ${isNothing.join(" || ")} ? undefined : await ${borrow}(db, operation, { ${given.join(", ")} }, options);`,
  ];
}

/** Whether a ref is what it was. */
const printUnchanged = (context: Context, refs: readonly Path[]): string =>
  refs
    .flatMap((path) => {
      const column = columnFor(context, path);
      const name = nameOf(context, path);
      if (column === undefined) return [];
      return [
        `${fromRuntime(context, "isSameValue")}(${column}, ${member("before", name)}, ${member("changes", name)})`,
      ];
    })
    .join(" && ");

function printRewrite(context: Context): string {
  const { plan, names } = context;
  const update = plan.update;
  if (update === undefined) throw new Error(`no update planned for "${plan.entity}"`);
  const changeable = changeablePaths(context);
  const borrowings = update.reads.map((read) => borrowingOf(context, read));
  const settled = settledBorrowings(context);
  const copied = copiedValues(context);
  const follows = (plan.insert?.owners ?? []).filter(({ via }) =>
    update.changes.some(({ attribute }) => attribute === via[0]),
  );

  const lines: string[] = ["const before = stored.row;", ...printBorrowings(context)];
  lines.push(
    `const after = { ...before, ...${fromRuntime(context, "defined")}(${printChanges(context)})${borrowings.map(({ variable }) => `, ...${variable}?.row`).join("")} };`,
  );
  for (const owner of follows) {
    const { call, variable } = followOf(context, owner);
    lines.push(`const ${variable} = await ${call}(db, operation, after, options);`);
  }
  if (copied.length > 0) {
    const entries = copied.map((path) => {
      const name = nameOf(context, path);
      const isKnown = plan.homes.some(({ values }) =>
        values.some(({ value, fields }) => fields.length === 0 && isSame(value, path)),
      );
      const column = isKnown ? columnFor(context, path) : undefined;
      return `${property(name)}: ${column === undefined ? member("after", name) : `${fromRuntime(context, "ifChanged")}(${column}, ${member("before", name)}, ${member("after", name)})`}`;
    });
    lines.push(
      `const changed = { ${entries.join(", ")} };`,
      `const copies = await ${names.copies}(db, operation, before, changed, options);`,
    );
  }
  const groups: string[] = [
    ...(copied.length > 0 ? ["...copies.groups"] : []),
    ...follows.map((owner) => `...${followOf(context, owner).variable}.groups`),
  ];
  const sets = plan.sets.filter(({ key, element }) =>
    [...key, element].some(({ value }) => changeable.some((path) => isSame(path, value))),
  );
  groups.push(...sets.map((set) => printSetMove(context, set, "db", "before", "after")));
  const changes = update.homes.map((home) => {
    markChanged(context, home, changeable);
    if (home.carries) {
      const carried = printCarriedChange(context, home, { db: "db", before: "before", after: "after" });
      lines.push(carried.read);
      return carried.change;
    }
    const call = callTable(context, home, { kind: "change" });
    return `${call}(db, ${printRow(context, home, home.values, "before")}, ${printRow(context, home, home.values, "after")}, stored.ttl)`;
  });
  // What a retry reads is written last: those that the first one leads to before it.
  const last = plan.homes.at(-1);
  const starts = update.homes.map(
    ({ keyspace, table }) =>
      (keyspace === last?.keyspace && table === last.table) ||
      plan.state.some((read) => read.owner === undefined && read.keyspace === keyspace && read.table === table),
  );
  const written = changes.filter((_, i) => starts[i]);
  groups.push(...changes.filter((_, i) => !starts[i]));
  const times = [
    "stored.writeTime",
    ...borrowings.map(({ variable }) => `${variable}?.writeTime`),
    ...(copied.length > 0 ? ["...copies.writeTimes"] : []),
    ...follows.map((owner) => `...${followOf(context, owner).variable}.writeTimes`),
  ];
  const sources = [...follows.map((owner) => `...${followOf(context, owner).variable}.sources`), ...written];
  lines.push(printWrite(context, "operation", { groups, sources, after: times }));
  if (settled.length > 0) {
    const collections = changeable.flatMap((path) => {
      const value = valueAt(context, path);
      const isCollection = "frozen" in value.type && !value.type.frozen && value.type.kind !== "udt";
      const column = isCollection ? columnFor(context, path) : undefined;
      if (column === undefined) return [];
      const name = nameOf(context, path);
      return [
        `${property(name)}: ${fromRuntime(context, "applyChange")}(${column}, ${member("before", name)}, ${member("after", name)})`,
      ];
    });
    lines.push(
      `const filed = { values: ${collections.length === 0 ? "after" : `{ ...after, ${collections.join(", ")} }`} };`,
    );
    for (const { settle, isAlways, read } of settled) {
      const from = borrowings.find((one) => JSON.stringify(one.read) === JSON.stringify(read))?.variable;
      const call = `await ${settle}(db, operation, filed, { ...options, ttl: stored.ttl });`;
      lines.push(isAlways || from === undefined ? call : `if (${from} !== undefined) ${call}`);
    }
  }
  if (copied.length > 0)
    lines.push(
      `await ${fromRuntime(context, "lookAgain")}(db, operation, copies, (outer) => ${names.copies}(outer, operation, before, changed, options), options);`,
    );
  return [
    docComment([`Makes of the ${plan.entity} that is stored what the changes say, in every table.`]),
    `async function ${names.rewrite}(db: ${database(context)}, operation: string, stored: ${typeFromRuntime(context, "Stored")}<${names.values}>, changes: ${names.changes}, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<void> {`,
    ...lines,
    "}",
  ].join("\n");
}
