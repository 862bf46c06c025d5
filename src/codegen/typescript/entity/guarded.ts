import type { GuardPlan, HomePlan, UniquePlan } from "../../../access/model.ts";
import type { Path } from "../../../conceptual/model.ts";
import { camelCase } from "../../../cql/names.ts";
import { columnNamed, isKey } from "../columns.ts";
import { entityModule, guardedRuntime } from "../modules.ts";
import { tableVariable } from "../names.ts";
import { printType } from "../types.ts";
import { borrowingOf, printBorrowed } from "./borrow.ts";
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
  operationOf,
  printRow,
  printValue,
  property,
  quoted,
  typeFromRuntime,
  valueAt,
  type Context,
} from "./context.ts";
import { generatedOf, printGenerated } from "./insert.ts";
import { printCascades, searchName } from "./remove.ts";
import { changeablePaths, columnFor, printBorrowings, printChanges } from "./update.ts";

/** The functions of a guarded entity: each is a decision on the identity row, and the runtime does the rest. */
export function printGuarded(context: Context, guard: GuardPlan): readonly string[] {
  const { plan } = context;
  return [
    printInsertIfNotExists(context, guard),
    printInsert(context),
    ...(plan.update === undefined ? [] : [printUpdate(context), printUpdateIf(context), printPut(context)]),
    ...(plan.remove === undefined ? [] : [printDelete(context, guard)]),
    printSettle(context),
    printSettleEach(context),
    ...printCascades(context, context.names.values),
    ...(plan.update === undefined ? [] : [printChanged(context)]),
    printDescription(context, guard),
  ];
}

/** What the runtime is told of the entity. */
function printDescription(context: Context, { identity, copies, uniques }: GuardPlan): string {
  const { plan, names } = context;
  const guarded = callTable(context, identity, { kind: "guard" });
  const key = identity.values.filter(({ column }) => isKey(columnOf(context, identity, column)));
  const compared = plan.values.flatMap(({ path }) => {
    const column = columnFor(context, path);
    return column === undefined ? [] : [`${property(nameOf(context, path))}: ${column},`];
  });
  const entries = [
    `entity: ${JSON.stringify(plan.entity)},`,
    `keyOf: (key) => ${guarded}.keyOf(${printRow(context, identity, key, "key")}),`,
    `columns: { ${compared.join("\n")} },`,
    `identity: ${fromGuarded(context, "identityTable")}(${guarded}, (values: ${names.values}) => ${asExpression(printRow(context, identity, identity.values, "values"))}, (row) => ${printValues(context, identity)}),`,
    `copies: [${copies.map((copy) => printCopy(context, copy)).join(", ")}],`,
    `uniques: [${uniques.map((unique) => printUnique(context, unique)).join(", ")}],`,
  ];
  return [
    docComment([`What the writes of a ${plan.entity} go through.`]),
    `const ${names.guarded}: ${typeFromGuarded(context, "GuardedEntity")}<${names.values}, ${names.key}> = {`,
    ...entries,
    "};",
  ].join("\n");
}

const asExpression = (text: string): string => (text.startsWith("{") ? `(${text})` : text);

/** The entity's values in a row of its identity table, which has all of them whole. */
function printValues(context: Context, identity: HomePlan): string {
  const whole = identity.values.filter(({ fields }) => fields.length === 0);
  const entries = whole.map(({ column, value }) => ({
    name: nameOf(context, value),
    from: columnOf(context, identity, column).property,
  }));
  const isSameRow = whole.length === identity.values.length && entries.every(({ name, from }) => name === from);
  if (isSameRow) return "row";
  return `({ ${entries.map(({ name, from }) => `${property(name)}: ${member("row", from)}`).join(", ")} })`;
}

function printCopy(context: Context, copy: HomePlan): string {
  const { names } = context;
  const table = callTable(context, copy, { kind: "copy" });
  const row = asExpression(printRow(context, copy, copy.values, "values"));
  return `${fromGuarded(context, "copyTable")}(${table}, (values: ${names.values}) => ${row})`;
}

function printUnique(context: Context, unique: UniquePlan): string {
  const { plan, names, physical, imports } = context;
  const keyspace = physical.keyspaces.find(({ name }) => name === unique.keyspace);
  const table = keyspace?.claims?.find(({ name }) => name === unique.table);
  if (table === undefined) throw new Error(`no table "${unique.keyspace}.${unique.table}" of claims`);
  const constant = imports.value(entityModule(plan.entity), tableVariable(table.name));
  const entries = unique.key.map(
    (one) => `${property(columnNamed(table, one.column).property)}: ${printValue(context, "values", one)}`,
  );
  return `${fromGuarded(context, "claimsTable")}(${constant}, (values: ${names.values}) => ({ ${entries.join(", ")} }))`;
}

