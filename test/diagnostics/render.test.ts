import { expect, it } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/model.ts";
import { renderDiagnostics } from "../../src/diagnostics/render.ts";

const source = "first\r\n\tsecond(third);\r\nlast\r\n";
const at = (line: number, column: number, file = "model.ts"): { file: string; line: number; column: number } => ({
  file,
  line,
  column,
});

const diagnostics: readonly Diagnostic[] = [
  { code: "PQ2001", severity: "warning", message: "later", location: at(3, 1) },
  {
    code: "PQ1001",
    severity: "error",
    message: 'Q4: "a" stands before "b"',
    location: at(2, 2),
    related: [
      { message: '"b" is declared here', location: at(1, 1) },
      { message: "and nowhere", location: undefined },
    ],
    hint: "write it first:\n\n  .range(b)",
  },
  { code: "PQ0001", severity: "error", message: "nowhere at all" },
  { code: "PQ1000", severity: "advice", message: "same place, smaller code", location: at(2, 2) },
  { code: "PQ1000", severity: "error", message: "no source", location: at(1, 1, "a.ts") },
  { code: "PQ1000", severity: "error", message: "beyond the end", location: at(9, 1) },
];

it("renders places, frames (none for advice), related places, hints and a count, in order", () => {
  const read = (file: string): string | undefined => (file === "model.ts" ? source : undefined);
  expect(renderDiagnostics(diagnostics, { source: read, colour: false })).toMatchInlineSnapshot(`
    "error PQ0001: nowhere at all

    a.ts:1:1 - error PQ1000: no source

    model.ts:2:2 - advice PQ1000: same place, smaller code

    model.ts:2:2 - error PQ1001: Q4: "a" stands before "b"
        1 | first
      > 2 | 	second(third);
          | 	^
        3 | last
      model.ts:1:1 - "b" is declared here
      > 1 | first
          | ^
      and nowhere
      hint: write it first:

        .range(b)

    model.ts:3:1 - warning PQ2001: later
        2 | 	second(third);
      > 3 | last
          | ^
        4 |

    model.ts:9:1 - error PQ1000: beyond the end

    4 errors, 1 warning, 1 advice
    "
  `);
});

it("renders nothing for nothing", () => {
  expect(renderDiagnostics([], { source: () => undefined, colour: true })).toBe("");
});

it("colours only when it is told to", () => {
  const one = [{ code: "PQ1001", severity: "error", message: "m", location: at(1, 1) }] as const;
  expect(renderDiagnostics(one, { source: () => "const a = 1;", colour: false })).not.toContain("\u001B");
  expect(renderDiagnostics(one, { source: () => "const a = 1;", colour: true })).toContain("\u001B[31merror\u001B[39m");
});

it("points at the same character with a byte order mark", () => {
  const one = [{ code: "PQ1001", severity: "error", message: "m", location: at(1, 7) }] as const;
  const render = (text: string): string => renderDiagnostics(one, { source: () => text, colour: false });
  expect(render("\uFEFFconst a = 1;")).toBe(render("const a = 1;"));
});
