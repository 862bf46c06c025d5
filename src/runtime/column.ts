import { inColumn, type AnyCodec, type Codec, type InputOf, type OutputOf } from "./codec.ts";
import { InvalidValueError } from "./errors.ts";

/** What is bound to a `?`: CQL bytes; null deletes, undefined leaves alone ("unset"). */
export type Parameter = Buffer | null | undefined;

/** A codec in its place: its errors name the column, and it knows which of null and undefined make sense there. */
export interface Column<TIn, TOut> {
  readonly name: string;
  readonly type: string;
  readonly encode: (value: TIn) => Parameter;
  readonly decode: (fromDriver: unknown) => TOut;
  /** Set for a collection that is not frozen: its elements are cells of their own. */
  readonly isMultiCell?: true | undefined;
  /** Of a set or a map that is not frozen: what names elements to remove. */
  readonly removed?: AnyCodec | undefined;
}

export interface KeyColumn<TIn, TOut> extends Column<TIn, TOut> {
  readonly encode: (value: TIn) => Buffer;
}

/** A column of the primary key: it always has a value. */
export function keyColumn<TCodec extends AnyCodec>(
  name: string,
  codec: TCodec,
): KeyColumn<InputOf<TCodec>, OutputOf<TCodec>> {
  const { type, encode, decode } = codec as unknown as Codec<unknown, OutputOf<TCodec>>;
  return {
    name,
    type,
    encode(value) {
      if (value === null || value === undefined) throw missing(name, type, value);
      return encodeIn(name, encode, value);
    },
    decode,
  };
}

/** A column that each row has a value in. Undefined leaves it as it is; null is refused. */
export function requiredColumn<TCodec extends AnyCodec>(
  name: string,
  codec: TCodec,
): Column<InputOf<TCodec> | undefined, OutputOf<TCodec>> {
  const { type, encode, decode } = codec as unknown as Codec<unknown, OutputOf<TCodec>>;
  return {
    name,
    type,
    encode(value) {
      if (value === undefined) return undefined;
      if (value === null) throw missing(name, type, value);
      return encodeIn(name, encode, value);
    },
    decode,
  };
}

/** A column that may be null. Undefined leaves it as it is; null deletes. */
export function optionalColumn<TCodec extends AnyCodec>(
  name: string,
  codec: TCodec,
): Column<InputOf<TCodec> | null | undefined, OutputOf<TCodec> | null> {
  const { type, encode, decode } = codec as unknown as Codec<unknown, OutputOf<TCodec>>;
  return {
    name,
    type,
    encode(value) {
      if (value === undefined) return undefined;
      return value === null ? null : encodeIn(name, encode, value);
    },
    decode: (fromDriver) => (fromDriver === null || fromDriver === undefined ? null : decode(fromDriver)),
  };
}

/**
 * A list, set or map that is not frozen. Cassandra makes no difference between an empty one and none: null deletes, and
 * what is not there comes back empty.
 */
export function collectionColumn<TCodec extends AnyCodec>(
  name: string,
  codec: TCodec,
): Column<InputOf<TCodec> | null | undefined, OutputOf<TCodec>> {
  const { decode, removed } = codec as unknown as Codec<unknown, OutputOf<TCodec>>;
  return { ...optionalColumn(name, codec), decode, isMultiCell: true, removed };
}

function encodeIn(column: string, encode: (value: unknown) => Buffer, value: unknown): Buffer {
  try {
    return encode(value);
  } catch (error) {
    throw inColumn(column, error);
  }
}

const missing = (column: string, type: string, value: unknown): InvalidValueError =>
  new InvalidValueError({ column, type, value, expected: "a value" });

/** The longest time to live that Cassandra takes: twenty years of 365 days. */
const longestTtl = 630_720_000;

/**
 * The parameter of `USING TTL ?`. Undefined leaves it unset: the table's default. 0 never expires, whatever the default.
 * @param seconds whole seconds, up to twenty years
 */
export function encodeTtl(seconds: number | undefined): Buffer | undefined {
  if (seconds === undefined) return undefined;
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > longestTtl) {
    const expected = `whole seconds from 0 to ${longestTtl}`;
    throw new InvalidValueError({ column: "ttl", type: "int", value: seconds, expected });
  }
  const buffer = Buffer.allocUnsafe(4);
  buffer.writeInt32BE(seconds);
  return buffer;
}
