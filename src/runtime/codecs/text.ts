import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** UTF-8. A string with half a surrogate pair is refused: it has no UTF-8, and would come back as another string. */
function utf8(type: string): Codec<string> {
  return {
    type,
    encode(value) {
      if (typeof value !== "string") throw new InvalidValueError({ type, value, expected: "a string" });
      const ascii = shortAscii(value);
      if (ascii !== undefined) return ascii;
      if (!isWellFormed(value))
        throw new InvalidValueError({ type, value, expected: "a string without lone surrogates" });
      return Buffer.from(value, "utf8");
    },
    decode: String,
  };
}

/** The bytes of a short string of ASCII characters, which take half the time that `Buffer.from` needs for them. */
function shortAscii(value: string): Buffer | undefined {
  const { length } = value;
  if (length > 24) return undefined;
  const bytes = Buffer.allocUnsafe(length);
  for (let i = 0; i < length; i++) {
    const code = value.charCodeAt(i);
    if (code > 127) return undefined;
    bytes[i] = code;
  }
  return bytes;
}

/** `String.prototype.isWellFormed`, which the ES2023 typings don't have yet. */
const isWellFormed = (text: string): boolean => (text as string & { isWellFormed(): boolean }).isWellFormed();

export const text = utf8("text");
export const varchar = utf8("varchar");

export const ascii: Codec<string> = {
  type: "ascii",
  encode(value) {
    // oxlint-disable-next-line no-control-regex
    if (typeof value !== "string" || !/^[\0-\x7f]*$/.test(value)) {
      throw new InvalidValueError({ type: "ascii", value, expected: "a string of ASCII characters" });
    }
    return Buffer.from(value, "latin1");
  },
  decode: String,
};
