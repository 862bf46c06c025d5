/** An application as somebody might have it. */
export interface Combination {
  readonly manager: "npm" | "pnpm@10" | "pnpm@12" | "yarn@1" | "yarn@4";
  readonly modules: "esm" | "commonjs";
  readonly typescript: string;
  readonly node: string;
  /** Of the compiler, besides those of the strictness. */
  readonly resolution: keyof typeof resolutions;
  readonly strictness: keyof typeof strictnesses;
  /** The extension of the model's file. */
  readonly model?: "cts";
}

export const resolutions = {
  nodenext: { module: "nodenext" },
  node18: { module: "node18" },
  node20: { module: "node20" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
  preserve: { module: "preserve" },
  /** As TypeScript up to 5 resolves when only `"module": "commonjs"` is said. */
  node10: { module: "commonjs" },
  "commonjs, bundler": { module: "commonjs", moduleResolution: "bundler" },
} as const;

const strict = { strict: true };
const strictest = {
  ...strict,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
};

export const strictnesses = {
  strict,
  strictest,
  "strictest, verbatim": { ...strictest, verbatimModuleSyntax: true },
} as const;

/** Each value of one trait meets the values of the others as far as twelve applications go. */
export const combinations: readonly Combination[] = [
  of("npm", "esm", "5.9", "20.20", "nodenext", "strict"),
  of("npm", "commonjs", "5.8", "20.19.0", "nodenext", "strictest"),
  of("npm", "commonjs", "5.6", "22.12.0", "node10", "strict"),
  of("npm", "esm", "7.0", "24", "nodenext", "strictest, verbatim"),
  of("pnpm@10", "esm", "5.6", "24", "nodenext", "strictest, verbatim"),
  of("pnpm@10", "commonjs", "7.0", "22", "nodenext", "strict"),
  of("pnpm@12", "esm", "5.8", "22.12.0", "node18", "strict"),
  of("pnpm@12", "commonjs", "5.7", "24", "node10", "strictest"),
  of("yarn@1", "esm", "6.0", "20.19.0", "bundler", "strict"),
  of("yarn@1", "commonjs", "6.0", "24", "commonjs, bundler", "strictest"),
  of("yarn@4", "esm", "7.0", "22", "preserve", "strictest"),
  { ...of("yarn@4", "commonjs", "5.9", "20.20", "node20", "strict"), model: "cts" },
];

function of(
  manager: Combination["manager"],
  modules: Combination["modules"],
  typescript: string,
  node: string,
  resolution: Combination["resolution"],
  strictness: Combination["strictness"],
): Combination {
  return { manager, modules, typescript, node, resolution, strictness };
}

/** `npm, esm, TypeScript 5.9, Node 20.20, nodenext, strict` */
export const describeCombination = ({
  manager,
  modules,
  typescript,
  node,
  resolution,
  strictness,
  model,
}: Combination): string =>
  [
    manager,
    modules,
    `TypeScript ${typescript}`,
    `Node ${node}`,
    resolution,
    strictness,
    ...(model ? [model] : []),
  ].join(", ");
