import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { text } from "./text.ts";

/** A text that is one of these. What was stored before a value was taken out of the list still comes back. */
export function oneOf<const TValues extends readonly string[]>(...values: TValues): Codec<TValues[number]> {
  return {
    type: "text",
    encode(value) {
      if (values.includes(value)) return text.encode(value);
      throw new InvalidValueError({
        type: "text",
        value,
        expected: `one of ${values.map((one) => `"${one}"`).join(", ")}`,
      });
    },
    decode: (fromDriver) => text.decode(fromDriver) as TValues[number],
  };
}
