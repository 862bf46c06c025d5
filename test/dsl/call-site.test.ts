import { expect, it } from "vitest";
import { callSite, parseStack } from "../../src/dsl/call-site.ts";

function place() {
  return callSite(place);
}

it("finds the line and column of a call", () => {
  const here = place();
  expect(here).toEqual({ file: import.meta.filename, line: 9, column: 16 });
});

it("tells the calls of one line and of one chain apart", () => {
  const [first, second] = [place(), place()];
  expect([first?.line, second?.line]).toEqual([14, 14]);
  expect((second?.column ?? 0) - (first?.column ?? 0)).toBe("place(), ".length);
});

it("finds the caller when the function was called from native code", () => {
  expect(["a"].map(place)[0]).toEqual({ file: import.meta.filename, line: 20, column: 16 });
});

it("finds the caller when the stack does not have the function", () => {
  const other = (): void => undefined;
  expect(callSite(other)).toEqual({ file: import.meta.filename, line: 25, column: 10 });
});

it("works whatever the application set the limit of stack traces to, and leaves it as it was", () => {
  const before = Error.stackTraceLimit;
  try {
    Error.stackTraceLimit = 0;
    expect(place()?.file).toBe(import.meta.filename);
    expect(Error.stackTraceLimit).toBe(0);
  } finally {
    Error.stackTraceLimit = before;
  }
});

it("gives nothing where the stack is no text", () => {
  const before = Error.prepareStackTrace;
  try {
    Error.prepareStackTrace = (_, sites) => sites;
    expect(place()).toBeUndefined();
  } finally {
    Error.prepareStackTrace = before;
  }
});

it("reads the frames of a stack", () => {
  const stack = [
    "Error: at first (not a frame)",
    "    at query (/project/src/model.ts:3:5)",
    "    at /project/a folder (old)/model.ts:4:6",
    "    at Object.<anonymous> (/project/a folder (old)/model.ts:4:7)",
    "    at async file:///project/a%20b/model.ts?tsx-namespace=1764:5:7",
    "    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)",
    "    at Array.map (<anonymous>)",
    "    at new Attributes (file:///C:/project/model.ts:6:8)",
    "    at C:\\project\\model.ts:7:9",
    "    at eval (eval at <anonymous> (/project/model.ts:8:10), <anonymous>:1:1)",
  ].join("\n");
  expect(parseStack(stack)).toEqual([
    { file: "/project/src/model.ts", line: 3, column: 5 },
    { file: "/project/a folder (old)/model.ts", line: 4, column: 6 },
    { file: "/project/a folder (old)/model.ts", line: 4, column: 7 },
    { file: "/project/a b/model.ts", line: 5, column: 7 },
    { file: "C:/project/model.ts", line: 6, column: 8 },
    { file: "C:\\project\\model.ts", line: 7, column: 9 },
  ]);
});
