import type { ChangeGroup, Value } from "../../../access/model.ts";
import type { Path } from "../../../conceptual/model.ts";
import { isUnfrozenCollection } from "../../../cql/key-types.ts";
import { camelCase } from "../../../cql/names.ts";
import {
  docComment,
  isSame,
  nameOf,
  printInputType,
  property,
  typeFromRuntime,
  valueAt,
  type Context,
} from "./context.ts";
import { hasValues } from "./names.ts";

/** What the functions of an entity take. */
export function printInputs(context: Context): readonly string[] {
  const { plan } = context;
  if (plan.count !== undefined) return [printCountInput(context)];
  const { insert, update, remove } = plan;
  return [
    ...(insert === undefined ? [] : [printInsertInput(context)]),
    ...(update === undefined && remove === undefined ? [] : [printKey(context)]),
    ...(update === undefined ? [] : [printChanges(context)]),
    ...(hasValues(plan) ? [printAllValues(context)] : []),
    ...(update === undefined || update.copies.length === 0 ? [] : [printCopied(context)]),
  ];
}

function printInterface(name: string, about: readonly string[], entries: readonly string[], exported = true): string {
  return `${docComment(about)}\n${exported ? "export " : ""}interface ${name} {\n${entries.join("\n")}\n}`;
}

/** With the model's own words about the entity. */
const withDocumentation = ({ plan }: Context, about: string): readonly string[] =>
  plan.documentation === undefined ? [about] : [plan.documentation, "", about];

function printInsertInput(context: Context): string {
  const { plan, names, imports } = context;
  const reads = plan.insert?.reads ?? [];
  const entries = plan.values
    .filter(({ presence }) => presence !== "none")
    .map((value) => {
      const read = reads.find(({ gains }) => gains.some((gain) => isSame(gain.value, value.path)));
      const origin =
        value.presence === "read"
          ? `Of the ${value.borrowedFrom}: read from \`${read?.table}\` when left out.`
          : value.presence === "generated"
            ? "Made here when left out."
            : value.borrowedFrom && `Of the ${value.borrowedFrom}, which no table has by itself.`;
      return printProperty(value, printInputType(value, imports), {
        about: origin,
        mayBeNull: value.presence === "optional" || (value.presence === "read" && value.optional),
        mayBeLeftOut: value.presence !== "required",
      });
    });
  return printInterface(names.input, withDocumentation(context, `What \`${names.insert}\` takes.`), entries);
}

function printProperty(
  { name, documentation }: Pick<Value, "name" | "documentation">,
  type: string,
  {
    about,
    mayBeNull = false,
    mayBeLeftOut = false,
  }: { readonly about?: string | undefined; readonly mayBeNull?: boolean; readonly mayBeLeftOut?: boolean },
): string {
  const lines = [documentation, about].filter((line) => line !== undefined);
  const rest = `${mayBeNull ? " | null" : ""}${mayBeLeftOut ? " | undefined" : ""}`;
  return [
    ...(lines.length === 0 ? [] : [docComment(lines)]),
    `readonly ${property(camelCase(name))}${mayBeLeftOut ? "?" : ""}: ${type}${rest};`,
  ].join("\n");
}

function printKey(context: Context): string {
  const { plan, names, imports } = context;
  const entries = plan.key.map((path) => {
    const value = valueAt(context, path);
    return printProperty(value, printInputType(value, imports), { mayBeNull: value.optional });
  });
  return printInterface(names.key, [`What tells one ${plan.entity}.`], entries);
}

/** Whether a value may be null, by its type or by its own right. */
const isNullable = ({ optional, type }: Value): boolean => optional || isUnfrozenCollection(type);

/** What a value may be changed to: of a collection, elements by themselves. */
function changeType(context: Context, value: Value): string {
  const type = printInputType(value, context.imports);
  const change = isUnfrozenCollection(value.type) ? ` | ${typeFromRuntime(context, "ChangeOf")}<${type}>` : "";
  return `${type}${change}${isNullable(value) ? " | null" : ""}`;
}

