import type { Diagnostic } from "../../diagnostics/model.ts";
import type { ExitCode } from "../command-outcome.ts";
import type { GenRequest } from "../run-gen.ts";

/** What a process that generates once is asked. */
export interface WatchQuestion {
  readonly request: GenRequest;
  readonly workingFolder: string;
}

/** What it answers, before it ends. */
export interface WatchAnswer {
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  readonly text: string;
  readonly root: string;
  /** Folders of all files that the models and the configuration come from. */
  readonly folders: readonly string[];
}
