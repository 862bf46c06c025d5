import path from "node:path";
import { mappableTypes } from "../codegen/typescript/value-mapping.ts";
import type { FormatChoice } from "../config.ts";
import { isWord } from "../cql/identifiers.ts";
import { nearestWord } from "../diagnostics/nearest.ts";
import { targets } from "../physical/targets.ts";

export interface ConfigProblem {
  readonly problem: string;
  readonly remedy: string;
  /** What to look for in the source, to show the place. */
  readonly word?: string | undefined;
}

const exampleEntry = '{ model: "src/model.ts", output: "src/generated" }';

/** Judges what `perquery.config.ts` exports by default. */
export function validateConfig(config: unknown): readonly ConfigProblem[] {
  if (config === undefined) {
    return [{ problem: "the configuration has no default export", remedy: "write export default defineConfig({ … })" }];
  }
  if (!isObject(config)) {
    return [{ problem: `the configuration is ${describe(config)}`, remedy: "pass an object to defineConfig({ … })" }];
  }
  return [
    ...unknownKeys(
      config,
      ["rules", "target", "sizing", "models", "format", "environments", "client"],
      "the configuration",
    ),
    ...validateRules(config["rules"]),
    ...validateTarget(config["target"]),
    ...validateSizing(config["sizing"]),
    ...validateModels(config["models"]),
    ...validateFormat(config["format"]),
    ...validateEnvironments(config["environments"]),
    ...validateClient(config["client"]),
  ];
}

function validateFormat(format: unknown): readonly ConfigProblem[] {
  if (format === undefined || formats.some((each) => each === format)) return [];
  const remedy = `write one of ${formats.map((each) => `"${each}"`).join(", ")}, or leave it out`;
  return [{ problem: `there is no format ${describe(format)}`, remedy, word: "format" }];
}

const formats: readonly FormatChoice[] = ["perquery", "prettier", "none"];

function validateEnvironments(environments: unknown): readonly ConfigProblem[] {
  if (environments === undefined) return [];
  const remedy = 'write environments: { staging: { keyspaces: { hotel: "hotel_staging" } } }';
  const word = "environments";
  if (!isObject(environments)) return [{ problem: `"environments" is ${describe(environments)}`, remedy, word }];
  return Object.entries(environments).flatMap(([name, environment]): readonly ConfigProblem[] => {
    if (!isObject(environment)) return [{ problem: `environment "${name}" is ${describe(environment)}`, remedy, word }];
    const { keyspaces } = environment;
    const isNamed =
      keyspaces === undefined ||
      (isObject(keyspaces) && Object.values(keyspaces).every((each) => isKeyspaceName(each)));
    return [
      ...unknownKeys(environment, ["keyspaces"], `environment "${name}"`),
      ...(isNamed ? [] : [{ problem: `"keyspaces" of environment "${name}" has what is no name`, remedy, word: name }]),
    ];
  });
}

const isKeyspaceName = (value: unknown): boolean => typeof value === "string" && isWord(value) && value.length <= 48;

function validateClient(client: unknown): readonly ConfigProblem[] {
  if (client === undefined || typeof client === "function") return [];
  // its value is never shown
  const remedy = "write client: () => new Client({ … }), which is called when a command needs it";
  return [{ problem: '"client" is not a function', remedy, word: "client" }];
}

function validateRules(rules: unknown): readonly ConfigProblem[] {
  if (rules === 1) return [];
  const remedy = "write rules: 1";
  return rules === undefined
    ? [{ problem: 'the configuration does not say which edition of the derivation "rules" it uses', remedy }]
    : [{ problem: `this perquery does not know edition ${describe(rules)} of the rules`, remedy, word: "rules" }];
}

function validateTarget(target: unknown): readonly ConfigProblem[] {
  if (target === undefined || targets.some((each) => each === target)) return [];
  const remedy = `write one of ${targets.map((each) => `"${each}"`).join(", ")}`;
  return [{ problem: `there is no target ${describe(target)}`, remedy, word: "target" }];
}

function validateSizing(sizing: unknown): readonly ConfigProblem[] {
  if (sizing === undefined) return [];
  if (!isObject(sizing)) {
    const remedy = "write sizing: { cells: 100_000, bytes: 100_000_000 }";
    return [{ problem: `"sizing" is ${describe(sizing)}`, remedy, word: "sizing" }];
  }
  const { environment, ...numbers } = sizing;
  const wrong = Object.entries(numbers).filter(([name, value]) => {
    if (!Object.hasOwn(sizingRanges, name) || value === undefined) return false;
    const { least, below } = sizingRanges[name as keyof typeof sizingRanges];
    return !(typeof value === "number" && value >= least && value < below);
  });
  return [
    ...unknownKeys(sizing, [...Object.keys(sizingRanges), "environment"], '"sizing"'),
    ...wrong.map(([name, value]) => ({
      problem: `"${name}" is ${describe(value)}`,
      remedy: `write ${sizingRanges[name as keyof typeof sizingRanges].example}`,
      word: name,
    })),
    ...(environment === undefined || typeof environment === "string"
      ? []
      : [
          {
            problem: `"environment" is ${describe(environment)}`,
            remedy: 'name one that has replication: environment: "production"',
            word: "environment",
          },
        ]),
  ];
}