/** The options that every guarded write takes. */
const optionsOf = (context: Context): string => `options: ${typeFromRuntime(context, "GuardedOptions")} = {}`;

const keyOf = (context: Context, holder: string): string =>
  context.plan.key
    .map((path) => `${property(nameOf(context, path))}: ${member(holder, nameOf(context, path))}`)
    .join(", ");

function generatedType(context: Context): string {
  const entries = generatedOf(context).map(
    ({ name, type }) => `readonly ${property(camelCase(name))}: ${printType(type, "out", context.imports)}`,
  );
  return entries.join("; ");
}

function printInsertIfNotExists(context: Context, guard: GuardPlan): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "insert"));
  const borrowings = (plan.insert?.reads ?? []).map((read) => borrowingOf(context, read));
  const generated = generatedOf(context);
  const made = generatedType(context);
  const parts = [
    parameter,
    ...(generated.length === 0 ? [] : ["generated"]),
    ...borrowings.map(({ variable }) => `${variable}.row`),
  ];
  const values = parts.length === 1 ? parameter : `{ ${parts.map((part) => `...${part}`).join(", ")} }`;
  const tables = [guard.identity, ...guard.copies].map(({ table }) => table);
  return [
    docComment([
      `Writes ${listOf(quoted(tables))}, unless there is such a ${plan.entity}: then that is what it returns.`,
      ...(generated.length === 0
        ? []
        : [`Returns what it made: ${listOf(quoted(generated.map(({ name }) => camelCase(name))))}.`]),
      ...throwsOf(guard),
    ]),
    `export async function ${names.insertIfNotExists}(db: ${database(context)}, ${parameter}: ${names.input}, ${optionsOf(context)}): Promise<{ readonly applied: true${made === "" ? "" : `; ${made}`} } | { readonly applied: false; readonly existing: ${names.values} }> {`,
    ...(generated.length === 0 ? [] : [printGenerated(context, generated)]),
    ...printBorrowed(borrowings, operation, parameter),
    `const existing = await ${fromGuarded(context, "insertGuarded")}(db, ${operation}, ${names.guarded}, ${values}, options);`,
    `return existing === undefined ? { applied: true${generated.length === 0 ? "" : ", ...generated"} } : { applied: false, existing };`,
    "}",
  ].join("\n");
}

const throwsOf = ({ uniques }: GuardPlan): readonly string[] =>
  uniques.length === 0 ? [] : ["@throws UniqueViolation"];

function printInsert(context: Context): string {
  const { plan, names, parameter } = context;
  const made = generatedType(context);
  const returned = generatedOf(context).map(({ name }) => {
    const own = camelCase(name);
    return `${property(own)}: ${member("result", own)}`;
  });
  return [
    docComment([
      `Writes a new ${plan.entity}.`,
      `@throws RowExists when there is one with its identity${plan.guard?.uniques.length === 0 ? "" : "; UniqueViolation"}`,
    ]),
    `export async function ${names.insert}(db: ${database(context)}, ${parameter}: ${names.input}, ${optionsOf(context)}): Promise<${made === "" ? "void" : `{ ${made} }`}> {`,
    `const result = await ${names.insertIfNotExists}(db, ${parameter}, options);`,
    `if (result.applied === false) throw new ${fromRuntime(context, "RowExists")}({ entity: ${JSON.stringify(plan.entity)}, key: { ${keyOf(context, "result.existing")} }, existing: result.existing }, { operation: ${JSON.stringify(operationOf(context, "insert"))} });`,
    ...(returned.length === 0 ? [] : [`return { ${returned.join(", ")} };`]),
    "}",
  ].join("\n");
}

/** An expression for the values when the changes are made: a promise where something is read for them. */
const changedCall = (context: Context, operation: string, changes: string): string =>
  isAsync(context)
    ? `await ${context.names.changed}(db, ${operation}, before, ${changes}, options)`
    : `${context.names.changed}(before, ${changes})`;

const isAsync = ({ plan }: Context): boolean => (plan.update?.reads.length ?? 0) > 0;

const asyncWord = (context: Context): string => (isAsync(context) ? "async " : "");

function printUpdate(context: Context): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "update"));
  return [
    docComment([
      `Changes a ${plan.entity} in all its tables; what is left out stays.`,
      `@throws RowNotFound${plan.guard?.uniques.length === 0 ? "" : "; UniqueViolation"}`,
    ]),
    `export async function ${names.update}(db: ${database(context)}, ${parameter}: ${names.key}, changes: ${names.changes}, ${optionsOf(context)}): Promise<void> {`,
    `const { applied } = await ${fromGuarded(context, "writeGuarded")}(db, ${operation}, ${names.guarded}, ${parameter}, ${asyncWord(context)}(before) => {
      if (before === undefined) return { kind: "leave" };
      return { kind: "write", values: ${changedCall(context, operation, "changes")} };
    }, options);`,
    `if (!applied) throw new ${fromRuntime(context, "RowNotFound")}({ entity: ${JSON.stringify(plan.entity)}, key: { ${keyOf(context, parameter)} } }, { operation: ${operation} });`,
    "}",
  ].join("\n");
}

