import { typesWithin } from "../../../src/cql/key-types.ts";
import type { ModelDefinition, QueryCall } from "../../../src/queries/definition.ts";

export type WordCounts = Map<string, number>;

/** Adds how often each word of the language is said in a model. */
export function countWords({ entities, udts, keyspaces }: ModelDefinition, counts: WordCounts): void {
  const count = (word: string, is: unknown): void => {
    counts.set(word, (counts.get(word) ?? 0) + (is === false || is === undefined ? 0 : 1));
  };
  for (const entity of entities) {
    count(entity.role, true);
    count("keys", entity.keys.length > 0);
    count("plural", entity.plural);
    count("immutable entity", entity.immutable);
    count("options of an entity", entity.options);
    count("identity of refs", entity.role === "relationship" && entity.identity === undefined);
    count(
      "dotted key",
      [entity.identity ?? [], ...entity.keys].flat().some((part) => part.includes(".")),
    );
    for (const { name, value } of entity.attributes) {
      if (value.kind === "not-an-attribute") continue;
      count("optional", value.optional);
      count("immutable", value.immutable);
      count("named attribute", value.kind === "value" ? value.column : undefined);
      count("a name to be quoted", /\W/.test(name));
      if (value.kind === "value") {
        count("oneOf", value.values);
        count("generated", value.generated);
        for (const type of typesWithin(value.type)) count(type.kind === "native" ? type.name : type.kind, true);
        count("unfrozen UDT", value.type.kind === "udt" && !value.type.frozen);
      } else {
        count("ref", true);
        count("named ref", value.column);
        count("prefix", value.prefix);
        count("self ref", value.entity === entity.name);
        count("key of refs", entity.identity?.includes(name));
        count(
          "second ref to an entity",
          entity.attributes.some(
            (other) => other.name !== name && other.value.kind === "ref" && other.value.entity === value.entity,
          ),
        );
      }
    }
  }
  for (const { fields } of udts)
    for (const { value } of fields)
      count("UDT in a UDT", value.kind === "value" && typesWithin(value.type).some(({ kind }) => kind === "udt"));
  for (const { queries } of keyspaces) {
    for (const { find, calls } of queries) {
      count("query", true);
      count("find of a ref", find?.kind === "path" && find.path.length > 0);
      for (const call of calls) countCall(call, count);
    }
  }
}

function countCall({ word, items }: QueryCall, count: (word: string, is: unknown) => void): void {
  count(word, true);
  for (const item of items) {
    if (typeof item !== "object" || item === null) continue;
    const { kind, unit, zone, type, column, direction, asWritten, index, path } = item as Record<string, unknown>;
    if (typeof kind === "string" && kind !== "path" && kind !== "bucket") count(kind, true);
    if (kind === "bucket" && word !== "inOnePartition") count(`${String(unit)}(…)`, true);
    if (kind === "bucket" && word === "given") count("given bucket", true);
    count("zone", zone);
    count("as type", type);
    count(kind === "bucket" ? "as column" : "named", column);
    count("desc", direction === "desc");
    count("asWritten", asWritten);
    count("sai", index);
    if (word === "given" && Array.isArray(path)) count("given through refs or fields", path.length > 1);
  }
}
