import { expect, it } from "vitest";
import { temporaryProject, type TemporaryProject } from "./temporary-project.ts";

const project = (target: string): TemporaryProject =>
  temporaryProject({
    "perquery.config.ts": `export default { rules: 1, target: "${target}", models: [{ model: "model.ts", output: "generated" }] };\n`,
    "model.ts": `import { entity, keyspace, query, text } from "perquery";
export const Guest = entity("guest", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a guest").find(Guest).given(Guest.id),
    query("Q2", "Find guests by name").find(Guest).given(Guest.name),
  ],
});
`,
  });

it("proposes an index only where the target has them", () => {
  const proposal = '.servedBy("Q1", { index: "sai" })';
  expect(project("cassandra-5.0").perquery("explain", "Q1", "Q2").out).toContain(proposal);
  const { code, out } = project("cassandra-4.1").perquery("explain", "Q1", "Q2");
  expect({ code, proposes: out.includes("index") }).toEqual({ code: 0, proposes: false });
  expect(out).toContain("Two tables");
});

it("says in its help that it tells what a write reaches", () => {
  const app = project("cassandra-5.0");
  for (const words of [["--help"], ["explain", "--help"]])
    expect(app.perquery(...words).out.replaceAll(/\s+/g, " ")).toContain("or which tables a write reaches");
  const told = app.perquery("explain", "guest").out;
  for (const title of ["Insert", "Update", "Delete"]) expect(told).toContain(title);
});