function printChanges(context: Context): string {
  const { plan, names } = context;
  const groups = plan.update?.changes ?? [];
  const alone = groups.filter((group) => !isTogether(group));
  const together = groups.filter(isTogether);
  const entries = alone.flatMap(({ values }) =>
    values.map((path) => {
      const value = valueAt(context, path);
      return printProperty(value, changeType(context, value), { mayBeLeftOut: true });
    }),
  );
  const unions = together.map((group) => {
    const said = [
      ...group.values.map((path) =>
        printProperty(valueAt(context, path), changeType(context, valueAt(context, path)), {}),
      ),
      ...group.borrowed.map((path) => {
        const value = valueAt(context, path);
        const mayBeLeftOut = isBorrowedByRead(context, path) || value.optional;
        const about = isBorrowedByRead(context, path)
          ? `Of the ${value.borrowedFrom}: read when left out.`
          : `Of the ${value.borrowedFrom}.`;
        return printProperty(value, printInputType(value, context.imports), {
          about,
          mayBeNull: value.optional,
          mayBeLeftOut,
        });
      }),
    ];
    const unsaid = [...group.values, ...group.borrowed].map(
      (path) => `readonly ${property(nameOf(context, path))}?: undefined;`,
    );
    return `({\n${said.join("\n")}\n} | {\n${unsaid.join("\n")}\n})`;
  });
  const about = docComment([
    `What \`${names.update}\` changes: what is left out stays, null removes.${together.length === 0 ? "" : " What leads to another instance goes together."}`,
  ]);
  if (unions.length === 0) return `${about}\nexport interface ${names.changes} {\n${entries.join("\n")}\n}`;
  const own = entries.length === 0 ? [] : [`{\n${entries.join("\n")}\n}`];
  return `${about}\nexport type ${names.changes} = ${[...own, ...unions].join(" & ")};`;
}

export const isTogether = ({ isRef, values, borrowed }: ChangeGroup): boolean =>
  isRef && values.length + borrowed.length > 1;

export const isBorrowedByRead = ({ plan }: Context, path: Path): boolean =>
  plan.update?.reads.some(({ gains }) => gains.some(({ value }) => isSame(value, path))) ?? false;

function printAllValues(context: Context): string {
  const { plan, names, imports } = context;
  const entries = plan.values
    .filter(({ presence }) => presence !== "none")
    .map((value) =>
      printProperty({ ...value, documentation: undefined }, printInputType(value, imports), {
        mayBeNull: isNullable(value),
        mayBeLeftOut: isNullable(value),
      }),
    );
  return printInterface(names.values, [`All values of a ${plan.entity}, as its tables have them.`], entries);
}

function printCopied(context: Context): string {
  const { plan, names } = context;
  const entries = copiedValues(context).map((path) => {
    const value = valueAt(context, path);
    return printProperty({ ...value, documentation: undefined }, changeType(context, value), { mayBeLeftOut: true });
  });
  return printInterface(
    names.copied,
    [`What changes of a ${plan.entity}, as far as other rows hold it.`],
    entries,
    false,
  );
}

/** The values of which other rows hold copies. */
export function copiedValues({ plan }: Context): readonly Path[] {
  const all = (plan.update?.copies ?? []).flatMap(({ columns }) => columns.map(({ value }) => value));
  return all.filter((path, i) => all.findIndex((other) => isSame(other, path)) === i);
}

function printCountInput(context: Context): string {
  const { plan, names, imports } = context;
  const counters = plan.count?.homes.flatMap((home) => home.counters.map(({ value }) => value)) ?? [];
  const entries = plan.values.map((value) => {
    if (counters.some((path) => isSame(path, value.path)))
      return printProperty(value, "bigint", { about: "By how much; left out, it stays.", mayBeLeftOut: true });
    const isRead = value.presence === "read";
    const about = isRead ? `Of the ${value.borrowedFrom}: read when left out.` : undefined;
    return printProperty(value, printInputType(value, imports), {
      about,
      mayBeLeftOut: isRead,
      mayBeNull: value.optional,
    });
  });
  return printInterface(
    names.count,
    withDocumentation(context, `What \`${names.increment}\` and \`${names.decrement}\` take.`),
    entries,
  );
}
