import { InvalidValueError } from "./errors.ts";

/**
 * A CQL type: what application code gives, the bytes on the wire, and what it gets back.
 *
 * `encode` writes CQL's binary format itself, and the driver passes a Buffer through unchanged; so values are exact under
 * every `encoding` option of the client, and two values are equal when their bytes are. `decode` takes what the driver
 * hands out under any of those options.
 */
export interface Codec<TIn, TOut = TIn> {
  /** In CQL: `map<text, int>`. */
  readonly type: string;
  /** @throws InvalidValueError for a value that the type can't hold; `null` and `undefined` are no values. */
  readonly encode: (value: TIn) => Buffer;
  /**
   * A value as the driver gave it, never null, except for `list`, `set` and `map`: Cassandra knows no empty collection
   * outside of `frozen`, so theirs give an empty one for null.
   */
  readonly decode: (fromDriver: unknown) => TOut;
  /** The size of every value in bytes, for the types that stand in a vector without their length. */
  readonly fixedLength?: number;
  /** Of a set or a map: what names elements to remove, a set of elements or of keys. */
  readonly removed?: AnyCodec;
}

export type AnyCodec = Codec<never, unknown>;
export type InputOf<TCodec extends AnyCodec> = TCodec extends Codec<infer TIn, unknown> ? TIn : never;
export type OutputOf<TCodec extends AnyCodec> = TCodec extends Codec<never, infer TOut> ? TOut : never;

/** An error in a part of a value, told from the whole: `.street` becomes `["home"].street`. */
export function within(step: string, error: unknown): unknown {
  if (!(error instanceof InvalidValueError)) return error;
  const { path, type, value, expected } = error;
  return new InvalidValueError({ path: step + path, type, value, expected });
}

/** An error told from the column that the value was meant for. */
export function inColumn(column: string, error: unknown): unknown {
  if (!(error instanceof InvalidValueError)) return error;
  const { path, type, value, expected } = error;
  return new InvalidValueError({ column, path, type, value, expected });
}
