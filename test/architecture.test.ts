import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** Data flows one way: a folder may import those before it. */
const order = [
  "cql",
  "diagnostics",
  "conceptual",
  "queries",
  "logical",
  "physical",
  "access",
  "sizing",
  "lints",
  "dsl",
  "codegen",
  "evolution",
  "explain",
  "cluster",
  "cli",
];

const source = path.resolve("src");

interface Import {
  readonly file: string;
  readonly from: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const imports = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.split(path.sep).join("/"))
  .flatMap(importsOf);

function importsOf(file: string): Import[] {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(path.join(source, file), "utf8"),
    ts.ScriptTarget.ESNext,
  );
  const inside = ts.preProcessFile(readFileSync(path.join(source, file), "utf8"), true, true).importedFiles;
  const typeOnly = statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const only = ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
    return only && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [];
  });
  return inside.map(({ fileName }) => ({
    file,
    from: folderOf(file),
    target: fileName.startsWith(".") ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    typeOnly: typeOnly.includes(fileName),
  }));
}

function folderOf(file: string): string {
  const [first = "", second] = file.split(/[\\/]/);
  return second === undefined ? "" : first;
}

const between = imports.filter(
  ({ from, target }) => from !== "" && !path.isAbsolute(target) && target.endsWith(".ts") && folderOf(target) !== from,
);

it("has imports to judge", () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(new Set(imports.map(({ from }) => from).filter((from) => from !== ""))).toEqual(
    new Set([...order, "runtime"]),
  );
});

it("imports only from the stages before", () => {
  const pure = between.filter(({ from }) => from !== "cli");
  const backwards = pure.filter(({ from, target }) => order.indexOf(folderOf(target)) > order.indexOf(from));
  expect(backwards).toEqual([]);
});

it("keeps the runtime by itself: it imports nothing of perquery, and only types of the driver", () => {
  const runtime = imports.filter(({ from }) => from === "runtime");
  expect(runtime.filter(({ target }) => target.endsWith(".ts") && folderOf(target) !== "runtime")).toEqual([]);
  const packages = runtime.filter(({ target }) => !target.endsWith(".ts"));
  expect(new Set(packages.map(({ target }) => target))).toEqual(new Set(["cassandra-driver"]));
  for (const { file } of packages) {
    expect(readFileSync(path.join(source, file), "utf8")).not.toMatch(/^import (?!type )[^;]*"cassandra-driver"/m);
  }
  expect(between.filter(({ target }) => folderOf(target) === "runtime")).toEqual([]);
});

it("keeps the DSL to the definitions, and the stages and emitters from the DSL", () => {
  const ofDsl = between.filter(({ from }) => from === "dsl").map(({ target }) => target);
  const definitions = /^(cql|diagnostics)\/|\/(definition|model)\.ts$/;
  expect(ofDsl.filter((target) => !definitions.test(target))).toEqual([]);
  const users = between.filter(({ target }) => folderOf(target) === "dsl").map(({ from }) => from);
  expect(users.filter((from) => from !== "cli")).toEqual([]);
});

it("keeps what talks to the outside in cli and cluster", () => {
  const inside = imports.filter(({ from, file }) => from !== "cli" && from !== "cluster" && file !== "config.ts");
  expect(inside.filter(({ target }) => target.startsWith("node:"))).toEqual([]);
});

it("shows emitters the physical stage and what comes after it; of the stages before, types only", () => {
  const early = between.filter(
    ({ from, target }) => from === "codegen" && ["conceptual", "queries", "logical"].includes(folderOf(target)),
  );
  expect(early.filter(({ target }) => !target.endsWith("/model.ts"))).toEqual([]);
});

it("has types only in every model.ts", () => {
  const models = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|[\\/])(model|definition)\.ts$/.test(file),
  );
  for (const file of models.filter((one) => !one.startsWith("dsl"))) {
    const output = ts.transpileModule(readFileSync(path.join(source, file), "utf8"), {
      compilerOptions: {
        verbatimModuleSyntax: true,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ESNext,
        removeComments: true,
      },
    });
    expect(output.outputText.replace(/export \{\};?/, "").trim(), file).toBe("");
  }
});

it("has no cycle of values between files", () => {
  const edges = new Map<string, string[]>();
  for (const { file, target, typeOnly } of imports)
    if (target.endsWith(".ts") && !typeOnly) edges.set(file, [...(edges.get(file) ?? []), target]);
  const state = new Map<string, "open" | "done">();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") return void cycles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
    state.set(file, "open");
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    state.set(file, "done");
  };
  for (const file of edges.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});
