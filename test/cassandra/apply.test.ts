import { fileURLToPath } from "node:url";
import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { applyCql } from "../../src/cluster/apply.ts";
import { runPerquery, temporaryProject } from "../cli/temporary-project.ts";
import { connectToNode } from "../support/node.ts";

const keyspace = "test_apply_staging";

let client: Client;

beforeAll(async () => {
  client = await connectToNode();
  await applyCql(client, [`DROP KEYSPACE IF EXISTS ${keyspace}`]);
});

afterAll(async () => {
  await applyCql(client, [`DROP KEYSPACE IF EXISTS ${keyspace}`]);
  await client.shutdown();
});

const model = `import { entity, keyspace, query, text, udt } from "perquery";
const Address = udt("address", { street: text() });
export const Guest = entity("guest", { attributes: { id: text(), name: text(), address: Address }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { staging: 1 },
  queries: [
    query("Q1", "Find a guest").find(Guest).given(Guest.id),
    query("Q2", "Find guests by name").find(Guest).given(Guest.name),
  ],
});
`;

it("makes what is missing under the environment's names, through the application's client", async () => {
  const driver = fileURLToPath(import.meta.resolve("cassandra-driver"));
  const app = temporaryProject({
    "src/model.ts": model,
    "perquery.config.ts": `import driver from ${JSON.stringify(driver)};
export default {
  rules: 1,
  models: [{ model: "src/model.ts", output: "generated" }],
  environments: { staging: { keyspaces: { hotel: "${keyspace}" } } },
  client: ({ environment }) => {
    if (environment !== "staging") throw new Error("not there");
    return new driver.Client({
      contactPoints: ${JSON.stringify(inject("contactPoints"))},
      localDataCenter: ${JSON.stringify(inject("localDataCenter"))},
    });
  },
};
`,
  });
  const apply = (...words: readonly string[]) => runPerquery(app.root, ["apply", "-e", "staging", ...words]);
  app.perquery("gen");
  expect(apply()).toEqual({
    code: 0,
    error: "",
    out: `  created keyspace ${keyspace}
  created type ${keyspace}.address
  created table ${keyspace}.guests
  created table ${keyspace}.guests_by_name
${keyspace}: 4 created, 0 there
`,
  });
  expect(apply()).toMatchObject({ code: 0, out: `${keyspace}: nothing to create, 4 there\n` });
  await applyCql(client, [`DROP TABLE ${keyspace}.guests_by_name`, `ALTER TABLE ${keyspace}.guests ADD more text`]);
  const again = apply("--json");
  expect(again.code).toBe(2);
  expect(JSON.parse(again.out)).toMatchObject({
    exitCode: 2,
    keyspaces: [
      {
        keyspace,
        created: [`table ${keyspace}.guests_by_name`],
        present: 3,
        differences: [expect.stringContaining("more")],
      },
    ],
  });
});
