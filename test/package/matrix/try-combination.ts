import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beginApplication, completeApplication, expectedOutput } from "./application.ts";
import type { Combination } from "./combinations.ts";
import { runCommand } from "./run-command.ts";
import type { Tools } from "./tools.ts";

export interface Attempt {
  /** The step that failed, and what it printed. */
  readonly failure?: { readonly step: string; readonly reason: string };
  /** What was installed. */
  readonly versions: { readonly node: string; readonly typescript: string };
  readonly seconds: number;
}

export interface Place {
  readonly folder: string;
  readonly tarball: string;
  readonly keyspace: string;
  readonly tools: Tools;
  /** Says where the cluster is. */
  readonly env: Readonly<Record<string, string>>;
}

/** An application from nothing to rows that were read back, by the commands that somebody would type. */
export async function tryCombination(combination: Combination, place: Place): Promise<Attempt> {
  const { folder, tools } = place;
  const started = performance.now();
  const manager = await tools.manager(combination.manager);
  const bin = await tools.node(combination.node);
  const env = { ...quiet, ...place.env, PATH: `${bin}${path.delimiter}${process.env["PATH"]}` };
  const node = (...words: readonly string[]) => runCommand(path.join(bin, "node"), words, { cwd: folder, env });
  const perquery = (...words: readonly string[]) =>
    node(path.join(folder, "node_modules/perquery/bin/perquery.js"), ...words);
  const script = (name: string) => runCommand(manager[0]!, [...manager.slice(1), "run", name], { cwd: folder, env });

  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    install: () => install(combination, place, manager),
    init: () => perquery("init", "--no-ci"),
    gen: async () => {
      completeApplication(folder, place.keyspace, combination);
      await script("gen");
    },
    "gen --check": () => script("gen:check"),
    compile: () => node(path.join(folder, "node_modules/typescript/bin/tsc")),
    apply: () => perquery("apply"),
    run: async () => {
      const printed = await node(path.join(folder, "out/src/main.js"));
      if (printed !== expectedOutput) throw new Error(`it printed ${printed}`);
    },
  };
  let failure: Attempt["failure"];
  for (const [step, take] of Object.entries(steps)) {
    try {
      await take();
    } catch (error) {
      failure = { step, reason: (error as Error).message };
      break;
    }
  }
  const versions = {
    node: (await node("--version")).trim().slice(1),
    typescript: failure?.step === "install" ? combination.typescript : versionOf(folder, "typescript"),
  };
  return { ...(failure && { failure }), versions, seconds: (performance.now() - started) / 1000 };
}

const quiet = { CI: "1", NO_COLOR: "1", FORCE_COLOR: undefined, GITHUB_ACTIONS: undefined, NODE_OPTIONS: undefined };

async function install(
  combination: Combination,
  { folder, tarball }: Place,
  manager: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  beginApplication(folder, combination);
  const packages = [
    `perquery@file:${tarball}`,
    "cassandra-driver@4",
    `typescript@~${combination.typescript}.0`,
    "@types/node@20",
  ];
  const [name, version] = combination.manager.split("@");
  // a folder within another project would else be taken for a part of it
  if (name === "yarn" && version !== "1") {
    writeFileSync(path.join(folder, "yarn.lock"), "");
    writeFileSync(path.join(folder, ".yarnrc.yml"), "nodeLinker: node-modules\nenableTelemetry: false\n");
  }
  if (name === "pnpm") {
    // esbuild's script only checks what is installed; pnpm wants to be told that it need not run
    writeFileSync(path.join(folder, "pnpm-workspace.yaml"), pnpmSettings);
  }
  const words = name === "npm" ? ["install", "--no-audit", "--no-fund", ...packages] : ["add", ...packages];
  await runCommand(manager[0]!, [...manager.slice(1), ...words], { cwd: folder, env: { ...quiet, CI: "" } });
}

const pnpmSettings = "ignoredBuiltDependencies:\n  - esbuild\nallowBuilds:\n  esbuild: false\n";

const versionOf = (folder: string, name: string): string =>
  (JSON.parse(readFileSync(path.join(folder, "node_modules", name, "package.json"), "utf8")) as { version: string })
    .version;
