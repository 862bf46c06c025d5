import type { AccessModel } from "../../access/model.ts";
import { printCqlType } from "../../cql/print-type.ts";
import type { PhysicalModel, UserType } from "../../physical/model.ts";
import type { Imports } from "./module.ts";
import { docComment, property } from "./print.ts";
import { printCodec, printType, userTypeCodec, userTypeName, type Side } from "./types.ts";
import { runtime } from "./modules.ts";

/** The user-defined types of all keyspaces, each once. */
export function userTypesOf({ keyspaces }: PhysicalModel, { inputTypes }: AccessModel): readonly UserType[] {
  const byName = new Map<string, UserType>();
  for (const type of [...keyspaces.flatMap(({ types }) => types), ...inputTypes])
    if (!byName.has(type.name)) byName.set(type.name, type);
  return [...byName.values()];
}

/** What a module declares for one. */
export const declaredForUserType = ({ name }: UserType): readonly string[] => [
  userTypeName(name, "in"),
  userTypeName(name, "out"),
  userTypeCodec(name),
];

/** What a write takes, what a read returns, and the codec. */
export const printUserType = (type: UserType, imports: Imports): string =>
  [printInterface(type, "out", imports), printInterface(type, "in", imports), printUdtCodec(type, imports)].join(
    "\n\n",
  );

function printInterface({ name, fields, documentation }: UserType, side: Side, imports: Imports): string {
  const entries = fields.map((field) => {
    const type = printType(field.type, side, imports);
    const line =
      side === "in"
        ? `readonly ${property(field.property)}?: ${type} | null | undefined;`
        : `${property(field.property)}: ${type} | null;`;
    return `${docComment([field.documentation, `\`${field.name} ${printCqlType(field.type)}\``])}\n${line}`;
  });
  const about = side === "in" ? "as a write takes it; a field that is left out is null" : "as a read returns it";
  return `${docComment([documentation, `\`${name}\`, ${about}.`])}\nexport interface ${userTypeName(name, side)} {\n${entries.join("\n")}\n}`;
}

function printUdtCodec({ name, fields }: UserType, imports: Imports): string {
  const entries = fields.map(
    (field) => `${property(field.name)}: [${JSON.stringify(field.property)}, ${printCodec(field.type, imports)}],`,
  );
  return `export const ${userTypeCodec(name)} = ${imports.value(runtime, "udt")}(${JSON.stringify(name)}, {\n${entries.join("\n")}\n});`;
}
