import { claimText, readClaimText, releaseText } from "../../cql/guarded-statements.ts";
import type { StatementText } from "../../cql/statements.ts";
import { camelCase } from "../../../cql/names.ts";
import type { Column, Table } from "../../../physical/model.ts";
import { isKey } from "../columns.ts";
import type { Imports } from "../module.ts";
import { claimNames, keyEncoder, tableVariable } from "../names.ts";
import { docComment, member, property, sectionComment } from "../print.ts";
import { printStatementText } from "../statement-text.ts";
import { printCodec } from "../types.ts";
import { databaseModule, runtime } from "../modules.ts";

/** The table of a unique key: who holds it. Only guarded writes use it. */
export function printClaims(table: Table, parts: readonly string[], imports: Imports): string {
  const name = tableVariable(table.name);
  const { keyColumns, holderColumns } = claimNames(table.name);
  const key = table.columns.filter(isKey);
  const holders = table.columns.filter(({ name: column }) => column.startsWith("holder_"));
  const text = (what: StatementText): string => {
    const database = imports.type(databaseModule, "Database");
    return `${imports.value(runtime, "cqlText")}((keyspaces: ${database}["keyspaces"]) => ${printStatementText(what, "keyspaces")})`;
  };
  return [
    sectionComment(`${table.name}: ${table.comment}`),
    `${docComment([`The key of \`${table.name}\`.`])}\nconst ${keyColumns} = { ${printKeyColumns(key, imports)} };`,
    `${docComment(["The identity of who holds it."])}\nconst ${holderColumns} = { ${printKeyColumns(holders, imports)} };`,
    printKeyOf(table, key, imports),
    `${docComment([`Who holds what, in \`${table.name}\`.`])}
      export const ${name} = {
        table: ${JSON.stringify(table.name)},
        keyspace: ${JSON.stringify(table.keyspace)},
        parts: ${JSON.stringify(parts)},
        read: ${text(readClaimText(table))},
        claim: ${text(claimText(table))},
        release: ${text(releaseText(table))},
        keyOf: ${keyEncoder(table.name)},
        holderLength: ${holders.length},
        holderIn: ${printHolder(table, holders, imports)},
      };`,
  ].join("\n\n");
}

const printKeyColumns = (columns: readonly Column[], imports: Imports): string =>
  columns
    .map(({ name, property: own, type, values }) => {
      const codec =
        values === undefined
          ? printCodec(type, imports)
          : `${imports.value(runtime, "oneOf")}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
      return `${property(own)}: ${imports.value(runtime, "keyColumn")}(${JSON.stringify(name)}, ${codec}),`;
    })
    .join("\n");

function printKeyOf({ name }: Table, key: readonly Column[], imports: Imports): string {
  const { keyColumns } = claimNames(name);
  const inputs = (names: readonly Column[], type: string): readonly string[] =>
    names.length === 0
      ? []
      : [
          `${imports.type(runtime, type)}<typeof ${keyColumns}, ${names.map((column) => JSON.stringify(column.property)).join(" | ")}>`,
        ];
  const sparse = key.filter(({ optional }) => optional);
  const always = key.filter((column) => !sparse.includes(column));
  const type = [...inputs(always, "ColumnInputs"), ...inputs(sparse, "SparseInputs")].join(" & ");
  const none = sparse.flatMap((column) => {
    const value = member("row", column.property);
    return [`${value} === null`, `${value} === undefined`];
  });
  const encoded = key.map(
    (column) => `${member(keyColumns, column.property)}.encode(${member("row", column.property)})`,
  );
  return [
    docComment([`The key of \`${name}\`, as parameters.`]),
    `function ${keyEncoder(name)}(row: ${type}): Buffer[]${none.length === 0 ? "" : " | undefined"} {`,
    ...(none.length === 0 ? [] : [`if (${none.join(" || ")}) return undefined;`]),
    `return [${encoded.join(", ")}];`,
    "}",
  ].join("\n");
}

function printHolder({ name }: Table, holders: readonly Column[], imports: Imports): string {
  const { holderColumns } = claimNames(name);
  const [first] = holders;
  if (first === undefined) throw new Error("nobody can hold it");
  const value = (column: Column): string =>
    `${member(holderColumns, column.property)}.decode(${member("row", column.name)})`;
  const identity = holders.map(
    (column) => `${property(camelCase(column.name.replace(/^holder_/, "")))}: ${value(column)}`,
  );
  const key = holders.map((column) => `${member(holderColumns, column.property)}.encode(${value(column)})`);
  return `(row: ${imports.type(runtime, "DriverRow")}) =>
    ${member("row", first.name)} === null ? undefined : { key: [${key.join(", ")}], identity: { ${identity.join(", ")} } }`;
}
