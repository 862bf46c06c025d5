import type { GeneratedFile } from "../../codegen/generated-file.ts";

/** What belongs into one output folder. */
export interface OutputRequest {
  /** Relative to the project, with forward slashes. */
  readonly folder: string;
  readonly files: readonly GeneratedFile[];
}

/** What has to be done so that the output folders hold what was generated, and nothing stale. */
export interface OutputPlan {
  readonly folders: readonly FolderPlan[];
}

export interface FolderPlan {
  readonly folder: string;
  readonly absolute: string;
  readonly changes: readonly Change[];
  readonly unchanged: number;
  /** The new text of the seals; undefined when it is on disk already. */
  readonly seals: string | undefined;
  /** Files that an interrupted run left behind. */
  readonly leftovers: readonly string[];
}

export type Change =
  | { readonly kind: "write"; readonly path: string; readonly before: string | undefined; readonly after: string }
  | { readonly kind: "remove"; readonly path: string; readonly before: string };
