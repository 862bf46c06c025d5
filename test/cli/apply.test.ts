import { expect, it } from "vitest";
import { temporaryProject } from "./temporary-project.ts";

const model = `import { entity, keyspace, query, text } from "perquery";
export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
`;

const config = (client = ""): string =>
  `export default { rules: 1, models: [{ model: "src/model.ts", output: "generated" }]${client} };\n`;

it("says what is missing before it talks to a cluster", () => {
  const app = temporaryProject({ "perquery.config.ts": config(), "src/model.ts": model });
  expect(app.perquery("apply").error).toContain(
    'PQ0009: what is generated in "generated" is not what "src/model.ts" says\n  hint: run perquery gen',
  );
  app.perquery("gen");
  expect(app.perquery("apply")).toMatchObject({
    code: 1,
    error: expect.stringContaining("error There is no cluster to talk to\n\nhint: Start the development node"),
  });
  expect(app.perquery("apply", "--environment", "production").error).toContain("hint: Write client()");
  expect(app.perquery("apply", "--environment", "staging").error).toContain(
    'keyspace "hotel" has no replication for environment "staging"\n  hint: it has production, development',
  );
});

it("says what client() does wrong, and shows no password", () => {
  const app = temporaryProject({ "perquery.config.ts": config(), "src/model.ts": model });
  app.perquery("gen");
  app.write("perquery.config.ts", config(', client: ({ environment }) => ({ environment, password: "s3cret" })'));
  expect(app.perquery("apply")).toEqual({
    code: 1,
    out: "",
    error: "error client() of perquery.config.ts gives no client of cassandra-driver\n",
  });
  app.write("perquery.config.ts", config(', client: () => { throw new Error("no such host: c://me:s3cret@db"); }'));
  expect(app.perquery("apply").error).toBe(
    "error client() of perquery.config.ts throws: no such host: c://me:***@db\n",
  );
});
