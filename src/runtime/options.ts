import type { Client, ExecutionProfile, QueryOptions } from "cassandra-driver";
import type { OutcomeUnknown } from "./write-errors.ts";

/** Consistency levels, by the numbers of the protocol; those of the driver's `types.consistencies` are the same. */
export const consistencies = {
  any: 0,
  one: 1,
  two: 2,
  three: 3,
  quorum: 4,
  all: 5,
  localQuorum: 6,
  eachQuorum: 7,
  serial: 8,
  localSerial: 9,
  localOne: 10,
} as const;

/** Whether a read at this consistency may miss a write that was acknowledged. */
export const isTooWeak = (consistency: number | undefined): boolean => tooWeak.has(consistency);

const tooWeak = new Set<number | undefined>([consistencies.any, consistencies.one, consistencies.localOne]);

/** What a call, or `bind` for all calls, says about how it is executed. */
export interface CallOptions {
  /** A number of the driver's `types.consistencies`. Default: LOCAL_QUORUM. */
  readonly consistency?: number | undefined;
  /** A profile of the client, or its name. Its consistency counts where the call gives none. */
  readonly executionProfile?: string | ExecutionProfile | undefined;
}

export interface RowOptions extends CallOptions {
  /** Ends the read: its reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

export interface ReadOptions extends RowOptions {
  /** Rows to fetch at a time. Default: the client's `fetchSize`, which is 5000 unless set. */
  readonly pageSize?: number | undefined;
  /** The most rows of the whole read. */
  readonly limit?: number | undefined;
}

/** Those of the nearest to a vector, which Cassandra reads at a consistency of LOCAL_ONE, whatever it is asked for. */
export interface NearestOptions extends Omit<RowOptions, "consistency"> {
  /** The most rows. The server takes up to 1000 unless it is told otherwise. */
  readonly limit: number;
}

export interface OrderedReadOptions extends ReadOptions {
  /** The order of the query, or its reverse. Default: "declared". */
  readonly order?: "declared" | "reverse" | undefined;
}

/** Those of a read of all partitions, which come in the order of their tokens. */
export interface ScanOptions extends ReadOptions {
  /** Of the partitions that are read. Default: all. */
  readonly tokens?: TokenRange | undefined;
}

/** Tokens of the ring: behind the first, up to and with the second. */
export interface TokenRange {
  readonly after?: bigint | undefined;
  readonly upTo?: bigint | undefined;
}

/** Those of a read of several partitions. */
export interface PartitionedReadOptions extends OrderedReadOptions {
  /** The most rows of each stretch of time. */
  readonly perPartitionLimit?: number | undefined;
  /**
   * How many partitions are asked at once. Default: 4 where all rows are wanted, and one after the other where a limit or the
   * size of a page may make the rest needless.
   */
  readonly concurrency?: number | undefined;
}

export interface WriteOptions extends CallOptions {
  /**
   * The write timestamp in microseconds since 1970, one for every statement. Default: now, and later than any before it
   * in this process and than what the write replaces, as far as it was read. To repeat a write whose outcome is unknown,
   * give the one in the error.
   */
  readonly timestamp?: number | bigint | undefined;
  /** The consistency of what is read before and after the write, which can't be ONE. Default: as `consistency`. */
  readonly readConsistency?: number | undefined;
  /**
   * Several statements go as one logged batch, which is applied as a whole in the end, and only those that are too many
   * for one as several. "unlogged" is a batch without that promise, "parallel" an execution for each statement. In all of
   * them, what a retry starts from is written last.
   */
  readonly batch?: "logged" | "unlogged" | "parallel" | undefined;
  /** Bytes after which another batch is begun, by an estimate. Default: 32 KiB; the server refuses 50 KiB unless told. */
  readonly batchBytes?: number | undefined;
  /** The most statements that the write may consist of. Default: 10,000. */
  readonly maxStatements?: number | undefined;
  /**
   * How long a logged batch is repeated while its log can't be written, as after the death of a node in a small ring.
   * Default: 30,000. 0 doesn't repeat.
   */
  readonly retryForMilliseconds?: number | undefined;
  /** False: neither the driver nor perquery repeats the write. Default: they do where it makes no difference. */
  readonly isIdempotent?: boolean | undefined;
}

/** Those of an insert. */
export interface InsertOptions extends WriteOptions {
  /** Seconds to live. Default: the table's own default, which is for ever unless set. 0 is for ever in any case. */
  readonly ttl?: number | undefined;
}

/** Those of an update or a delete. */
export interface UpdateOptions<TValues> extends WriteOptions {
  /** All values as they are, from a read of the application's own: they are not read then, and nothing is known of write times. */
  readonly previous?: TValues | undefined;
}

/** Those of a guarded write, which has neither a timestamp nor a time to live of its own. */
export interface GuardedOptions extends CallOptions {
  /** The consistency of what is read first, which can't be ONE. Default: as `consistency`. */
  readonly readConsistency?: number | undefined;
  /** How the copies are written. Whatever is chosen, the next write of the instance, or `settle`, makes them whole. Default: "logged". */
  readonly batch?: "logged" | "unlogged" | "parallel" | undefined;
  /** How long attempts go on while others come first, or answers are lost. Default: 10,000. */
  readonly retryForMilliseconds?: number | undefined;
  /**
   * When that time is over and it isn't known whether the condition was applied: throw `OutcomeUnknown`, or make sure first
   * that it can't be applied any more, which takes another conditional statement. Default: "unknown".
   */
  readonly giveUp?: "unknown" | "fence" | undefined;
  /** Repeats the call that threw this: what it has written, or may yet write, is written once. */
  readonly repeats?: OutcomeUnknown | undefined;
}

/** Those of a counter's change, which has no timestamp, and is not repeated. */
export type CounterOptions = CallOptions;

/** How a call is executed: as it says, then as its profile says, then as `bind` was told. */
export function queryOptions(client: Client, defaults: CallOptions, options: CallOptions): QueryOptions {
  const executionProfile = options.executionProfile ?? defaults.executionProfile;
  const consistency =
    options.consistency ?? profileConsistency(client, options.executionProfile) ?? defaults.consistency;
  return {
    prepare: true,
    ...(consistency !== undefined && { consistency }),
    ...(executionProfile !== undefined && { executionProfile }),
  };
}

export function profileConsistency(client: Client, profile: string | ExecutionProfile | undefined): number | undefined {
  if (typeof profile !== "string") return profile?.consistency;
  const { profiles } = (client as unknown as { options?: { profiles?: readonly ExecutionProfile[] } }).options ?? {};
  return profiles?.find(({ name }) => name === profile)?.consistency;
}