function printUpdateIf(context: Context): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "update"));
  const values = names.values;
  return [
    docComment([
      `Changes a ${plan.entity} that is as the conditions say: values that it has to have, or a function of them. The changes may be a function of them, too. Both may be called more than once, and count once.`,
      ...(plan.guard?.uniques.length === 0 ? [] : ["@throws UniqueViolation"]),
    ]),
    `export async function ${names.updateIf}(db: ${database(context)}, ${parameter}: ${names.key}, conditions: ${typeFromGuarded(context, "ConditionsOf")}<${values}>, changes: ${names.changes} | ((current: ${values}) => ${names.changes}), ${optionsOf(context)}): Promise<${typeFromGuarded(context, "Written")}<${values}>> {`,
    `const { applied, values } = await ${fromGuarded(context, "writeGuarded")}(db, ${operation}, ${names.guarded}, ${parameter}, ${asyncWord(context)}(before) => {
      if (before === undefined || !${fromGuarded(context, "holdsFor")}(${names.guarded}, conditions, before)) return { kind: "leave" };
      return { kind: "write", values: ${changedCall(context, operation, 'typeof changes === "function" ? changes(before) : changes')} };
    }, options);`,
    `return applied ? { applied } : { applied, current: values };`,
    "}",
  ].join("\n");
}

function printPut(context: Context): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "put"));
  const generated = generatedOf(context);
  const borrowings = (plan.insert?.reads ?? []).map((read) => borrowingOf(context, read));
  const made = generatedType(context);
  const changes = changeablePaths(context).map(
    (path) => `${property(nameOf(context, path))}: ${member(parameter, nameOf(context, path))}`,
  );
  const fixed = plan.values.flatMap(({ path, presence, borrowedFrom }) => {
    const isFixed =
      presence !== "none" &&
      borrowedFrom === undefined &&
      !changeablePaths(context).some((one) => isSame(one, path)) &&
      !plan.key.some((one) => isSame(one, path));
    const column = isFixed ? columnFor(context, path) : undefined;
    if (column === undefined) return [];
    const name = nameOf(context, path);
    return [
      `${property(name)}: ${fromRuntime(context, "ifChanged")}(${column}, ${member("before", name)}, ${member(parameter, name)})`,
    ];
  });
  const needsCast = (plan.update?.changes ?? []).some(
    (group) => group.isRef && group.values.some((path) => valueAt(context, path).optional),
  );
  const parts = [
    parameter,
    ...(generated.length === 0 ? [] : ["generated"]),
    ...borrowings.map(({ variable }) => `${variable}.row`),
  ];
  const values = parts.length === 1 ? parameter : `{ ${parts.map((part) => `...${part}`).join(", ")} }`;
  const given = `{ ${changes.join(", ")} }${needsCast ? ` as ${names.changes}` : ""}`;
  const returned = generated.map(({ path }) => {
    const name = nameOf(context, path);
    return `${property(name)}: ${member("values", name)}`;
  });
  const isNew = `if (before === undefined) return { kind: "write", values: ${values} };`;
  const key = generated.length === 0 ? parameter : `{ ...${parameter}, ...generated }`;
  const isAwaited = isAsync(context) || borrowings.length > 0;
  return [
    docComment([
      `Inserts a ${plan.entity}, or changes the one that is there; what is left out stays.`,
      ...(plan.guard?.uniques.length === 0 ? [] : ["@throws UniqueViolation"]),
    ]),
    `export async function ${names.put}(db: ${database(context)}, ${parameter}: ${names.input}, ${optionsOf(context)}): Promise<${made === "" ? "void" : `{ ${made} }`}> {`,
    ...(generated.length === 0 ? [] : [printGenerated(context, generated)]),
    `${returned.length === 0 ? "" : "const { values = generated } = "}await ${fromGuarded(context, "writeGuarded")}(db, ${operation}, ${names.guarded}, ${key}, ${isAwaited ? "async " : ""}(before) => {`,
    ...(borrowings.length === 0
      ? [isNew]
      : [
          "if (before === undefined) {",
          ...printBorrowed(borrowings, operation, parameter),
          `return { kind: "write", values: ${values} };`,
          "}",
        ]),
    ...(fixed.length === 0 ? [] : [`${fromRuntime(context, "refuseChanges")}(${operation}, { ${fixed.join(", ")} });`]),
    `return { kind: "write", values: ${changedCall(context, operation, given)} };`,
    "}, options);",
    ...(returned.length === 0 ? [] : [`return { ${returned.join(", ")} };`]),
    "}",
  ].join("\n");
}

