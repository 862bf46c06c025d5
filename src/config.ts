import type { ValueMapping } from "./codegen/typescript/value-mapping.ts";
import type { Client } from "cassandra-driver";
import type { Target } from "./physical/targets.ts";
import type { SizingOptions } from "./sizing/model.ts";

export type { SizingOptions, Target, ValueMapping };

/**
 * How generated files are formatted: `perquery`, the same in each project; `prettier`, by the project's own prettier with its settings;
 * `none`, not at all, which is the fastest.
 */
export type FormatChoice = "perquery" | "prettier" | "none";

/** What `client` gets to know. */
export interface ClientRequest {
  /** Of the command, `development` unless `--environment` says another. */
  readonly environment: string;
}

export interface EnvironmentConfig {
  /** Other names of keyspaces there, as in `bind`: `{ hotel: "hotel_staging" }`. */
  readonly keyspaces?: Readonly<Record<string, string>>;
}

/** The content of `perquery.config.ts`. Paths are relative to the folder that holds it. */
export interface PerqueryConfig {
  /** The edition of the derivation rules. A new edition never changes your tables before you raise this number. */
  readonly rules: 1;
  /** Default: `cassandra-5.0`. */
  readonly target?: Target;
  /** From which size on partitions are too large, and what is kept free: `{ cells: 500_000, headroom: 0.3 }`. */
  readonly sizing?: SizingOptions;
  readonly models: readonly ModelConfig[];
  /** Default: `perquery`. */
  readonly format?: FormatChoice;
  /** What is special of an environment, by the names that the keyspaces' `replication` has: `{ staging: { keyspaces: { hotel: "hotel_staging" } } }`. */
  readonly environments?: Readonly<Record<string, EnvironmentConfig>>;
  /**
   * A client of the application's own cluster, for the commands that talk to one: contact points, data centre, authentication and TLS
   * are yours, from wherever the application has them. perquery connects it, shuts it down, and shows nothing of its options.
   * Without it: `PERQUERY_CONTACT_POINTS` and `PERQUERY_LOCAL_DATACENTER`, or the development node.
   *
   * ```ts
   * client: () => new Client({ contactPoints: ["127.0.0.1"], localDataCenter: "datacenter1" }),
   * ```
   */
  readonly client?: (request: ClientRequest) => Client | Promise<Client>;
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
