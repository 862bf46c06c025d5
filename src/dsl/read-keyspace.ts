import type { KeyspaceDefinition, NotAQuery } from "../queries/definition.ts";
import { reveal } from "./definition-symbol.ts";
import { readAccepted } from "./accept.ts";
import { describe, unknownWords } from "./describe.ts";
import type { KeyspaceMeta } from "./model.ts";
import { readQuery } from "./read-query.ts";

/** A keyspace as it was declared. */
export function readKeyspace({ name, options, location }: KeyspaceMeta): KeyspaceDefinition {
  const declared = listQueries(options);
  const durableWrites = options["durableWrites"];
  const metas = declared.map(reveal);
  const notQueries = declared.flatMap((item, i): NotAQuery[] =>
    metas[i]?.kind === "query" ? [] : [{ kind: "not-a-query", found: describe(item), position: i + 1 }],
  );
  return {
    kind: "keyspace",
    name,
    replication: readReplication(options["replication"]),
    durableWrites: typeof durableWrites === "boolean" ? durableWrites : undefined,
    notDurable: durableWrites === undefined || typeof durableWrites === "boolean" ? undefined : describe(durableWrites),
    unknownWords: unknownWords(options, ["accept", "durableWrites", "options", "queries", "replication"]),
    options: options["options"],
    accept: readAccepted(options["accept"]),
    queries: metas.flatMap((meta) => (meta?.kind === "query" ? readQuery(meta) : [])),
    notQueries: notQueries.length === 0 ? undefined : notQueries,
    location,
  };
}

export function listQueries(options: KeyspaceMeta["options"]): readonly unknown[] {
  const queries = options["queries"];
  return Array.isArray(queries) ? queries : [];
}

/** What is no number is not a number, for a stage to refuse; an environment is never left out. */
function readReplication(replication: unknown): KeyspaceDefinition["replication"] {
  return mapValues(replication, (value) =>
    typeof value === "object" && value !== null ? mapValues(value, readFactor) : readFactor(value),
  );
}

function readFactor(factor: unknown): number {
  return typeof factor === "number" ? factor : Number.NaN;
}

function mapValues<TValue>(record: unknown, read: (value: unknown) => TValue): Readonly<Record<string, TValue>> {
  if (typeof record !== "object" || record === null) return {};
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, read(value)]));
}
