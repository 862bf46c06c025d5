/*
 * What it takes to generate, in processes of their own as they are typed: `perquery gen` of 10, 100 and 1,000 tables, beside
 * `drizzle-kit generate` of as many. Cold, after one change, and unchanged; formatting apart. All take turns in each round, and
 * drizzle-kit stands beside itself as a control.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { changeDrizzle, changeModel, writeDrizzle, writeModel } from "./large-models.ts";
import { median, printTable, ratio } from "./measure.ts";

const bench = import.meta.dirname;
const repository = path.dirname(bench);
const work = path.join(bench, ".work");
const rounds = 5;

/** A command in a folder. */
interface Subject {
  readonly name: string;
  readonly folder: string;
  readonly command: readonly string[];
  readonly output: string;
  readonly change: (number: number) => void;
}

interface Usage {
  readonly milliseconds: number;
  readonly cpu: number;
  readonly kibibytes: number;
}

/** The package as it is published, so that no TypeScript of its own is compiled on the way. */
function installPerquery(): string {
  const folder = path.join(work, "node_modules/perquery");
  execFileSync(
    process.execPath,
    [
      path.join(repository, "node_modules/typescript/bin/tsc"),
      "-p",
      path.join(repository, "tsconfig.build.json"),
      "--outDir",
      path.join(folder, "dist"),
    ],
    { stdio: "inherit" },
  );
  for (const part of ["bin", "package.json"])
    cpSync(path.join(repository, part), path.join(folder, part), { recursive: true });
  return path.join(folder, "bin/perquery.js");
}

function run({ folder, command, name }: Subject): Usage {
  const report = path.join(work, "usage.json");
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", path.join(bench, "report-usage.mjs"), ...command],
    { cwd: folder, encoding: "utf8", maxBuffer: 1e9, env: { ...process.env, PERQUERY_BENCH_USAGE: report, CI: "1" } },
  );
  const milliseconds = performance.now() - started;
  if (status !== 0) throw new Error(`${name} ended with ${status}\n${stdout}\n${stderr}`);
  const { cpu, kibibytes } = JSON.parse(readFileSync(report, "utf8")) as Omit<Usage, "milliseconds">;
  return { milliseconds, cpu: cpu / 1000, kibibytes };
}

const states = ["cold", "one change", "unchanged"] as const;

const away = path.join(work, "away");

/** Removed just before, a thousand files would cost who makes as many: ext4 looks long for inodes that were not freed a moment ago. */
function moveAway(output: string): void {
  if (!existsSync(output)) return;
  mkdirSync(away, { recursive: true });
  renameSync(output, path.join(away, String(readdirSync(away).length)));
}

function measure(subjects: readonly Subject[]): ReadonlyMap<string, Usage> {
  const all = new Map<string, Usage[]>();
  for (let round = 0; round < rounds; round++) {
    for (const state of states) {
      for (const i of subjects.keys()) {
        const subject = subjects[(i + round) % subjects.length]!;
        if (state === "cold") moveAway(path.join(subject.folder, subject.output));
        if (state === "one change") subject.change(round);
        const key = `${subject.name} ${state}`;
        all.set(key, [...(all.get(key) ?? []), run(subject)]);
      }
    }
  }
  rmSync(away, { recursive: true, force: true });
  const middle = (usages: readonly Usage[], what: keyof Usage): number => median(usages.map((usage) => usage[what]));
  return new Map(
    [...all].map(([key, usages]) => [
      key,
      {
        milliseconds: middle(usages, "milliseconds"),
        cpu: middle(usages, "cpu"),
        kibibytes: middle(usages, "kibibytes"),
      },
    ]),
  );
}

rmSync(work, { recursive: true, force: true });
mkdirSync(path.join(work, "node_modules"), { recursive: true });
symlinkSync(path.join(bench, "rivals/node_modules/drizzle-orm"), path.join(work, "node_modules/drizzle-orm"));
symlinkSync(path.join(bench, "rivals/node_modules/drizzle-kit"), path.join(work, "node_modules/drizzle-kit"));
try {
  const bin = installPerquery();
  for (const tables of [10, 100, 1000]) {
    const perquery = (name: string, format: string): Subject => {
      const folder = path.join(work, `${tables}-${format}`);
      writeModel(folder, tables, format);
      return { name, folder, command: [bin, "gen"], output: "generated", change: (i) => changeModel(folder, i) };
    };
    const drizzle = (name: string): Subject => {
      const folder = path.join(work, `${tables}-${name.replaceAll(/\W+/g, "-")}`);
      writeDrizzle(folder, tables);
      const command = [path.join(work, "node_modules/drizzle-kit/bin.cjs"), "generate"];
      return { name, folder, command, output: "out", change: (i) => changeDrizzle(folder, tables, i) };
    };
    const subjects = [
      drizzle("drizzle-kit"),
      drizzle("  again (control)"),
      perquery("perquery, not formatted", "none"),
      perquery("perquery, formatted", "perquery"),
    ];
    const usages = measure(subjects);
    const [first] = subjects;
    printTable(
      `${tables} tables: medians of ${rounds} rounds in which all take turns`,
      ["", ...states.flatMap((state) => [`${state}, ms`, "beside"]), "CPU cold, ms", "memory cold, MiB"],
      subjects.map(({ name }) => {
        const of = (state: string, subject = name): Usage => usages.get(`${subject} ${state}`)!;
        return [
          name,
          ...states.flatMap((state) => [
            of(state).milliseconds.toFixed(0),
            ratio(of(state).milliseconds, of(state, first!.name).milliseconds),
          ]),
          of("cold").cpu.toFixed(0),
          (of("cold").kibibytes / 1024).toFixed(0),
        ];
      }),
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
