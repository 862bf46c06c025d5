import type { Client } from "cassandra-driver";
import type { Composition } from "./composition.ts";
import { BindError } from "./errors.ts";
import type { OperationHooks } from "./hooks.ts";
import { consistencies, profileConsistency, type CallOptions, type WriteOptions } from "./options.ts";
import type { SharedReads } from "./shared-reads.ts";

/** A client bound to the keyspaces of a model: what every accessor takes first. */
export interface Database<TKeyspaces extends string = string> {
  readonly client: Client;
  /** The name of each keyspace of the model, in quotes, as it goes into CQL. */
  readonly keyspaces: Readonly<Record<TKeyspaces, string>>;
  readonly defaults: Defaults;
  readonly hooks: OperationHooks;
  /** What is written with it is collected rather than sent. Set inside `inOneWrite`. */
  readonly composition?: Composition | undefined;
  /** Rows that writes stand on are read once for all that want the same. Set inside `insertMany`. */
  readonly sharedReads?: SharedReads | undefined;
}

export interface Defaults
  extends CallOptions, Pick<WriteOptions, "batchBytes" | "maxStatements" | "retryForMilliseconds"> {
  readonly consistency: number;
  /** For conditional writes. */
  readonly serialConsistency: number;
  readonly pageSize?: number | undefined;
  /** The most rows that `all` takes into memory without being told how many. Default: 10,000. */
  readonly maxRows?: number | undefined;
}

export interface BindOptions<TKeyspaces extends string> {
  /** Other names for the model's keyspaces: `{ reservation: "reservation_pr_42" }`. As they stand in `system_schema`. */
  readonly keyspaces?: Readonly<Partial<Record<TKeyspaces, string>>> | undefined;
  /** For calls that don't say otherwise: LOCAL_QUORUM, and LOCAL_SERIAL for conditions. */
  readonly defaults?: Partial<Defaults> | undefined;
  readonly hooks?: OperationHooks | undefined;
}

/** What the generated code knows of its model. */
export interface BoundModel<TKeyspaces extends string> {
  readonly keyspaces: readonly TKeyspaces[];
  readonly requires?: readonly Requirement[] | undefined;
}

/** A setting of the client without which a column can't be read. */
export interface Requirement {
  readonly encoding: "map";
  /** `hotel.hotels.opened`. */
  readonly column: string;
  /** In CQL: `map<timestamp, text>`. */
  readonly type: string;
}

/**
 * The types that a plain object's keys can stand for. A map keyed by any other needs `encoding.map`: the driver turns keys
 * into strings, which cuts a timestamp to the second and makes one of different blobs.
 */
export const stringKeyTypes: readonly string[] = [
  "ascii",
  "bigint",
  "boolean",
  "date",
  "int",
  "smallint",
  "text",
  "time",
  "timeuuid",
  "tinyint",
  "uuid",
  "varchar",
  "varint",
];

/**
 * Binds an application's own client to a model. Nothing is sent.
 * @throws BindError when the client has settings that would corrupt values silently
 */
export function bind<TKeyspaces extends string>(
  client: Client,
  options: BindOptions<TKeyspaces>,
  model: BoundModel<TKeyspaces>,
): Database<TKeyspaces> {
  checkClient(client, model.requires ?? []);
  const { defaults = {} } = options;
  return {
    client,
    keyspaces: keyspaceNames(model.keyspaces, options.keyspaces),
    defaults: {
      ...defaults,
      consistency:
        defaults.consistency ?? profileConsistency(client, defaults.executionProfile) ?? consistencies.localQuorum,
      serialConsistency: defaults.serialConsistency ?? consistencies.localSerial,
    },
    hooks: options.hooks ?? {},
    // Said, so that every database has one shape: those of `inOneWrite` and `insertMany` too.
    composition: undefined,
    sharedReads: undefined,
  };
}

function keyspaceNames<TKeyspaces extends string>(
  names: readonly TKeyspaces[],
  renamed: Readonly<Partial<Record<TKeyspaces, string>>> | undefined,
): Record<TKeyspaces, string> {
  const unknown = Object.keys(renamed ?? {}).find((name) => !names.includes(name as TKeyspaces));
  if (unknown !== undefined) {
    throw new BindError(
      `bind: the model has no keyspace "${unknown}"; it has ${names.map((name) => `"${name}"`).join(", ")}`,
    );
  }
  const quoted = names.map((name) => {
    const actual: unknown = renamed?.[name] ?? name;
    if (typeof actual !== "string" || !/^\w{1,48}$/.test(actual)) {
      throw new BindError(
        `bind: "${String(actual)}" can't be the name of keyspace "${name}": 1 to 48 letters, digits and underscores`,
      );
    }
    return [name, `"${actual}"`] as const;
  });
  return Object.fromEntries(quoted) as Record<TKeyspaces, string>;
}

/** The options of a `Client`, which its typings leave out. */
interface ClientSettings {
  readonly encoding?: { readonly useUndefinedAsUnset?: boolean; readonly map?: unknown };
  readonly protocolOptions?: { readonly maxVersion?: number };
}

function checkClient(client: Client, requirements: readonly Requirement[]): void {
  const settings = (client as unknown as { readonly options?: ClientSettings } | undefined)?.options;
  if (settings === undefined) {
    throw new BindError("bind: expected a Client of cassandra-driver; its options are checked, and this has none");
  }
  const { encoding = {}, protocolOptions } = settings;
  if (encoding.useUndefinedAsUnset !== true) {
    throw new BindError(
      "bind: the client has encoding.useUndefinedAsUnset off, which makes every value that is left out a deletion; remove that option",
    );
  }
  if (protocolOptions?.maxVersion !== undefined && protocolOptions.maxVersion > 0 && protocolOptions.maxVersion < 4) {
    throw new BindError(
      `bind: the client has protocolOptions.maxVersion ${protocolOptions.maxVersion}, and a value can be left out from protocol version 4 on`,
    );
  }
  const [lossy] = encoding.map === undefined ? requirements : [];
  if (lossy !== undefined) {
    throw new BindError(
      `bind: column ${lossy.column} (${lossy.type}) can't be read exactly as a plain object, whose keys are strings; ` +
        "give the client { encoding: { map: Map } }",
    );
  }
}
