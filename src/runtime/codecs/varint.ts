import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** The shortest two's complement of any length. */
export function varintToBytes(value: bigint): Buffer {
  // ~value is -value - 1: a negative number is the complement of a non-negative one.
  const hex = (value < 0n ? ~value : value).toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const bytes = Buffer.from(even.charCodeAt(0) > 0x37 /* "7" */ ? `00${even}` : even, "hex");
  return value < 0n ? complement(bytes) : bytes;
}

export function varintFromBytes(bytes: Uint8Array): bigint {
  const negative = (bytes[0] ?? 0) > 0x7f;
  const magnitude = BigInt(`0x${Buffer.from(negative ? complement(Buffer.from(bytes)) : bytes).toString("hex")}`);
  return negative ? ~magnitude : magnitude;
}

function complement(bytes: Buffer): Buffer {
  for (let i = 0; i < bytes.length; i++) bytes[i] = ~bytes[i]!;
  return bytes;
}

export const varint: Codec<bigint> = {
  type: "varint",
  encode(value) {
    if (typeof value !== "bigint")
      throw new InvalidValueError({ type: "varint", value, expected: "a bigint, such as 42n" });
    return varintToBytes(value);
  },
  decode: (fromDriver) => (typeof fromDriver === "bigint" ? fromDriver : BigInt(String(fromDriver))),
};
