import { readFileSync } from "node:fs";
import path from "node:path";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isSnapshot } from "../evolution/snapshot.ts";
import { failed, type Outcome } from "./outcome.ts";

/** The committed `schema.json`; undefined, without an error, before the first generation. */
export function readSnapshot(root: string, output: string): Outcome<unknown> {
  const file = path.posix.join(output, "schema.json");
  try {
    const snapshot: unknown = JSON.parse(readFileSync(path.resolve(root, file), "utf8").replace(/^\uFEFF/, ""));
    if (!isSnapshot(snapshot)) return failed(diagnostic("PQ8003", { file, reason: "it has another form" }, undefined));
    return { diagnostics: [], value: snapshot };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return { diagnostics: [], value: undefined };
    return failed(diagnostic("PQ0013", { file, reason: code ?? message }, undefined));
  }
}
