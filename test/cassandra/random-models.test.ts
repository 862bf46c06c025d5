import type { Client } from "cassandra-driver";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { nativeTypeNames } from "../../src/cql/native-types.ts";
import type { Keyspace } from "../../src/physical/model.ts";
import { faultsOfKey } from "../support/check-keys.ts";
import { executeTable } from "../support/execute-table.ts";
import { connectToNode, createAnew } from "../support/node.ts";
import { answer, randomModel, type Accepted } from "../support/random-model.ts";
import { countWords, type WordCounts } from "../support/random-model/count-words.ts";

/*
 * Random models, of which each gives errors, or CQL that the node accepts, keys that tell the rows, and statements that the server
 * executes. PERQUERY_RANDOM_MODELS says how many, PERQUERY_RANDOM_SEED which;
 * PERQUERY_RANDOM_SHRINK=1 looks for a smaller one that fails, which takes minutes.
 */
const runs = Number(process.env["PERQUERY_RANDOM_MODELS"] ?? 150);
const seed = Number(process.env["PERQUERY_RANDOM_SEED"] ?? 1);
const shrinks = process.env["PERQUERY_RANDOM_SHRINK"] === "1";

/** Words that are counted only where they are said. */
const necessaryWords = [
  ..."given optionally range orderBy returning also bucketBy inOnePartition scan keyedBy servedBy table options".split(
    " ",
  ),
  ..."hour day week month year every hash".split(" ").map((unit) => `${unit}(…)`),
  ...nativeTypeNames,
  ..."list set map tuple udt vector all-of id-of collect entity relationship counter".split(" "),
  "given bucket",
  "UDT in a UDT",
];

let client: Client;

beforeAll(async () => {
  client = await connectToNode({ isMetadataSyncEnabled: false, encoding: { map: Map } });
});

afterAll(() => client.shutdown());

it(`${runs} random models give errors, or tables that the node accepts and reads`, { timeout: 1_800_000 }, async () => {
  const counts = { models: 0, accepted: 0, tables: 0, statements: 0 };
  const words: WordCounts = new Map();
  await fc.assert(
    fc.asyncProperty(randomModel, async (definition) => {
      counts.models++;
      const { accepted, diagnostics } = answer(definition);
      expect(
        diagnostics.filter(({ location }) => location === undefined),
        "a diagnostic without its place",
      ).toEqual([]);
      if (accepted === undefined) return;
      counts.accepted++;
      countWords(accepted.definition, words);
      for (const keyspace of accepted.models.physical.keyspaces) {
        counts.tables += keyspace.tables.length;
        counts.statements += await checkKeyspace(accepted, keyspace);
      }
    }),
    { seed, numRuns: runs, endOnFailure: !shrinks },
  );
  console.log({ seed, ...counts }, Object.fromEntries([...words].toSorted(([a], [b]) => (a < b ? -1 : 1))));
  expect(counts.accepted / counts.models, "most models have something sound in them").toBeGreaterThan(0.5);
  expect(counts.tables / counts.accepted).toBeGreaterThan(2);
  if (runs < 100) return;
  const unsaid = [...words].filter(([, count]) => count === 0).map(([word]) => word);
  expect([...unsaid, ...necessaryWords.filter((word) => !words.has(word))], "in no accepted model").toEqual([]);
});

/** How many statements the server has executed. */
async function checkKeyspace({ definition, models }: Accepted, keyspace: Keyspace): Promise<number> {
  const name = `random_${process.pid}`;
  const faults = keyspace.tables.flatMap((table) =>
    faultsOfKey(table, definition).map((fault) => `${table.queries[0]?.id}, ${table.name}: ${fault}`),
  );
  expect(faults).toEqual([]);
  await createAnew(client, keyspace, name);
  const live = await readSchema(client, name);
  expect(live && compareSchema(keyspace, live)).toEqual([]);
  let executed = 0;
  for (const table of keyspace.tables) {
    const reads = models.access.reads.filter((read) => read.keyspace === keyspace.name && read.table === table.name);
    executed += (await executeTable(client, keyspace, table, reads, name)).length;
  }
  await client.execute(`DROP KEYSPACE ${name}`);
  return executed;
}
