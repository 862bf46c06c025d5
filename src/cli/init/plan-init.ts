import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { configNames } from "../config.ts";
import { failed, succeeded, type Outcome } from "../outcome.ts";
import { planManifest } from "./plan-manifest.ts";
import { readTemplate } from "./templates.ts";

export interface InitRequest {
  /** A recipe's name; without one, a small first model. */
  readonly recipe?: string | undefined;
  /** Whether it writes a workflow for GitHub. */
  readonly ci: boolean;
}

export interface InitPlan {
  /** Paths from the folder, with their text. */
  readonly writes: readonly InitFile[];
  /** What is there and stays as it is, and why that is said. */
  readonly kept: readonly string[];
  /** Commands to go on with. */
  readonly next: readonly string[];
}

export interface InitFile {
  readonly path: string;
  readonly text: string;
  /** Only package.json is there before: it gets what it has not. */
  readonly adds?: string | undefined;
}

/** What is to be written into a folder. What is there is never written over. */
export function planInit(folder: string, { recipe, ci }: InitRequest): Outcome<InitPlan> {
  const isThere = (file: string): boolean => existsSync(path.join(folder, file));
  const model = readTemplate(recipe);
  if (model.value === undefined) return { diagnostics: model.diagnostics, value: undefined };
  const manifest = planManifest(folder, isThere("tsconfig.json") ? [] : ["typescript", "@types/node"]);
  if (manifest.value === undefined) return { diagnostics: manifest.diagnostics, value: undefined };

  const config = configNames.find(isThere);
  if (config !== undefined && recipe !== undefined) {
    const problem = `there is a configuration already: ${config}`;
    const remedy = `add the model to it; the recipe is in node_modules/perquery/recipes/${recipe}.ts`;
    return failed(diagnostic("PQ0009", { problem, remedy }, undefined));
  }
  const place = isThere("src/model.ts") || isThere("src/generated") ? "src/cassandra" : "src";
  const wanted: readonly InitFile[] = [
    ...(config === undefined
      ? [
          { path: "perquery.config.ts", text: configText(place) },
          { path: `${place}/model.ts`, text: model.value },
        ]
      : []),
    { path: "tsconfig.json", text: tsconfig },
    { path: ".gitignore", text: "node_modules/\n.perquery/\n" },
    { path: ".gitattributes", text: attributes(place) },
    ...(ci ? [{ path: ".github/workflows/perquery.yml", text: readFileSync(workflow, "utf8") }] : []),
  ];
  return succeeded({
    writes: [...wanted.filter((file) => !isThere(file.path)), ...manifest.value.writes],
    kept: [
      ...(config === undefined ? [] : [config]),
      ...wanted.map((file) => file.path).filter(isThere),
      ...manifest.value.kept,
    ],
    next: [...manifest.value.install, `${manifest.value.run} gen`],
  });
}

const workflow = new URL("../../../templates/github-workflow.yml", import.meta.url);

const configText = (place: string): string => `import { defineConfig } from "perquery";

export default defineConfig({
  rules: 1,
  models: [{ model: "${place}/model.ts", output: "${place}/generated" }],
});
`;

const tsconfig = `${JSON.stringify(
  {
    compilerOptions: {
      target: "ES2022",
      module: "NodeNext",
      moduleResolution: "NodeNext",
      // TypeScript 7 finds no types of packages by itself
      types: ["node"],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ["src", "perquery.config.ts"],
  },
  null,
  2,
)}
`;

/** GitHub folds what is generated, but shows the CQL. */
const attributes = (place: string): string => `${place}/generated/** linguist-generated=true
${place}/generated/cql/** linguist-generated=false
${place}/generated/.perquery.json -diff
`;
