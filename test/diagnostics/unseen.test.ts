import { entity, keyspace, oneOf, query, text, udt } from "perquery";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compile, type Compilation } from "../../src/compile.ts";
import { unseenCharacter } from "../../src/cql/unseen-characters.ts";
import { renderDiagnostics } from "../../src/diagnostics/render.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import { temporaryProject } from "../cli/temporary-project.ts";

type Place = "text" | "value" | "attribute" | "column" | "field" | "option" | "name" | "documentation";

/** A model with one strange text in it. */
function compileWith(place: Place, strange: string): Compilation {
  const at = (each: Place, otherwise: string): string => (each === place ? strange : otherwise);
  const Address = udt("address", { city: text().named(at("field", "city")) });
  const Guest = entity(at("name", "guest"), {
    attributes: {
      id: text(),
      kind: oneOf("one", at("value", "two")),
      home: Address,
      phone: text().named(at("column", "phone")),
      ["__proto__" === strange ? "x" : at("attribute", "mail")]: text(),
    },
    identity: ["id"],
  });
  const hotel = keyspace("hotel", {
    replication: { development: { datacenter1: 1 } },
    queries: [
      query("Q1", at("text", "Find a guest"))
        .find(Guest)
        .given(Guest.id!)
        .options({ compaction: { class: at("option", "Own") as "LeveledCompactionStrategy" } }),
    ],
  });
  const definition = readModel({ Guest, hotel });
  const documented = definition.entities.map((each) => ({ ...each, documentation: at("documentation", "A guest") }));
  return compile({ ...definition, entities: documented }, { modelFile: "model.ts", accept: [] });
}

const places = fc.constantFrom<Place>(
  "text",
  "value",
  "attribute",
  "column",
  "field",
  "option",
  "name",
  "documentation",
);
const strange = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }),
  fc
    .tuple(
      fc.string(),
      fc.constantFrom("\0", "\r", "\n", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u2067", "\ud800", "\udc00"),
    )
    .map(([before, character]) => `a${before}${character}z`),
);

it("lets nothing into a file, or onto a terminal, that can't be seen", () => {
  fc.assert(
    fc.property(places, strange, (place, each) => {
      const { files, diagnostics } = compileWith(place, each);
      const printed = renderDiagnostics(diagnostics, { source: () => undefined, colour: false });
      for (const shown of [printed, ...(files ?? []).map((file) => file.text)])
        expect(unseenCharacter(shown)).toBeUndefined();
      if (unseenCharacter(each) !== undefined) expect(files).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

it("keeps line feeds and tabs, letters of every language, and marks that belong to a word", () => {
  for (const each of ["two\nlines", "a\ttab", "עברית", "می‌خواهم", "👩‍👩‍👧", "naïve", "50% 'x' */ \"y\""])
    expect(compileWith("text", each).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

it("finds it in a doc comment, and does not show it", () => {
  const app = temporaryProject({
    "model.ts": `import { entity, keyspace, query, text } from "perquery";
/** A guest\u202e of the hotel. */
export const Guest = entity("guest", { attributes: { id: text() }, identity: ["id"] });
export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
`,
  });
  const { code, error } = app.perquery("gen", "model.ts", "--out", "generated");
  expect(code).toBe(1);
  expect(error).toContain('model.ts:3:22 - error PQ1041: the doc comment of "guest" has U+202E, which can\'t be seen');
  expect(error).toContain("2 | /** A guest\uFFFD of the hotel. */");
});
