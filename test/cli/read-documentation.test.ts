import { expect, it } from "vitest";
import { relativeLocations } from "../../src/cli/relative-locations.ts";
import { readDocumentation } from "../../src/cli/read-documentation.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import * as model from "./documented-model.ts";
import { readFileSync } from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;

const read = (exports: Record<string, unknown>) =>
  readDocumentation(relativeLocations(readModel(exports), folder), (file) =>
    readFileSync(path.join(folder, file), "utf8"),
  );

it("takes the doc comments of entities, attributes, classes of attributes, and user-defined types", async () => {
  const { entities, udts } = await read(model);
  const told = [...entities, ...udts].map((one) => [
    one.name,
    one.documentation,
    Object.fromEntries(
      ("attributes" in one ? one.attributes : one.fields).map((attribute) => [attribute.name, attribute.documentation]),
    ),
  ]);
  expect(told).toEqual([
    [
      "hotel",
      "A place to sleep.\n\nOpen all year.",
      { id: "The code on the key.", name: undefined, "odd name": "In quotes." },
    ],
    ["employee", undefined, { id: "Never used again.", boss: "Who signs.", hotel: undefined }],
    ["address", "Where post arrives.", { street: "With the number.", city: undefined }],
  ]);
});

it("does not parse a file that has no doc comment", async () => {
  const definition = readModel(model);
  expect(await readDocumentation(definition, () => "const x = 1; // nothing to read")).toBe(definition);
});
