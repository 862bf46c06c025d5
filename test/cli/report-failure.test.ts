import { expect, it } from "vitest";
import { reportFailure } from "../../src/cli/report-failure.ts";

it("reports what perquery does not expect of itself as its own bug, with the stack", () => {
  const printed: string[] = [];
  const terminal = {
    out: () => {},
    error: (text: string) => void printed.push(text),
    outColour: false,
    errorColour: false,
  };
  reportFailure(new Error("no table in the physical model"), terminal);
  expect(printed.join("")).toMatch(
    /^error PQ9001: this is a bug in perquery\nError: no table in the physical model\n {4}at /,
  );
});
