import { buildConceptualModel } from "../../src/conceptual/build-conceptual-model.ts";
import { deriveLogicalModel } from "../../src/logical/derive-logical-model.ts";
import type { LogicalTable } from "../../src/logical/model.ts";
import { buildQueryModel } from "../../src/queries/build-query-model.ts";
import type { ModelDefinition } from "../../src/queries/definition.ts";
import type { PublishedCase, PublishedTable } from "./cases.ts";
import { filterWords, type Word } from "./words.ts";

/**
 * The words without which a published table would come out otherwise: each word of the model that has to do with names
 * or with a designer's decision is left out in turn, and stays out when the table stays the same.
 */
export function neededWords({ definition, published }: PublishedCase, table: PublishedTable): readonly Word[] {
  const query = published.queries.find(({ id }) => id === table.query);
  const wanted = { query: table.query, asksForOrder: (query?.order ?? []).length > 0 };
  const words: Word[] = [];
  const whole = filterWords(definition, wanted, (word) => words.push(word) > 0);
  const expected = summarize(whole);

  const unneeded = new Set<string>();
  for (const { text } of words) {
    const without = filterWords(definition, wanted, (other) => other.text !== text && !unneeded.has(other.text));
    if (summarize(without) === expected) unneeded.add(text);
  }
  const needed = words.filter(({ text }) => !unneeded.has(text));
  return needed.filter(({ text }, i) => needed.findIndex((other) => other.text === text) === i);
}

/** The table of a model's only query: its name, and its columns without what they are made from. */
function summarize(model: ModelDefinition): string | undefined {
  const conceptual = buildConceptualModel(model).model;
  const queries = buildQueryModel(model.keyspaces, conceptual).model;
  const [table] = deriveLogicalModel(conceptual, queries).model.keyspaces.flatMap(({ tables }) => tables);
  return table && JSON.stringify([table.name, ...table.columns.map(summarizeColumn)]);
}

function summarizeColumn({ name, role, direction, source }: LogicalTable["columns"][number]): unknown {
  const type = source.kind === "bucket" ? source.bucket.type : undefined;
  return { name, role, direction, type };
}
