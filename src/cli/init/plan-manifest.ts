import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { failed, succeeded, type Outcome } from "../outcome.ts";
import type { InitFile } from "./plan-init.ts";

export interface ManifestPlan {
  readonly writes: readonly InitFile[];
  readonly kept: readonly string[];
  /** The commands that install what is missing; none when nothing is. */
  readonly install: readonly string[];
  /** `npm run` */
  readonly run: string;
}

const scripts = { gen: "perquery gen", "gen:check": "perquery gen --check", "gen:watch": "perquery gen --watch" };

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Scripts for package.json, which keeps its form and every script that it has.
 *
 * @param tools Packages that the new tsconfig.json is for.
 */
export function planManifest(folder: string, tools: readonly string[]): Outcome<ManifestPlan> {
  const file = path.join(folder, "package.json");
  const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const manifest = text === undefined ? newManifest(folder) : parse(text);
  if (manifest === undefined) {
    const remedy = "correct it: npm pkg get shows where it is wrong";
    return failed(diagnostic("PQ0009", { problem: "package.json is no JSON object", remedy }, undefined));
  }
  const missing = Object.entries(scripts).filter(([name]) => manifest.scripts?.[name] === undefined);
  const changed = { ...manifest, scripts: { ...manifest.scripts, ...Object.fromEntries(missing) } };
  const adds = missing.map(([name]) => `script "${name}"`).join(", ");
  const writes = missing.length === 0 ? [] : [{ path: "package.json", text: print(changed, text), adds: text && adds }];
  const tool = packageManager(folder);
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  const install = (flag: string, names: readonly string[]): readonly string[] => {
    const absent = names.filter((name) => known[name] === undefined);
    return absent.length === 0
      ? []
      : [[tool, tool === "npm" ? "install" : "add", flag, ...absent].filter(Boolean).join(" ")];
  };
  return succeeded({
    writes,
    kept: missing.length === 0 ? ["package.json"] : [],
    install: [
      ...install("", ["perquery", "cassandra-driver"]),
      ...install(tool === "npm" ? "--save-dev" : "-D", tools),
    ],
    run: tool === "npm" ? "npm run" : tool,
  });
}

function newManifest(folder: string): Manifest {
  const name = path
    .basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return { name: name === "" ? "application" : name, private: true, type: "module" } as Manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** With the indentation and the line ends that it had. */
function print(manifest: Manifest, before: string | undefined): string {
  const indent = /^[ \t]+(?=")/m.exec(before ?? "")?.[0] ?? "  ";
  const text = `${JSON.stringify(manifest, null, indent)}${before === undefined || before.endsWith("\n") ? "\n" : ""}`;
  return before?.includes("\r\n") === true ? text.replaceAll("\n", "\r\n") : text;
}

function packageManager(folder: string): "npm" | "pnpm" | "yarn" {
  if (existsSync(path.join(folder, "pnpm-lock.yaml"))) return "pnpm";
  return existsSync(path.join(folder, "yarn.lock")) ? "yarn" : "npm";
}
