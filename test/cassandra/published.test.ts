import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareSchema } from "../../src/cluster/compare-schema.ts";
import { readSchema } from "../../src/cluster/introspect.ts";
import { derive } from "../../src/compile.ts";
import { caseNames, readCase } from "../published/cases.ts";
import { createAnew, connectToNode } from "../support/node.ts";

const cases = await Promise.all(caseNames.map(readCase));

let client: Client;

beforeAll(async () => {
  client = await connectToNode();
});

afterAll(() => client.shutdown());

it.each(cases)("applies $name, and system_schema is the model", async ({ name: model, definition }) => {
  const keyspaces = derive(definition).models?.physical.keyspaces ?? [];
  expect(keyspaces.length).toBe(1);
  for (const keyspace of keyspaces) {
    const name = `published_${model.replaceAll("-", "_")}`;
    await createAnew(client, keyspace, name);
    const live = await readSchema(client, name);
    expect(live && compareSchema(keyspace, live)).toEqual([]);
    await client.execute(`DROP KEYSPACE ${name}`);
  }
});
