import { nearestWord } from "../nearest.ts";
import { rule } from "../rule.ts";

function packageName(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

const isInstalled = (file: string): boolean => /(?:^|\/)node_modules\//.test(file);

/** PQ0 and PQ9: what can be wrong before the pipeline starts and after it ended: the configuration, the model file, the output folder. */
export const projectRules = {
  PQ0001: rule<{ folder: string }>(
    "error",
    ({ folder }) => `there is no perquery.config.ts in "${folder}" or above it, and no model was named`,
    () =>
      [
        "write perquery.config.ts:",
        "",
        '  import { defineConfig } from "perquery";',
        "",
        "  export default defineConfig({",
        "    rules: 1,",
        '    models: [{ model: "src/model.ts", output: "src/generated" }],',
        "  });",
        "",
        "or name the model: perquery gen src/model.ts --out src/generated",
      ].join("\n"),
  ),
  PQ0002: rule<{ file: string; reason: string }>(
    "error",
    ({ file, reason }) => `the configuration "${file}" does not load: ${reason}`,
    () => "correct it; `npx tsc --noEmit` shows what is wrong",
  ),
  PQ0003: rule<{ problem: string; remedy: string }>(
    "error",
    ({ problem }) => problem,
    ({ remedy }) => remedy,
  ),
  PQ0004: rule<{ file: string; known: readonly string[] }>(
    "error",
    ({ file }) => `the model file "${file}" does not exist`,
    ({ known }) =>
      known.length === 0
        ? "name the file that declares the model, from the folder you are in"
        : `the configuration has: ${known.join(", ")}`,
  ),
  PQ0005: rule<{ reason: string }>(
    "error",
    ({ reason }) => `syntax error: ${reason}`,
    () => "correct the syntax here",
  ),
  PQ0006: rule<{ file: string; reason: string }>(
    "error",
    ({ file, reason }) => `"${file}" throws when it is loaded: ${reason}`,
    ({ file }) =>
      isInstalled(file)
        ? "see what the package needs, or take its import out of the model; a model file only declares"
        : "correct it here; a model file only declares",
  ),
  PQ0007: rule<{ file: string; found: readonly string[] }>(
    "error",
    ({ file }) => `the model file "${file}" exports no keyspace`,
    ({ found }) =>
      `export one: export const shop = keyspace("shop", { … })${found.length === 0 ? "; this file exports nothing" : `; this file exports ${found.join(", ")}`}`,
  ),
  PQ0008: rule<{ file: string; specifier: string }>(
    "error",
    ({ file, specifier }) => `"${file}" imports "${specifier}", which cannot be found`,
    ({ specifier }) =>
      /^[./]/.test(specifier)
        ? "correct the path of the import"
        : `install it, or correct its name: npm install ${packageName(specifier)}`,
  ),
  PQ0009: rule<{ problem: string; remedy: string }>(
    "error",
    ({ problem }) => problem,
    ({ remedy }) => remedy,
  ),
  PQ0010: rule<{ folder: string; problem: string; remedy: string }>(
    "error",
    ({ folder, problem }) => `output folder "${folder}" ${problem}`,
    ({ remedy }) => remedy,
  ),
  PQ0011: rule<{ file: string }>(
    "error",
    ({ file }) => `"${file}" would be overwritten, but perquery did not write it: it has no perquery header`,
    () => "move the file out of the output folder, or generate into another one",
  ),
  PQ0012: rule<{ action: string; reason: string; outcome: string }>(
    "error",
    ({ action, reason, outcome }) => `could not ${action}: ${reason}; ${outcome}`,
    () => "put right what the file system says, and run the command again",
  ),
  PQ0013: rule<{ file: string; reason: string }>(
    "error",
    ({ file, reason }) =>
      `"${file}", which keeps primary keys and table names from changing unnoticed, cannot be read: ${reason}`,
    ({ file }) => `restore it: git checkout -- ${file}; after a merge conflict take either side, then run perquery gen`,
  ),
  PQ0014: rule<{ name: string; known: readonly string[] }>(
    "error",
    ({ name }) => `there is no "${name}" in the model`,
    ({ name, known }) => {
      const meant = nearestWord(name, known);
      return `${meant === undefined ? "" : `did you mean ${meant}? `}there are ${known.join(", ")}`;
    },
  ),
  PQ0015: rule<{ file: string; reason: string }>(
    "error",
    ({ file, reason }) => `"${file}" can't be read, which is needed to load the model: ${reason}`,
    ({ file, reason }) => {
      if (reason.includes("EACCES")) return "let the user who runs perquery read it";
      return isInstalled(file)
        ? "install the package again: npm ci"
        : "correct that file; the model itself may be right";
    },
  ),
  PQ0016: rule<{ file: string; reason: string }>(
    "error",
    ({ file, reason }) => `the project's prettier does not format "${file}": ${reason}`,
    () => "correct the settings of prettier, or take format out of perquery.config.ts: perquery then formats by itself",
  ),
  PQ9001: rule<{ stack: string }>(
    "error",
    ({ stack }) => `this is a bug in perquery\n${stack}`,
    () => "please report it with the lines above and the model that shows it",
  ),
} as const;
