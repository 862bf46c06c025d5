import { createType } from "../../codegen/cql/emit-cql.ts";
import { quoteIdentifier } from "../../cql/identifiers.ts";
import type { Keyspace, UserType, UserTypeField } from "../../physical/model.ts";
import type { SnapshotKeyspace } from "../snapshot.ts";
import type { SchemaChange } from "./model.ts";

export interface TypeChanges {
  /** Before the tables change. */
  readonly kept: readonly SchemaChange[];
  /** After the tables have changed. */
  readonly dropped: readonly SchemaChange[];
}

/** What changed of a keyspace's user-defined types. */
export function diffTypes(keyspace: Keyspace, before: SnapshotKeyspace, after: SnapshotKeyspace): TypeChanges {
  const kept = keyspace.types.flatMap((type, index): readonly SchemaChange[] => {
    const old = before.types.find(({ name }) => name === type.name);
    const now = after.types[index];
    if (old === undefined || now === undefined) {
      return [change(keyspace, type.name, "new type", "in-place", [createType(keyspace.name, type)])];
    }
    const renames = findRenamedFields(type, old.fields, now.fields);
    const fields = Object.fromEntries(
      Object.entries(old.fields).map(([name, field]) => [
        renames.find(({ formerName }) => formerName === name)?.name ?? name,
        field,
      ]),
    );
    return [
      ...renames.map((field) => renameField(keyspace, type.name, field)),
      ...diffFields(keyspace, type.name, before, fields, now.fields),
    ];
  });
  const dropped = before.types
    .filter(({ name }) => !after.types.some((type) => type.name === name))
    .map(({ name }) => {
      const statement = `DROP TYPE ${nameOf(keyspace, name)}`;
      const lost = before.tables.some(
        (table) =>
          mentions(Object.values(table.columns), name) && !after.tables.some((each) => each.name === table.name),
      );
      return change(keyspace, name, "dropped: nothing uses it", lost ? "breaking" : "in-place", [statement]);
    });
  return { kept, dropped };
}

/** Fields that the model says to have had another name, which is no longer one. */
const findRenamedFields = ({ fields }: UserType, old: Fields, now: Fields): readonly UserTypeField[] =>
  fields.filter(
    ({ name, formerName }) =>
      formerName !== undefined &&
      old[name] === undefined &&
      now[formerName] === undefined &&
      old[formerName] !== undefined &&
      old[formerName] === now[name],
  );

function renameField(keyspace: Keyspace, type: string, { name, formerName = "" }: UserTypeField): SchemaChange {
  const statement = `ALTER TYPE ${nameOf(keyspace, type)} RENAME ${quoteIdentifier(formerName)} TO ${quoteIdentifier(name)}`;
  return {
    ...change(keyspace, type, `field "${formerName}" renamed to "${name}"`, "careful", [statement]),
    advice:
      "code from before leaves the field empty from then on: deploy this at once, or keep the name of the field: .named(…)",
  };
}

type Fields = Readonly<Record<string, string>>;

function diffFields(
  keyspace: Keyspace,
  type: string,
  before: SnapshotKeyspace,
  old: Fields,
  now: Fields,
): readonly SchemaChange[] {
  const [oldNames, names] = [Object.keys(old), Object.keys(now)];
  const added = names.filter((name) => old[name] === undefined);
  const gone = oldNames.filter((name) => now[name] === undefined);
  const changes = [
    ...oldNames
      .filter((name) => now[name] !== undefined && now[name] !== old[name])
      .map((name) =>
        broken(
          keyspace,
          type,
          `type of field "${name}": ${old[name]} → ${now[name]}`,
          "give the new field another name",
        ),
      ),
    ...gone.map((name) =>
      broken(keyspace, type, `field "${name}" dropped`, "leave it there: Cassandra can't take a field out of a type"),
    ),
  ];
  const inKey = before.tables.find(({ partitionKey, columns }) =>
    mentions(
      partitionKey.map((column) => columns[column] ?? ""),
      type,
    ),
  );
  const isAtEnd = oldNames.filter((name) => now[name] !== undefined).every((name, index) => names[index] === name);
  if (gone.length === 0 && !isAtEnd) {
    changes.push(
      broken(
        keyspace,
        type,
        added.length === 0 ? "its fields have another order" : `fields ${listNames(added)} added among the others`,
        "write new fields after those that are there: Cassandra adds them at the end",
      ),
    );
    return changes;
  }
  return [
    ...changes,
    ...added.map((name) => {
      if (inKey !== undefined) {
        const advice = `"${inKey.name}" has the type in its partition key, and then Cassandra adds no field to it`;
        return broken(keyspace, type, `field "${name}" added`, advice);
      }
      const statement = `ALTER TYPE ${nameOf(keyspace, type)} ADD ${quoteIdentifier(name)} ${now[name]}`;
      return change(keyspace, type, `field "${name}" ${now[name]} added`, "in-place", [statement]);
    }),
  ];
}

/** Whether one of the types is the user-defined one, or holds it. */
function mentions(types: readonly string[], name: string): boolean {
  const printed = quoteIdentifier(name);
  return types.some((type) => type.split(/[<>, ]+/).includes(printed));
}

const nameOf = (keyspace: Keyspace, type: string): string =>
  `${quoteIdentifier(keyspace.name)}.${quoteIdentifier(type)}`;

const listNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

function change(
  keyspace: Keyspace,
  type: string,
  text: string,
  effect: SchemaChange["effect"],
  cql: readonly string[],
): SchemaChange {
  return { kind: "type", name: `${keyspace.name}.${type}`, text, effect, cql };
}

function broken(keyspace: Keyspace, type: string, text: string, advice: string): SchemaChange {
  return { ...change(keyspace, type, text, "breaking", []), advice };
}
