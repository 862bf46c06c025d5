/*
 * What importing generated code adds to importing the driver: the package as it is published, generated code as tsc compiles it, and a
 * process for each import. All take turns in each round; the driver stands beside itself as a control.
 *
 *   npm run bench:imports
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { median, printTable, ratio } from "./measure.ts";

const repository = path.dirname(import.meta.dirname);
const rounds = 21;

interface Import {
  readonly name: string;
  /** Imported one after the other; only the last is timed apart. */
  readonly modules: readonly string[];
}

interface Duration {
  /** Milliseconds. */
  readonly wall: number;
  readonly cpu: number;
}

const imports: readonly Import[] = [
  { name: "the driver", modules: ["cassandra-driver"] },
  { name: "  again (control)", modules: ["cassandra-driver"] },
  { name: "an empty module, after the driver", modules: ["cassandra-driver", "./empty.js"] },
  { name: "perquery/runtime, after the driver", modules: ["cassandra-driver", "perquery/runtime"] },
  { name: "one entity, after the driver", modules: ["cassandra-driver", "./hotel/entities/hotel.js"] },
  { name: "all accessors, after the driver", modules: ["cassandra-driver", "./hotel/index.js"] },
];

/** An application with the package and the hotel example's generated code. */
function makeApplication(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "perquery-imports-")));
  const installed = path.join(folder, "node_modules/perquery");
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: repository });
  const tarball = packed.toString().trim().split("\n").at(-1) ?? "";
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"], { cwd: folder });
  const dependencies = path.join(repository, "node_modules");
  symlinkSync(path.join(dependencies, "cassandra-driver"), path.join(folder, "node_modules/cassandra-driver"));
  symlinkSync(path.join(dependencies, "@types"), path.join(folder, "node_modules/@types"));
  cpSync(path.join(repository, "generated/hotel"), path.join(folder, "generated"), { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(folder, "empty.js"), "export {};\n");
  const compilerOptions = {
    strict: true,
    target: "ES2022",
    module: "NodeNext",
    types: ["node"],
    rootDir: "generated",
    outDir: "hotel",
  };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["generated"] }));
  execFileSync(process.execPath, [path.join(dependencies, "typescript/bin/tsc")], { cwd: folder, stdio: "inherit" });
  return folder;
}

function time(folder: string, { modules }: Import): Duration {
  const code = `
    let cpu, wall;
    for (const name of ${JSON.stringify(modules)}) {
      const [before, started] = [process.cpuUsage(), performance.now()];
      await import(name);
      wall = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      cpu = (user + system) / 1000;
    }
    console.log(JSON.stringify({ wall, cpu }));`;
  const file = path.join(folder, "time.js");
  writeFileSync(file, code);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" })) as Duration;
}

const folder = makeApplication();
try {
  const times = imports.map((): Duration[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const i of imports.keys()) {
      const at = (i + round) % imports.length;
      times[at]!.push(time(folder, imports[at]!));
    }
  }
  const middle = (at: number, of: keyof Duration): number => median(times[at]!.map((each) => each[of]));
  const least = (at: number): number => Math.min(...times[at]!.map(({ wall }) => wall));
  printTable(
    `Imports, medians of ${rounds} processes each, milliseconds`,
    ["", "time", "least time", "CPU", "CPU beside the driver's"],
    imports.map(({ name }, at) => [
      name,
      middle(at, "wall").toFixed(1),
      least(at).toFixed(1),
      middle(at, "cpu").toFixed(1),
      ratio(middle(at, "cpu"), middle(0, "cpu")),
    ]),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
