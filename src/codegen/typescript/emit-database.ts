import { typesWithin } from "../../cql/key-types.ts";
import type { CqlType } from "../../cql/model.ts";
import { printCqlType } from "../../cql/print-type.ts";
import type { AccessModel } from "../../access/model.ts";
import type { Keyspace, PhysicalModel } from "../../physical/model.ts";
import type { Output } from "./value-mapping.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { printModule } from "./module.ts";
import { docComment } from "./print.ts";
import { databaseModule, runtime } from "./modules.ts";
import { declaredForUserType, printUserType, userTypesOf } from "./print-user-types.ts";

/** What the module declares at its top level. */
export const declaredByDatabase = (physical: PhysicalModel, access: AccessModel): readonly string[] => [
  "Database",
  "bind",
  ...userTypesOf(physical, access).flatMap(declaredForUserType),
];

/** `bind`, the type of what it returns, the user-defined types, and the runtime for the other modules. */
export function emitDatabase(physical: PhysicalModel, access: AccessModel, output: Output): GeneratedFile {
  const { keyspaces } = physical;
  const types = userTypesOf(physical, access);
  const names = keyspaces.map(({ name }) => JSON.stringify(name));
  const requires = keyspaces.flatMap(requirementsOf);
  const about = `keyspaces ${keyspaces.map(({ name }) => name).join(", ")}`;
  const declares = [...output.declaredByDatabase];
  return printModule({ path: databaseModule, output, about, declares }, (imports) => {
    const database = imports.type(runtime, "Database");
    return [
      `// what the other modules use: Node finds a file sooner than a package\nexport * from ${JSON.stringify(runtime)};`,
      `${docComment(["A client bound to the model's keyspaces: what every function here takes first."])}\nexport type Database = ${database}<${names.join(" | ")}>;`,
      [
        docComment([
          "Binds the application's own client. Nothing is sent; settings that would corrupt values are refused.",
        ]),
        `export function bind(client: ${imports.type("cassandra-driver", "Client")}, options: ${imports.type(runtime, "BindOptions")}<${names.join(" | ")}> = {}): Database {`,
        `return ${imports.value(runtime, "bind")}(client, options, { keyspaces: [${names.join(", ")}]${requires.length === 0 ? "" : `, requires: ${JSON.stringify(requires)}`} });`,
        "}",
      ].join("\n"),
      ...types.map((type) => printUserType(type, imports)),
    ].join("\n\n");
  });
}

/** The columns that hold a map whose keys a plain object can't keep. */
function requirementsOf({
  name: keyspace,
  tables,
  types,
}: Keyspace): readonly { encoding: "map"; column: string; type: string }[] {
  const hasLossyMap = (type: CqlType): boolean =>
    typesWithin(type).some((inner) => {
      if (inner.kind === "map") return !keepsAsString(inner.key);
      const fields = inner.kind === "udt" ? types.find(({ name }) => name === inner.name)?.fields : undefined;
      return fields?.some((field) => hasLossyMap(field.type)) ?? false;
    });
  return tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ type }) => hasLossyMap(type))
      .map(({ name, type }) => ({
        encoding: "map" as const,
        column: `${keyspace}.${table}.${name}`,
        type: printCqlType(type),
      })),
  );
}

/** Whether a value is the same after the driver made it the key of an object. */
function keepsAsString(type: CqlType): boolean {
  if (type.kind !== "native") return false;
  return !["blob", "decimal", "double", "duration", "float", "inet", "timestamp"].includes(type.name);
}
