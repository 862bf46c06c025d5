import { typesWithin } from "../cql/key-types.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { UdtDefinition } from "./definition.ts";

/** Names, fields, and that no UDT is inside itself. */
export function validateUdts(udts: readonly UdtDefinition[]): readonly Diagnostic[] {
  return udts.flatMap((udt, i) => [
    ...(udts.findIndex(({ name }) => name === udt.name) === i
      ? []
      : [
          diagnostic("PQ1015", { udt: udt.name }, udt.location, [
            {
              message: `the first "${udt.name}" is here`,
              location: udts.find(({ name }) => name === udt.name)?.location,
            },
          ]),
        ]),
    ...udt.fields.flatMap((field) => {
      if (field.value.kind === "value") return [];
      const found = field.value.kind === "ref" ? "a ref" : field.value.found;
      const parameters = { udt: udt.name, field: field.name, found };
      return [diagnostic("PQ1016", parameters, field.location ?? udt.location)];
    }),
    ...(within(udt, udts).includes(udt.name) ? [diagnostic("PQ1017", { udt: udt.name }, udt.location)] : []),
  ]);
}

/** The names of the UDTs inside a UDT, however deep. */
function within(udt: UdtDefinition, udts: readonly UdtDefinition[], seen: readonly string[] = []): readonly string[] {
  const direct = udt.fields.flatMap(({ value }) =>
    value.kind === "value" ? typesWithin(value.type).flatMap((type) => (type.kind === "udt" ? [type.name] : [])) : [],
  );
  return direct.flatMap((name) => {
    const inner = udts.find((other) => other.name === name);
    return seen.includes(name) || inner === undefined ? [name] : [name, ...within(inner, udts, [...seen, name])];
  });
}
