import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/** Bytes. Both ways they are copied: what was given may be changed afterwards, and what was read may be kept. */
export const blob: Codec<Uint8Array> = {
  type: "blob",
  encode(value) {
    if (!(value instanceof Uint8Array)) {
      throw new InvalidValueError({ type: "blob", value, expected: "a Uint8Array or Buffer" });
    }
    return Buffer.from(value);
  },
  decode: (fromDriver) => new Uint8Array(fromDriver as Uint8Array),
};
