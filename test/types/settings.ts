import type ts from "typescript";

/** What an application may have checked besides `strict`. */
const furtherChecks: ts.CompilerOptions = {
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

export const strictest: ts.CompilerOptions = { strict: true, exactOptionalPropertyTypes: true, ...furtherChecks };
export const notStrict: ts.CompilerOptions = { strict: false };

/** How strict an application may be. The strictest comes first: what is found where files are bound, is found once. */
export const settings: Readonly<Record<string, ts.CompilerOptions>> = {
  "strict, with every further check": strictest,
  strict: { strict: true },
  "not strict": notStrict,
  "not strict, with every further check": { strict: false, ...furtherChecks },
  "not strict, with strictNullChecks": { strict: false, strictNullChecks: true },
  "strict, without strictNullChecks and noImplicitAny": { strict: true, strictNullChecks: false, noImplicitAny: false },
  "strict, without noImplicitAny": { strict: true, noImplicitAny: false },
  "strict, without the checks of functions, classes and catch": {
    strict: true,
    noImplicitThis: false,
    strictBindCallApply: false,
    strictFunctionTypes: false,
    strictPropertyInitialization: false,
    useUnknownInCatchVariables: false,
  },
};
