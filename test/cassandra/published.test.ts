import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { derive } from "../../src/compile.ts";
import { caseNames, readCase } from "../published/cases.ts";
import { executeTable } from "../support/execute-table.ts";
import { createAnew, connectToNode } from "../support/node.ts";

const cases = await Promise.all(caseNames.map(readCase));

let client: Client;

beforeAll(async () => {
  client = await connectToNode({ encoding: { map: Map } });
});

afterAll(() => client.shutdown());

it.each(cases)(
  "applies $name, and system_schema is the model; each query reads back what was written",
  async ({ name: model, definition }) => {
    const models = derive(definition).models!;
    const { keyspaces } = models.physical;
    expect(keyspaces.length).toBe(1);
    for (const keyspace of keyspaces) {
      const name = `published_${model.replaceAll("-", "_")}`;
      await createAnew(client, keyspace, name);
      const live = await readSchema(client, name);
      expect(live && compareSchema(keyspace, live)).toEqual([]);
      for (const table of keyspace.tables) {
        const reads = models.access.reads.filter(
          (read) => read.keyspace === keyspace.name && read.table === table.name,
        );
        expect(reads.length).toBeGreaterThan(0);
        await executeTable(client, keyspace, table, reads, name);
      }
      await client.execute(`DROP KEYSPACE ${name}`);
    }
  },
);
