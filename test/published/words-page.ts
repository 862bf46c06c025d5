import prettier from "prettier";
import { caseNames, readCase, type PublishedCase, type PublishedTable } from "./cases.ts";
import { corrections } from "./corrections.ts";
import { judgements } from "./judgements.ts";
import { neededWords } from "./needed-words.ts";
import type { Word } from "./words.ts";

export const pagePath = "docs/published-models.md";

interface CaseWords {
  readonly model: PublishedCase;
  readonly tables: readonly TableWords[];
}

interface TableWords {
  readonly table: PublishedTable;
  readonly naming: readonly Word[];
  readonly hints: readonly Word[];
}

/** The page in the docs that says of each published table which words it needed. */
export async function printWordsPage(): Promise<string> {
  const models = await Promise.all(caseNames.map(readCase));
  const cases = models.map((model): CaseWords => ({
    model,
    tables: model.published.tables.map((table) => wordsOf(model, table)),
  }));
  const text = [introduction(cases), totals(cases), differences(), findings(), ...cases.map(caseSection)].join("\n\n");
  return prettier.format(text, { ...(await prettier.resolveConfig(pagePath)), parser: "markdown" });
}

function wordsOf(model: PublishedCase, table: PublishedTable): TableWords {
  const words = neededWords(model, table);
  return {
    table,
    naming: words.filter(({ kind }) => kind === "naming"),
    hints: words.filter(({ kind }) => kind === "hint"),
  };
}

const introduction = (cases: readonly CaseWords[]): string => `# Published models

${cases.length} data models that someone published, with ${cases.flatMap(({ tables }) => tables).length} tables, are modelled again in \`test/published\`: entities, relationships and
queries, as one would from the domain. A test compares each derived table with the published one: its name, the ordered partition
key, the clustering columns with their directions, the static columns, and every column with its CQL type.

This page says which words of the model each table needed to come out as published. It is written by \`npm run docs:published\`,
which leaves out one word after the other and derives the table again: a word is listed where the table is another without it.

- _Naming words_ say what a table or a column is called: \`.table\`, \`named\`, \`.named\`, \`.prefix\`, \`plural\`, the column of a bucket.
  One that stands in an entity (\`Video.user.prefix("")\`) is said once in the model and listed with each table that it reaches.
- _Hints_ are what a designer decided beyond the query's text: a bucket and its type, one partition, which of the given
  attributes stay out of the partition key (\`.optionally\`), an order that was not asked for.
- What the query's own text says is in neither: what is found, given, ranged over, ordered by and returned.`;

function totals(cases: readonly CaseWords[]): string {
  const rows = cases.map(({ model, tables }) => [`[${model.name}](#${model.name})`, ...counts(tables)]);
  const all = counts(cases.flatMap(({ tables }) => tables));
  return `## Totals

${markdownTable(["model", "tables", "no word", "naming words only", "hints only", "both"], [...rows, ["**all**", ...all.map((count) => `**${count}**`)]])}

${wordCounts(cases)}`;
}

function counts(tables: readonly TableWords[]): readonly string[] {
  const count = (naming: boolean, hints: boolean): string =>
    String(tables.filter((each) => each.naming.length > 0 === naming && each.hints.length > 0 === hints).length);
  return [String(tables.length), count(false, false), count(true, false), count(false, true), count(true, true)];
}

/** Each word once, however many tables it reaches. */
function wordCounts(cases: readonly CaseWords[]): string {
  const words = cases.flatMap(({ model, tables }) => {
    const said = tables.flatMap(({ table, naming, hints }) =>
      [...naming, ...hints].map((word) => ({ ...word, key: word.inQuery ? `${table.name} ${word.text}` : word.text })),
    );
    return said
      .filter(({ key }, i) => said.findIndex((other) => other.key === key) === i)
      .map((word) => ({ ...word, model: model.name }));
  });
  const naming = words.filter(({ kind }) => kind === "naming");
  const ofTables = naming.filter(({ text }) => text.startsWith(".table("));
  const inEntities = naming.filter(({ inQuery }) => !inQuery);
  const others = naming.length - ofTables.length - inEntities.length;
  const hints = words.length - naming.length;
  return `Said in the models, each word once: ${ofTables.length} names of tables, ${inEntities.length} names in entities, ${others} names of columns in queries, ${hints} hints.`;
}

const differences = (): string => `## What differs

Where the derived table is another than the published one:

${corrections.map(({ model, table, difference, reason }) => `- \`${table}\` of ${model}: ${difference}. ${reason}`).join("\n")}

What the comparison leaves aside:

- Six tables are subsets or distinct values of other rows: \`messagedeleted\`, \`firstunseen\` and \`thread_lookup_3\` of james-mailbox,
  \`span_by_service\`, \`remote_service_by_service\` and \`autocomplete_tags\` of zipkin. They are entities of their own, which the
  application writes.
- The SASI index on \`duration\` of zipkin's \`trace_by_service_span\` is left out.
- Zipkin numbers its buckets from 1970 on; \`day(…)\` as an \`int\` is the digits of the day ([buckets](buckets.md)). The tables are the
  same, the numbers in them are not.
- A collection inside a user-defined type is declared frozen (\`bitrates\` of killrvideo-training's \`encoding_type\`), as it is in use
  in any case.

Some decisions are in the entities rather than in a word of a query: counters in an entity of their own (\`unread_email_stats\`,
\`ratings_by_video\`, \`mailboxcounters\`), the chunk of a file as a part of the identity (\`attachments\`), a time-based id in the
place of a date (\`trade_id\`), date and hour as one timestamp (\`date_hour\`).`;

/** What is found is held by a test; the sections below say which words a table needed. */
function findings(): string {
  const rows = judgements.map(({ model, code, subjects, judgement }) => [
    `[${model}](#${model})`,
    `[${code}](diagnostics/${code}.md)`,
    subjects.join(", "),
    judgement,
  ]);
  return `## What is found in them

Each finding in these models, and our judgement. None is a false alarm.

${markdownTable(["model", "finding", "of", "judgement"], rows)}

Three of the models say a fact that the published text implies, and that answers what would be asked otherwise: how often the status of
an order changes (datastax-order-management), how often a user looks at one video (killrvideo-training), how many links
a day has and after how long a span expires (zipkin). The hotel's model says how many of each there are.`;
}

const caseSection = ({ model, tables }: CaseWords): string => `## ${model.name}

[The model](../test/published/${model.name}/model.ts).

${markdownTable(["query", "table", "naming words", "hints"], tables.map(tableRow))}`;

function tableRow({ table, naming, hints }: TableWords): readonly string[] {
  const queries = [table.query, ...(table.also ?? [])].join(", ");
  return [queries, `\`${table.name}\``, printWords(naming), printWords(hints)];
}

const printWords = (words: readonly Word[]): string => words.map(({ text }) => `\`${text}\``).join("<br>");

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