function printDelete(context: Context, { identity, copies }: GuardPlan): string {
  const { plan, names, parameter } = context;
  const operation = JSON.stringify(operationOf(context, "delete"));
  const tables = [identity, ...copies].map(({ table }) => table);
  const cascades = plan.remove?.cascades ?? [];
  const relationships = [...new Set(cascades.map(({ relationship }) => relationship))];
  const search = searchName(context);
  const decide =
    cascades.length === 0
      ? '(before) => ({ kind: before === undefined ? "leave" : "delete" })'
      : `async (before) => {
          if (before === undefined) return { kind: "leave" };
          const copies = await ${search}(db, ${operation}, before, options);
          await ${fromRuntime(context, "write")}(db, ${operation}, copies.groups, { ...options, sources: copies.sources, after: copies.writeTimes });
          await ${fromRuntime(context, "lookAgain")}(db, ${operation}, copies, (outer) => ${search}(outer, ${operation}, before, options), options);
          return { kind: "delete" };
        }`;
  return [
    docComment([
      `Removes a ${plan.entity} from ${listOf(quoted(tables))}, if there is one. Its version is remembered for as long as a clock may be wrong.`,
      ...(relationships.length === 0 ? [] : [`Disconnects each ${listOf(relationships)} of it before.`]),
      "What merely refers to it stays.",
    ]),
    `export async function ${names.remove}(db: ${database(context)}, ${parameter}: ${names.key}, ${optionsOf(context)}): Promise<void> {`,
    `await ${fromGuarded(context, "writeGuarded")}(db, ${operation}, ${names.guarded}, ${parameter}, ${decide}, options);`,
    "}",
  ].join("\n");
}

function printSettle(context: Context): string {
  const { plan, names, parameter } = context;
  return [
    docComment([
      `Writes the copies of a ${plan.entity} as \`${plan.guard?.identity.table}\` has it, where its writer died before it did. Returns whether there was anything to do.`,
    ]),
    `export function ${names.settle}(db: ${database(context)}, ${parameter}: ${names.key}, ${optionsOf(context)}): Promise<boolean> {`,
    `return ${fromGuarded(context, "settleGuarded")}(db, ${JSON.stringify(`settle ${plan.entity}`)}, ${names.guarded}, ${parameter}, options);`,
    "}",
  ].join("\n");
}

function printSettleEach(context: Context): string {
  const { plan, names } = context;
  return [
    docComment([
      `The same for each ${plan.entity}: reads the whole of \`${plan.guard?.identity.table}\`. With \`adopt\` it takes in rows from before the entity was guarded.`,
    ]),
    `export function ${names.settleEach}(db: ${database(context)}, options: ${typeFromGuarded(context, "SettleOptions")} = {}): Promise<${typeFromGuarded(context, "SettledCount")}> {`,
    `return ${fromGuarded(context, "settleEachGuarded")}(db, ${JSON.stringify(`settle each ${plan.entity}`)}, ${names.guarded}, options);`,
    "}",
  ].join("\n");
}

/** The values of an instance when the changes are made. */
function printChanged(context: Context): string {
  const { plan, names } = context;
  const borrowings = (plan.update?.reads ?? []).map((read) => borrowingOf(context, read));
  const collections = changeablePaths(context).flatMap((path: Path) => {
    const { type } = valueAt(context, path);
    const isCollection = "frozen" in type && !type.frozen && type.kind !== "udt";
    const column = isCollection ? columnFor(context, path) : undefined;
    if (column === undefined) return [];
    const name = nameOf(context, path);
    return [
      `${property(name)}: ${fromRuntime(context, "applyChange")}(${column}, ${member("before", name)}, ${member("after", name)})`,
    ];
  });
  const after = `{ ...before, ...${fromRuntime(context, "defined")}(${printChanges(context)})${borrowings.map(({ variable }) => `, ...${variable}?.row`).join("")} }`;
  const result =
    collections.length === 0
      ? [`return ${after};`]
      : [`const after = ${after};`, `return { ...after, ${collections.join(", ")} };`];
  const signature = isAsync(context)
    ? `async function ${names.changed}(db: ${database(context)}, operation: string, before: ${names.values}, changes: ${names.changes}, options: ${typeFromRuntime(context, "GuardedOptions")}): Promise<${names.values}> {`
    : `function ${names.changed}(before: ${names.values}, changes: ${names.changes}): ${names.values} {`;
  return [
    docComment([`The values of a ${plan.entity} when the changes are made.`]),
    signature,
    ...printBorrowings(context),
    ...result,
    "}",
  ].join("\n");
}

const fromGuarded = ({ imports }: Context, name: string): string => imports.value(guardedRuntime, name);

const typeFromGuarded = ({ imports }: Context, name: string): string => imports.type(guardedRuntime, name);
