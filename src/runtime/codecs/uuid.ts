import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** Any UUID as a string, which comes back in small letters. */
export const uuid: Codec<string> = {
  type: "uuid",
  encode(value) {
    const bytes = bytesOf(value);
    if (bytes === undefined) {
      throw new InvalidValueError({
        type: "uuid",
        value,
        expected: 'a UUID such as "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c80"',
      });
    }
    return bytes;
  },
  decode: textOf,
  fixedLength: 16,
};

/** A UUID of version 1, which holds the time. */
export const timeuuid: Codec<string> = {
  type: "timeuuid",
  encode(value) {
    const bytes = bytesOf(value);
    if (bytes === undefined || value[14] !== "1") {
      throw new InvalidValueError({
        type: "timeuuid",
        value,
        expected: 'a UUID of version 1 such as "e4f5b2a0-ce1c-11f0-8de9-0242ac120002"',
      });
    }
    return bytes;
  },
  decode: textOf,
  fixedLength: 16,
};

/** The value of each hexadecimal digit, by its character code; of other characters, one with higher bits. */
const digits = new Uint8Array(128).fill(255);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  for (const one of [digit, digit.toUpperCase()]) digits[one.charCodeAt(0)] = value;
}

const dash = 45;

/** The character codes of the two digits of each byte. */
const characters = Buffer.from(Buffer.from(new Uint8Array(256).map((_, byte) => byte)).toString("hex"));
const written = Buffer.alloc(36, dash);

/**
 * The text of a driver's `Uuid`. Its own `toString` puts together ten pieces, which a garbage collector has to find again in
 * each of many rows.
 */
function textOf(fromDriver: unknown): string {
  const { buffer } = fromDriver as { readonly buffer?: unknown };
  if (!(buffer instanceof Uint8Array) || buffer.length !== 16) return String(fromDriver);
  let at = 0;
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) at++;
    const digit = buffer[i]! * 2;
    written[at++] = characters[digit]!;
    written[at++] = characters[digit + 1]!;
  }
  return written.toString("latin1");
}

/** Undefined for what is no UUID. */
function bytesOf(value: unknown): Buffer | undefined {
  if (typeof value !== "string" || value.length !== 36) return undefined;
  const bytes = Buffer.allocUnsafe(16);
  let at = 0;
  let allDigits = 0;
  for (let i = 0; i < 36; i += 2) {
    if (i === 8 || i === 13 || i === 18 || i === 23) {
      if (value.charCodeAt(i) !== dash) return undefined;
      i++;
    }
    const high = digits[value.charCodeAt(i)] ?? 255;
    const low = digits[value.charCodeAt(i + 1)] ?? 255;
    allDigits |= high | low;
    bytes[at++] = (high << 4) | low;
  }
  return allDigits < 16 ? bytes : undefined;
}
