import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** A signed integer of so many bytes that every value is a `number`. */
function integer(type: string, bytes: 1 | 2 | 4): Codec<number> {
  const limit = 2 ** (8 * bytes - 1);
  const expected = `an integer from ${-limit} to ${limit - 1}`;
  const codec: Codec<number> = {
    type,
    encode(value) {
      if (!Number.isInteger(value) || value < -limit || value >= limit) {
        throw new InvalidValueError({ type, value, expected });
      }
      const buffer = Buffer.allocUnsafe(bytes);
      buffer.writeIntBE(value, 0, bytes);
      return buffer;
    },
    decode: Number,
  };
  return bytes === 4 ? { ...codec, fixedLength: 4 } : codec;
}

export const int = integer("int", 4);
export const smallint = integer("smallint", 2);
export const tinyint = integer("tinyint", 1);

function long(type: string): Codec<bigint> {
  const expected = "a bigint from -2^63 to 2^63 - 1, such as 42n";
  return {
    type,
    encode(value) {
      if (typeof value !== "bigint" || BigInt.asIntN(64, value) !== value) {
        throw new InvalidValueError({ type, value, expected });
      }
      const buffer = Buffer.allocUnsafe(8);
      buffer.writeBigInt64BE(value);
      return buffer;
    },
    decode: toBigInt,
  };
}

/** From a bigint or the driver's `Long`; as the key of a map without `encoding.map` it comes as a string. */
function toBigInt(fromDriver: unknown): bigint {
  if (typeof fromDriver === "bigint") return fromDriver;
  if (typeof fromDriver === "string") return BigInt(fromDriver);
  const { high, low } = fromDriver as { readonly high: number; readonly low: number };
  const value = high * 2 ** 32 + (low >>> 0);
  return Number.isSafeInteger(value) ? BigInt(value) : (BigInt(high) << 32n) | BigInt(low >>> 0);
}

export const bigint: Codec<bigint> = { ...long("bigint"), fixedLength: 8 };
export const counter: Codec<bigint> = long("counter");

/** Told from the codecs of other numbers by its type: a vector of floats is another thing. */
export type FloatCodec = Codec<number> & { readonly type: "float" };

function floatingPoint<TType extends string>(type: TType, bytes: 4 | 8): Codec<number> & { readonly type: TType } {
  return {
    type,
    encode(value) {
      if (typeof value !== "number") throw new InvalidValueError({ type, value, expected: "a number" });
      const buffer = Buffer.allocUnsafe(bytes);
      if (bytes === 4) buffer.writeFloatBE(value);
      else buffer.writeDoubleBE(value);
      return buffer;
    },
    decode: Number,
    fixedLength: bytes,
  };
}

/** Four bytes: a number that needs more is rounded. */
export const float: FloatCodec = floatingPoint("float", 4);
export const double: Codec<number> = floatingPoint("double", 8);

export const boolean: Codec<boolean> = {
  type: "boolean",
  encode(value) {
    if (typeof value !== "boolean") throw new InvalidValueError({ type: "boolean", value, expected: "true or false" });
    return Buffer.of(value ? 1 : 0);
  },
  // As the key of a map without `encoding.map` it comes as a string.
  decode: (fromDriver) => fromDriver === true || fromDriver === "true",
  fixedLength: 1,
};
