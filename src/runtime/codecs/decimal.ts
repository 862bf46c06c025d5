import type { types } from "cassandra-driver";
import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { varintFromBytes, varintToBytes } from "./varint.ts";

const written = /^([+-]?)(?=[.\d])(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,10}))?$/i;

/**
 * A string, since a number can't hold it: `"-0.10"`. The scale is part of the value (`"1.0"` and `"1.00"` differ), and
 * comes back as written. A scale below zero, or far beyond the digits, is written with an exponent: `"5E+3"`.
 */
export const decimal: Codec<string> = {
  type: "decimal",
  encode(value) {
    const [matched, sign, whole = "", fraction = "", exponent = "0"] =
      (typeof value === "string" && written.exec(value)) || [];
    const scale = fraction.length - Number(exponent);
    if (matched === undefined || whole + fraction === "" || (scale | 0) !== scale) {
      throw new InvalidValueError({ type: "decimal", value, expected: 'a decimal such as "-0.10"' });
    }
    const magnitude = BigInt(whole + fraction);
    const unscaled = varintToBytes(sign === "-" ? -magnitude : magnitude);
    const buffer = Buffer.allocUnsafe(4 + unscaled.length);
    buffer.writeInt32BE(scale);
    buffer.set(unscaled, 4);
    return buffer;
  },
  decode(fromDriver) {
    // By its bytes: `BigDecimal.toString` drops a scale below zero.
    const BigDecimal = (fromDriver as object).constructor as typeof types.BigDecimal;
    const bytes = BigDecimal.toBuffer(fromDriver as types.BigDecimal);
    return print(varintFromBytes(bytes.subarray(4)), bytes.readInt32BE());
  },
};

function print(unscaled: bigint, scale: number): string {
  const sign = unscaled < 0n ? "-" : "";
  const digits = (unscaled < 0n ? -unscaled : unscaled).toString();
  if (scale === 0) return sign + digits;
  if (scale < 0) return `${sign}${digits}E+${-scale}`;
  if (scale > digits.length + 20) return `${sign}${digits}E-${scale}`;
  const padded = digits.padStart(scale + 1, "0");
  return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}
