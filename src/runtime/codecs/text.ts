import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** UTF-8. A string with half a surrogate pair is refused: it has no UTF-8, and would come back as another string. */
function utf8(type: string): Codec<string> {
  return {
    type,
    encode(value) {
      if (typeof value !== "string") throw new InvalidValueError({ type, value, expected: "a string" });
      if (!isWellFormed(value))
        throw new InvalidValueError({ type, value, expected: "a string without lone surrogates" });
      return Buffer.from(value, "utf8");
    },
    decode: String,
  };
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
