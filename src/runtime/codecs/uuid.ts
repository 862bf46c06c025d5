import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

const form = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Any UUID as a string, which comes back in small letters. */
export const uuid: Codec<string> = {
  type: "uuid",
  encode(value) {
    if (typeof value !== "string" || !form.test(value)) {
      throw new InvalidValueError({
        type: "uuid",
        value,
        expected: 'a UUID such as "8d6c4b0e-7a1f-4c52-9a3e-2f1d5b6a7c80"',
      });
    }
    return bytesOf(value);
  },
  decode: String,
  fixedLength: 16,
};

/** A UUID of version 1, which holds the time. */
export const timeuuid: Codec<string> = {
  type: "timeuuid",
  encode(value) {
    if (typeof value !== "string" || !form.test(value) || value[14] !== "1") {
      throw new InvalidValueError({
        type: "timeuuid",
        value,
        expected: 'a UUID of version 1 such as "e4f5b2a0-ce1c-11f0-8de9-0242ac120002"',
      });
    }
    return bytesOf(value);
  },
  decode: String,
  fixedLength: 16,
};

/** The value of each hexadecimal digit, by its character code. */
const digits = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16));

function bytesOf(value: string): Buffer {
  const bytes = Buffer.allocUnsafe(16);
  let at = 0;
  for (let i = 0; i < 36; i += 2) {
    if (value[i] === "-") i++;
    bytes[at++] = (digits[value.charCodeAt(i)]! << 4) | digits[value.charCodeAt(i + 1)]!;
  }
  return bytes;
}
