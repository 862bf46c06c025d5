import type { Diagnostic } from "../diagnostics/model.ts";

/** 0 the same or done, 2 differs, 1 an error. */
export type ExitCode = 0 | 1 | 2;

/** What a command has to say, before it is known in which form. */
export interface CommandOutcome {
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** For people. */
  readonly text: string;
  /** The same for programs. */
  readonly data: Readonly<Record<string, unknown>>;
}

export const stopped = (diagnostics: readonly Diagnostic[]): CommandOutcome => ({
  exitCode: 1,
  diagnostics,
  text: "",
  data: {},
});
