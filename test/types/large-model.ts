/**
 * A generated model to weigh: each entity has eight attributes, three of them refs and one of these a forward ref that closes a cycle, in
 * the class form, and eight queries with paths of up to three refs.
 */
export function printLargeModel(entityCount: number): string {
  const indices = Array.from({ length: entityCount }, (_, i) => i);
  return [
    'import { bigint, date, desc, entity, keyspace, query, ref, set, text, timestamp, uuid } from "perquery";',
    ...indices.map((i) => printEntity(i, entityCount)),
    "export const large = keyspace('large', {",
    "  replication: { development: 1 },",
    `  queries: [\n${indices.flatMap(printQueries).join(",\n")}\n  ],`,
    "});",
    "",
  ].join("\n");
}

function printEntity(i: number, entityCount: number): string {
  const entityAt = (index: number): string => `Entity${(index + entityCount) % entityCount}`;
  return [
    `class Attributes${i} {`,
    "  id = uuid();",
    "  title = text();",
    "  size = bigint();",
    "  day = date();",
    "  labels = set(text());",
    `  previous = ref(${entityAt(i - 1)});`,
    `  before = ref(${entityAt(i - 2)});`,
    `  next = ref(${entityAt(i + 1)});`,
    "  at = timestamp();",
    "}",
    `export const Entity${i} = entity("entity${i}", { attributes: Attributes${i}, identity: ["id"] });`,
  ].join("\n");
}

function printQueries(i: number): readonly string[] {
  const root = `Entity${i}`;
  return [
    `.find(${root}).given(${root}.id)`,
    `.find(${root}).given(${root}.previous).range(${root}.day)`,
    `.find(${root}).given(${root}.previous.before).orderBy(desc(${root}.at))`,
    `.find(${root}).given(${root}.previous.before.next.title).also(${root}.next.title)`,
    `.find(${root}).given(${root}.title, ${root}.day).orderBy(${root}.before)`,
    `.find(${root}.next).given(${root}.before.title)`,
    `.find(${root}).given(${root}.next.id).returning(${root}.labels, ${root}.size)`,
    `.find(${root}.before).given(${root}.size).optionally(${root}.day).returning(${root}.before.title).table("table_${i}")`,
  ].map((words, j) => `    query("Q${i}.${j}", "Find it")${words}`);
}
