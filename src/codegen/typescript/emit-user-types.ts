import type { AccessModel } from "../../access/model.ts";
import { printCqlType } from "../../cql/print-type.ts";
import type { PhysicalModel, UserType } from "../../physical/model.ts";
import type { Output } from "./value-mapping.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { printModule, type Imports } from "./module.ts";
import { docComment, property } from "./print.ts";
import { printCodec, printType, userTypeCodec, userTypeName, type Side } from "./types.ts";

const runtime = "perquery/runtime";

/** The user-defined types of all keyspaces, each once: what a write takes, what a read returns, and the codec. */
export function emitUserTypes(
  { keyspaces }: PhysicalModel,
  { inputTypes }: AccessModel,
  output: Output,
): readonly GeneratedFile[] {
  const all = [...keyspaces.flatMap((keyspace) => keyspace.types), ...inputTypes];
  const types = all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i);
  if (types.length === 0) return [];
  const declares = types.flatMap(({ name }) => [
    userTypeName(name, "in"),
    userTypeName(name, "out"),
    userTypeCodec(name),
  ]);
  return [
    printModule({ path: "types.ts", output, about: "user-defined types", declares }, (imports) =>
      types
        .flatMap((type) => [
          printInterface(type, "out", imports),
          printInterface(type, "in", imports),
          printUdtCodec(type, imports),
        ])
        .join("\n\n"),
    ),
  ];
}

/** Types of the same module need no import. */
const locally = (imports: Imports): Imports => ({
  ...imports,
  value: (from, name) => (from === "" ? name : imports.value(from, name)),
  type: (from, name) => (from === "" ? name : imports.type(from, name)),
});

function printInterface({ name, fields, documentation }: UserType, side: Side, imports: Imports): string {
  const entries = fields.map((field) => {
    const type = printType(field.type, side, locally(imports), "");
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
    (field) =>
      `${property(field.name)}: [${JSON.stringify(field.property)}, ${printCodec(field.type, locally(imports), "")}],`,
  );
  return `export const ${userTypeCodec(name)} = ${imports.value(runtime, "udt")}(${JSON.stringify(name)}, {\n${entries.join("\n")}\n});`;
}
