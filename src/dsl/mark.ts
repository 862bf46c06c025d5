import { reveal } from "./definition-symbol.ts";
import type { Meta, PathMeta } from "./model.ts";

/** What is said of a path where it stands in a query. */
export type Mark = Pick<PathMeta, "column" | "direction" | "asWritten">;

/** The description of a path or of something made of one, with a mark. What is neither is kept for the stages to report. */
export function mark(value: unknown, change: Mark): Meta {
  const meta = pathMeta(value) ?? reveal(value);
  return meta === undefined ? { kind: "stranger", value } : { ...meta, ...change };
}

/** A path, or an entity as the empty path from itself. */
export function pathMeta(value: unknown): PathMeta | undefined {
  const meta = reveal(value);
  if (meta?.kind === "entity") return { kind: "path", of: meta.of, root: meta, steps: [] };
  return meta?.kind === "path" ? meta : undefined;
}
