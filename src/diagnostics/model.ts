/** A place in the model file. Lines and columns count from 1; `file` is relative to the project once compiled. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Severity = "error" | "warning" | "advice";

/** What a stage found. The first digit of `code` names the stage: see `catalogue.ts`. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** Subject and fact, with quoted values: `Q4: range attribute "date" comes before "room"`. */
  readonly message: string;
  readonly location?: SourceLocation | undefined;
  readonly related?: readonly RelatedLocation[] | undefined;
  /** The remedy: an imperative, with the name to change. */
  readonly hint?: string | undefined;
}

export interface RelatedLocation {
  readonly message: string;
  readonly location: SourceLocation | undefined;
}

/** A finding that is accepted, and why. */
export interface Waiver {
  readonly code: string;
  /** Empty when none was given. */
  readonly reason: string;
}

export type DiagnosticCode = `PQ${number}`;
