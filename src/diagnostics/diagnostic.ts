import { showUnseen } from "../cql/unseen-characters.ts";
import { catalogue, type Catalogue } from "./catalogue.ts";
import type { Diagnostic, RelatedLocation, SourceLocation } from "./model.ts";
import type { Rule } from "./rule.ts";

export type ParametersOf<TCode extends keyof Catalogue> =
  Catalogue[TCode] extends Rule<infer TParameters> ? TParameters : never;

/** Fills in a rule of the catalogue. */
export function diagnostic<TCode extends keyof Catalogue>(
  code: TCode,
  parameters: ParametersOf<TCode>,
  location: SourceLocation | undefined,
  related: readonly RelatedLocation[] = [],
): Diagnostic {
  const { severity, message, hint } = catalogue[code] as Rule<ParametersOf<TCode>>;
  const found = hint?.(parameters);
  return {
    code,
    severity,
    message: showUnseen(message(parameters)),
    location,
    related,
    hint: found && showUnseen(found),
  };
}
