import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.ts";

/** Other versions of Node and of package managers, from the npm registry, each fetched once into a folder. */
export function toolsIn(folder: string) {
  const fetched = new Map<string, Promise<string>>();
  const fetch = (name: string, version: string): Promise<string> => {
    const key = `${name.replace("/", "+")}@${version}`;
    const found = fetched.get(key) ?? install(folder, key, `${name}@${version}`);
    fetched.set(key, found);
    return found.then((place) => path.join(place, "node_modules", name));
  };
  return {
    /** The folder with the `node` of a version. */
    node: async (version: string): Promise<string> =>
      path.join(await fetch(`node-${process.platform}-${process.arch}`, version), "bin"),
    /** The words that start a package manager. */
    manager: async (named: string): Promise<readonly string[]> => {
      const [name, version] = named.split("@");
      if (name === "npm") return ["npm"];
      if (name === "pnpm") return [process.execPath, await scriptOf(await fetch("pnpm", version ?? "latest"), "pnpm")];
      const yarn = version === "1" ? "yarn" : "@yarnpkg/cli-dist";
      return [process.execPath, path.join(await fetch(yarn, version ?? "latest"), "bin/yarn.js")];
    },
  };
}

export type Tools = ReturnType<typeof toolsIn>;

async function install(folder: string, key: string, wanted: string): Promise<string> {
  const place = path.join(folder, key);
  if (existsSync(place)) return place;
  const making = `${place}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  await runCommand("npm", ["install", "--no-save", "--prefix", making, wanted], { cwd: making });
  renameSync(making, place);
  return place;
}

const scriptOf = async (place: string, name: string): Promise<string> => {
  const found = ["cjs", "mjs"]
    .map((ending) => path.join(place, `bin/${name}.${ending}`))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${place} has no bin/${name}`);
  return found;
};
