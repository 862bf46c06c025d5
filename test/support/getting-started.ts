import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { repository, temporaryFolder } from "../cli/temporary-project.ts";
import { pages, wordOf, type Block } from "../docs/pages.ts";
import { readSteps } from "../docs/commands.ts";

/** An empty folder in which a newcomer types in what the page says. */
export interface Newcomer {
  readonly root: string;
  /** From the heading on, until the next of those; fails where something else comes out than is shown. */
  readonly expectShown: (heading: string) => void;
  readonly end: () => void;
}

const page = pages.find(({ file }) => file === "docs/getting-started.md")!;

/**
 * Everything is typed in but for two things: what npm would fetch is linked, with perquery as it is packed, and the development node listens
 * at a port of the test's own.
 */
export function createNewcomer(port: number): Newcomer {
  const root = temporaryFolder();
  const environment = {
    ...process.env,
    NODE_OPTIONS: "",
    FORCE_COLOR: "",
    GITHUB_ACTIONS: "",
    PERQUERY_CONTACT_POINTS: "",
    PERQUERY_LOCAL_DATACENTER: "",
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@example.org",
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@example.org",
  };
  const here = path.join(root, "hotel");
  const run = (command: string): string => {
    if (command === "npm install perquery cassandra-driver") return install(here);
    if (command.startsWith("npm install --save-dev "))
      return note(here, "devDependencies", command.split(" ").slice(3));
    const typed = command === "npx perquery dev start" ? `${command} --port ${port}` : command;
    const cwd = existsSync(here) ? here : root;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", typed], { cwd, encoding: "utf8", env: environment });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  };
  const follow = (block: Block): void => {
    const [file, from, into] = [wordOf(block, "file"), wordOf(block, "from"), wordOf(block, "add-to")];
    const read = (name: string): string => readFileSync(path.join(here, name), "utf8");
    if (file !== undefined) writeFileSync(path.join(here, file), block.text.replaceAll("19042", String(port)));
    else if (from !== undefined) expect(read(from)).toContain(block.text);
    else if (into !== undefined) writeFileSync(path.join(here, into), read(into).replace(/(?=^ {2}\],$)/m, block.text));
    else if (block.language === "sh") block.text.trim().split("\n").forEach(run);
    else
      for (const { command, expected } of readSteps(block)) {
        const printed = run(command).trimEnd();
        // of a long answer the page shows nothing
        if (expected !== "") expect(printed, command).toBe(expected);
      }
  };
  const headings = [...page.text.matchAll(/^## (.+)$/gm)].map(([text, heading = ""], index, all) => ({
    heading,
    line: page.text.slice(0, page.text.indexOf(text)).split("\n").length,
    end: all[index + 1] === undefined ? Infinity : page.text.slice(0, all[index + 1]?.index).split("\n").length,
  }));
  return {
    root: here,
    expectShown: (wanted) => {
      const { line, end } = headings.find(({ heading }) => heading === wanted)!;
      const blocks = page.blocks.filter((block) => block.line > line && block.line < end);
      expect(blocks.length).toBeGreaterThan(0);
      blocks.forEach(follow);
    },
    end: () => {
      if (existsSync(path.join(here, ".perquery/node")))
        spawnSync("npx", ["perquery", "dev", "stop", "--discard"], { cwd: here, env: environment });
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What `npm install` would make, from the packed package and links to what the repository has installed. */
function install(folder: string): string {
  const modules = path.join(folder, "node_modules");
  const packed = path.join(modules, "perquery");
  mkdirSync(path.join(modules, ".bin"), { recursive: true });
  for (const name of ["cassandra-driver", "typescript", "tsx", "@types"])
    symlinkSync(path.join(repository, "node_modules", name), path.join(modules, name));
  unpack(packed);
  symlinkSync(path.join(repository, "node_modules"), path.join(packed, "node_modules"));
  const bins = { perquery: "perquery/bin/perquery.js", tsc: "typescript/bin/tsc", tsx: "tsx/dist/cli.mjs" };
  for (const [name, target] of Object.entries(bins))
    symlinkSync(path.join(modules, target), path.join(modules, ".bin", name));
  return note(folder, "dependencies", ["perquery", "cassandra-driver"]);
}

/** What npm notes of what it has installed. */
function note(folder: string, kind: "dependencies" | "devDependencies", names: readonly string[]): string {
  execFileSync("npm", ["pkg", "set", ...names.map((name) => `${kind}.${name}=*`)], { cwd: folder });
  return "";
}

/** Packs a copy: the repository itself is left alone. */
function unpack(folder: string): void {
  const copy = temporaryFolder();
  try {
    for (const part of [
      "bin",
      "src",
      "scripts",
      "templates",
      "recipes",
      "package.json",
      "tsconfig.json",
      "tsconfig.build.json",
    ])
      if (existsSync(path.join(repository, part)))
        cpSync(path.join(repository, part), path.join(copy, part), { recursive: true });
    symlinkSync(path.join(repository, "node_modules"), path.join(copy, "node_modules"));
    execFileSync("npm", ["pack"], { cwd: copy, stdio: "pipe" });
    const tarball = readdirSync(copy).find((file) => file.endsWith(".tgz")) ?? "";
    mkdirSync(folder, { recursive: true });
    execFileSync("tar", ["-xzf", path.join(copy, tarball), "-C", folder, "--strip-components=1"]);
    execFileSync("chmod", ["+x", path.join(folder, "bin/perquery.js")]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
