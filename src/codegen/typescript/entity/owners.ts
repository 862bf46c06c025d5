import type { OwnerCopies } from "../../../access/model.ts";
import { camelCase, snakeCase } from "../../../cql/names.ts";
import { columnNamed } from "../columns.ts";
import { entityModule } from "../modules.ts";
import {
  callTable,
  columnConstant,
  columnOf,
  database,
  docComment,
  fromRuntime,
  member,
  nameOf,
  printFields,
  property,
  typeFromRuntime,
  variable,
  tableOf,
  type Context,
} from "./context.ts";
import { entityNames } from "./names.ts";

/** What a module calls the function that lets the copies of an owner's values follow, and what it brings. */
interface Follow {
  readonly call: string;
  readonly variable: string;
}

export function followOf(_context: Context, { via }: OwnerCopies): Follow {
  const refs = via.map(snakeCase).join("_");
  return { call: variable(camelCase(`follow_${refs}`)), variable: variable(camelCase(`copies_of_${refs}`)) };
}

/** The owner has no table of its own: a value that is given here and differs goes to all rows that hold it. */
export function printFollow(context: Context, owner: OwnerCopies, ownerPlan: Context["plan"]): string {
  const { names, parameter } = context;
  const { call } = followOf(context, owner);
  const ownerNames = entityNames({ entity: owner.entity, role: ownerPlan.role });
  const copiesOf = context.imports.value(entityModule(owner.entity), ownerNames.copies);
  const valueOf = (path: readonly string[]): string => {
    const found = ownerPlan.values.find((value) => value.path.join(".") === path.join("."));
    if (found === undefined) throw new Error(`"${owner.entity}.${path.join(".")}" is not among the values`);
    return camelCase(found.name);
  };
  const key = ownerPlan.key.map((path, i) => {
    const one = owner.key[i];
    const text =
      one === undefined ? "undefined" : printFields(context, member(parameter, nameOf(context, one.value)), one.fields);
    return `${property(valueOf(path))}: ${text}`;
  });
  const { peek } = owner;
  const changes = owner.changes.map(({ path, value }) => {
    const given = member(parameter, nameOf(context, value));
    const column = peek?.columns.find((one) => one.path.join(".") === path.join("."));
    if (peek === undefined || column === undefined) return `${property(valueOf(path))}: ${given}`;
    const constant = columnConstant(context, peek, column.column);
    return `${property(valueOf(path))}: ${fromRuntime(context, "ifChanged")}(${constant}, ${member("peeked.row", columnOf(context, peek, column.column).property)}, ${given})`;
  });
  const lines =
    peek === undefined
      ? []
      : [
          `const peeked = await ${callTable(context, peek, { kind: "peek" })}(db, operation, { ${peek.key
            .map(({ column, path }) => {
              const at = ownerPlan.key.findIndex((one) => one.join(".") === path.join("."));
              const one = owner.key[at];
              const text =
                one === undefined
                  ? "undefined"
                  : printFields(context, member(parameter, nameOf(context, one.value)), one.fields);
              return `${property(columnNamed(tableOf(context, peek), column).property)}: ${text}`;
            })
            .join(", ")} }, options);`,
          `if (peeked === undefined) return new ${fromRuntime(context, "Copies")}();`,
        ];
  return [
    docComment([`No table has a ${owner.entity} by itself: where its values are new, the rows that hold them follow.`]),
    `async function ${call}(db: ${database(context)}, operation: string, ${parameter}: Pick<${names.values}, ${[...owner.key, ...owner.changes].map(({ value }) => JSON.stringify(nameOf(context, value))).join(" | ")}>, options: ${typeFromRuntime(context, "WriteOptions")}): Promise<${typeFromRuntime(context, "Copies")}> {`,
    ...lines,
    `return ${copiesOf}(db, operation, { ${key.join(", ")} }, { ${changes.join(", ")} }, options);`,
    "}",
  ].join("\n");
}
