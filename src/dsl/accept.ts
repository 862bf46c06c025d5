import type { DiagnosticCode, Waiver } from "../diagnostics/model.ts";
import { describe } from "./describe.ts";

/** By code, why a finding is accepted. */
export type Accepted = Readonly<Record<DiagnosticCode, string>>;

/** What `accept` says of an entity or a keyspace; undefined when it says nothing. */
export function readAccepted(accept: unknown): readonly Waiver[] | undefined {
  if (accept === undefined) return undefined;
  if (typeof accept !== "object" || accept === null) return [readWaiver(accept, undefined)];
  return Object.entries(accept).map(([code, reason]) => readWaiver(code, reason));
}

export function readWaiver(code: unknown, reason: unknown): Waiver {
  return {
    code: typeof code === "string" ? code : describe(code),
    reason: typeof reason === "string" ? reason.trim() : "",
  };
}
