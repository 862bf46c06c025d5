/**
 * What the steps of a guarded write know of an entity. Keys are text here: how they become parameters is known where
 * statements are made.
 */
export interface Shape<TValues> {
  /** Where the rows of an instance stand beside its identity table, each a table with a primary key. */
  readonly placesOf: (values: TValues) => readonly string[];
  /** For each unique, in order, the key that an instance takes; undefined where a part of it is null. */
  readonly uniqueKeysOf: (values: TValues) => readonly (string | undefined)[];
}

/** Places that an instance has left, each with the version that it was there until. */
export type Places = ReadonlyMap<string, number>;

/** The row of an instance in its identity table. A grave, or the mark of a fence, is a row without values. */
export interface GuardedRow<TValues> {
  readonly values: TValues | undefined;
  /** Of the last write, which is the timestamp of its fan-out: microseconds since 1970. */
  readonly version: number;
  /** The version whose fan-out has been written last. */
  readonly settled: number | undefined;
  /** What may still stand in places that it has left, as of this version. */
  readonly pending: Places;
  /** The last writes, each with its version. */
  readonly writers: ReadonlyMap<string, number>;
  /** For each unique, in order, the token with which its key was claimed. */
  readonly claims: readonly (string | undefined)[];
}

/** The row of a unique key. */
export interface ClaimRow {
  readonly holder: string | undefined;
  readonly token: string | undefined;
  /** Above this the next holder has to write: the one before wrote up to it. */
  readonly floor: number | undefined;
}

/** A compare-and-set of an identity row. */
export interface Condition<TValues> {
  readonly kind: "condition";
  /** `write`: a whole instance; `grave`: none, for as long as a grave lasts; `fence`: another version of what is there. */
  readonly statement: "write" | "grave" | "fence";
  readonly id: string;
  /** The version that was read; undefined where there was no row. */
  readonly expected: number | undefined;
  readonly set: Omit<GuardedRow<TValues>, "settled">;
}

/** The copies as the identity row has them, in one logged batch, and that this is done. */
export interface FanOut<TValues> {
  readonly kind: "fan-out";
  readonly id: string;
  /** The version. */
  readonly timestamp: number;
  /** Each at the version that it was there until. */
  readonly removed: Places;
  /** Undefined for a grave, whose mark lives as long as the grave. */
  readonly values: TValues | undefined;
}

/** What a step asks for; it goes on with the answer. */
export type Request<TValues> =
  | { readonly kind: "read-row"; readonly id: string; readonly isSerial: boolean }
  | { readonly kind: "read-claim"; readonly unique: number; readonly key: string }
  | {
      readonly kind: "claim";
      readonly unique: number;
      readonly key: string;
      /** All of it: a free key with another floor has been somebody's in the meantime. */
      readonly expected: ClaimRow;
      readonly set: ClaimRow;
    }
  | {
      readonly kind: "release";
      readonly unique: number;
      readonly key: string;
      readonly expected: { readonly holder: string; readonly token: string };
      readonly floor: number;
    }
  | Condition<TValues>
  | FanOut<TValues>
  | { readonly kind: "decide"; readonly values: TValues | undefined }
  /** Time between attempts. The answer is whether there is any left. */
  | { readonly kind: "pause"; readonly attempt: number };

/** What became of a conditional statement. */
export type Answer =
  { readonly kind: "applied" } | { readonly kind: "refused" } | { readonly kind: "unknown"; readonly cause: unknown };

/** What a write makes of an instance, or of none. */
export type Decision<TValues> =
  | { readonly kind: "write"; readonly values: TValues }
  | { readonly kind: "delete" }
  /** Nothing: there is (or isn't) one already, or it isn't as the caller wants it. */
  | { readonly kind: "leave" };

/** Steps that end with a result. */
export type Steps<TValues, TResult> = Generator<Request<TValues>, TResult, never>;

export interface Environment {
  /** A random UUID. */
  readonly newId: () => string;
  /** The clock, but above each of these. */
  readonly versionAfter: (versions: readonly (number | undefined)[]) => number;
}

/** Attempts of one write that may have been applied, or may yet be. */
export interface OpenAttempts {
  readonly writer: string;
  /** The least of their versions. */
  readonly first: number;
  /** The versions that their conditions ask for: on any other they are not applied any more. */
  readonly expected: readonly (number | undefined)[];
}
