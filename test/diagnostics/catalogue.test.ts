import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { catalogue } from "../../src/diagnostics/catalogue.ts";

const codes = Object.keys(catalogue) as (keyof typeof catalogue)[];
/** Codes of the stages have golden cases; what is wrong before and after them is made by the tests of the command line. */
const ofStages = codes.filter((code) => /^PQ[1-8]/.test(code));

const pagesFolder = "docs/diagnostics";
const pages = new Map(
  readdirSync(pagesFolder)
    .filter((file) => file !== "README.md")
    .map((file) => [path.basename(file, ".md"), readFileSync(path.join(pagesFolder, file), "utf8")] as const),
);

const read = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));

const printed = read("test/golden", "diagnostics.txt");
const tests = [...read("test/cli", ".ts"), ...read("test/cluster", ".ts")];

it("has a page for each code, and a code for each page", () => {
  expect([...pages.keys()].toSorted()).toEqual(codes.toSorted());
  for (const [code, page] of pages) expect(page.split("\n")[0]).toMatch(new RegExp(`^# ${code}: \\S`));
});

it.each(ofStages)("shows %s in a golden case", (code) => {
  expect(printed.some((text) => text.includes(` ${code}: `))).toBe(true);
});

it.each(codes.filter((code) => !ofStages.includes(code)))("names %s in a test", (code) => {
  expect(tests.some((text) => text.includes(code))).toBe(true);
});

it.each([...pages])("prints on the page of %s what is really printed", (code, page) => {
  const messages = [...page.matchAll(/^```text\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  expect(messages).not.toEqual([]);
  for (const message of messages) {
    expect(message).toContain(`${code}: `);
    if (ofStages.some((each) => each === code)) expect(printed.join("\n")).toContain(message);
  }
});

it("says how to fix each, and when to leave what does not stop generation", () => {
  for (const code of codes) {
    const page = pages.get(code);
    expect(page).toContain("## How to fix it");
    if (catalogue[code].severity !== "error") expect(page, code).toContain("## When to leave it");
  }
});

it("lists each page in the index, by stage, with its severity", () => {
  const index = readFileSync(path.join(pagesFolder, "README.md"), "utf8");
  const rows = [...index.matchAll(/^\| \[(PQ\d{4})\]\((PQ\d{4})\.md\)\s*\| (\w+)/gm)].map(
    ([, code, page, severity]) => ({
      code,
      page,
      severity,
    }),
  );
  expect(rows).toEqual(codes.toSorted().map((code) => ({ code, page: code, severity: catalogue[code].severity })));
});