const sizingRanges = {
  cells: { least: 1, below: Infinity, example: "a number of cells: cells: 100_000" },
  bytes: { least: 1, below: Infinity, example: "a number of bytes: bytes: 100_000_000" },
  headroom: { least: 0, below: 1, example: "the part that is kept free, below 1: headroom: 0.5" },
  years: { least: 0, below: 1000, example: "a number of years, below 1,000: years: 1" },
} as const;

function validateModels(models: unknown): readonly ConfigProblem[] {
  const remedy = `write models: [${exampleEntry}]`;
  if (!Array.isArray(models) || models.length === 0) {
    const what = models === undefined ? "missing" : Array.isArray(models) ? "empty" : describe(models);
    return [{ problem: `"models" is ${what}`, remedy, word: models === undefined ? undefined : "models" }];
  }
  const problems = models.flatMap(validateModel);
  return problems.length > 0 ? problems : validateFolders(models as readonly { output: string }[]);
}

function validateModel(entry: unknown): readonly ConfigProblem[] {
  if (!isObject(entry)) {
    return [{ problem: `an entry of "models" is ${describe(entry)}`, remedy: `write ${exampleEntry}`, word: "models" }];
  }
  return [
    ...unknownKeys(entry, ["model", "output", "values"], 'an entry of "models"'),
    ...validateValues(entry["values"]),
    ...(["model", "output"] as const).flatMap((key) => validatePath(key, entry[key])),
  ];
}

function validateValues(values: unknown): readonly ConfigProblem[] {
  if (values === undefined) return [];
  if (!isObject(values)) {
    const remedy = 'write values: { timestamp: "string" }';
    return [{ problem: `"values" is ${describe(values)}`, remedy, word: "values" }];
  }
  const wrong = Object.entries(values).filter(
    ([name, type]) =>
      name in mappableTypes && type !== undefined && type !== mappableTypes[name as keyof typeof mappableTypes],
  );
  return [
    ...unknownKeys(values, Object.keys(mappableTypes), '"values"'),
    ...wrong.map(([name, type]) => ({
      problem: `${name} can't be ${describe(type)}`,
      remedy: `write ${name}: "${mappableTypes[name as keyof typeof mappableTypes]}", or leave it out`,
      word: name,
    })),
  ];
}

function validatePath(key: "model" | "output", value: unknown): readonly ConfigProblem[] {
  if (typeof value !== "string" || value === "") {
    const what = value === undefined ? `has no "${key}"` : `has ${describe(value)} as "${key}"`;
    return [{ problem: `an entry of "models" ${what}`, remedy: `write ${exampleEntry}`, word: "models" }];
  }
  const normal = path.posix.normalize(value.replaceAll("\\", "/"));
  if (path.isAbsolute(value) || path.win32.isAbsolute(value) || normal.split("/")[0] === "..") {
    const remedy = "write a path from the folder of the configuration";
    return [{ problem: `"${key}" leads out of the project: "${value}"`, remedy, word: value }];
  }
  if (key === "output" && (normal === "." || normal === "./")) {
    const remedy = 'name a folder of its own, such as "src/generated"';
    return [{ problem: '"output" is the whole project', remedy, word: "output" }];
  }
  return [];
}

/** In a shared folder each model would remove what the other has written. */
function validateFolders(entries: readonly { readonly output: string }[]): readonly ConfigProblem[] {
  const folders = entries.map(
    ({ output }) => `${path.posix.normalize(output.replaceAll("\\", "/")).replace(/\/$/, "")}/`,
  );
  return folders.flatMap((folder, index) => {
    const other = folders.findIndex(
      (each, at) => at !== index && (at < index || each !== folder) && folder.startsWith(each),
    );
    if (other === -1) return [];
    const output = entries[index]?.output;
    return [
      {
        problem: `output folder "${output}" is ${folder === folders[other] ? "given twice" : `inside of "${entries[other]?.output}"`}`,
        remedy: "give each model a folder of its own",
        word: output,
      },
    ];
  });
}

function unknownKeys(value: object, known: readonly string[], where: string): readonly ConfigProblem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const meant = nearestWord(key, known);
      return {
        problem: `${where} has "${key}", which means nothing`,
        remedy: `${meant === undefined ? "" : `did you mean "${meant}"? `}it takes ${known.map((each) => `"${each}"`).join(", ")}`,
        word: key,
      };
    });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return JSON.stringify(value);
  return Array.isArray(value) ? "a list" : value === null ? "null" : `a ${typeof value}`;
}
