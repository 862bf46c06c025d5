import type { ValueMapping } from "./codegen/typescript/value-mapping.ts";
import type { Target } from "./physical/targets.ts";
import type { SizingOptions } from "./sizing/model.ts";

export type { SizingOptions, Target, ValueMapping };

/** The content of `perquery.config.ts`. Paths are relative to the folder that holds it. */
export interface PerqueryConfig {
  /** The edition of the derivation rules. A new edition never changes your tables before you raise this number. */
  readonly rules: 1;
  /** Default: `cassandra-5.0`. */
  readonly target?: Target;
  /** From which size on partitions are too large, and what is kept free: `{ cells: 500_000, headroom: 0.3 }`. */
  readonly sizing?: SizingOptions;
  readonly models: readonly ModelConfig[];
}

export interface ModelConfig {
  /** The file that exports the keyspaces: `"src/model.ts"`. */
  readonly model: string;
  /** A folder of its own for what is generated: `"src/generated"`. */
  readonly output: string;
  /** Other TypeScript types for values: `{ timestamp: "string", bigint: "string" }`. */
  readonly values?: ValueMapping;
}

/**
 * Types the configuration.
 *
 * ```ts
 * export default defineConfig({
 *   rules: 1,
 *   models: [{ model: "examples/hotel/model.ts", output: "generated/hotel" }],
 * });
 * ```
 */
export function defineConfig(config: PerqueryConfig): PerqueryConfig {
  return config;
}
