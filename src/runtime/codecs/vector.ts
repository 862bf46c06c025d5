import { within, type AnyCodec, type Codec, type InputOf, type OutputOf } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { unsignedVint } from "../vint.ts";
import { float, type FloatCodec } from "./numbers.ts";

/** Of floats: an array of numbers or a `Float32Array`; comes back as a `Float32Array`. */
export function vector(element: FloatCodec, dimensions: number): Codec<readonly number[] | Float32Array, Float32Array>;
/** Of anything else: an array. */
export function vector<TElement extends AnyCodec>(
  element: TElement,
  dimensions: number,
): Codec<readonly InputOf<TElement>[], OutputOf<TElement>[]>;
export function vector(element: AnyCodec, dimensions: number): AnyCodec {
  return element === (float as AnyCodec) ? floatVector(dimensions) : arrayVector(element, dimensions);
}

function floatVector(dimensions: number): Codec<readonly number[] | Float32Array, Float32Array> {
  const type = `vector<float, ${dimensions}>`;
  return {
    type,
    encode(value) {
      if (!(value instanceof Float32Array || Array.isArray(value)) || value.length !== dimensions) {
        throw new InvalidValueError({ type, value, expected: `${dimensions} numbers` });
      }
      const buffer = Buffer.allocUnsafe(4 * dimensions);
      for (let i = 0; i < dimensions; i++) {
        const item = value[i] as unknown;
        if (typeof item !== "number") {
          throw new InvalidValueError({ path: `[${i}]`, type: "float", value: item, expected: "a number" });
        }
        buffer.writeFloatBE(item, 4 * i);
      }
      return buffer;
    },
    decode: (fromDriver) => Float32Array.from(elementsOf(fromDriver) as number[]),
    fixedLength: 4 * dimensions,
  };
}

function arrayVector(element: AnyCodec, dimensions: number): Codec<readonly unknown[], unknown[]> {
  const type = `vector<${element.type}, ${dimensions}>`;
  const { encode, decode, fixedLength } = element as unknown as Codec<unknown>;
  const codec: Codec<readonly unknown[], unknown[]> = {
    type,
    encode(value) {
      if (!Array.isArray(value) || value.length !== dimensions) {
        throw new InvalidValueError({ type, value, expected: `an array of ${dimensions}` });
      }
      const parts: Buffer[] = [];
      for (const [index, item] of value.entries()) {
        try {
          const bytes = encode(item);
          if (fixedLength === undefined) parts.push(unsignedVint(BigInt(bytes.length)));
          parts.push(bytes);
        } catch (error) {
          throw within(`[${index}]`, error);
        }
      }
      return Buffer.concat(parts);
    },
    decode: (fromDriver) => elementsOf(fromDriver).map((item) => decode(item)),
  };
  return fixedLength === undefined ? codec : { ...codec, fixedLength: fixedLength * dimensions };
}

/** The array in the driver's `Vector`, which is a slow proxy. */
const elementsOf = (fromDriver: unknown): unknown[] => (fromDriver as { readonly elements: unknown[] }).elements;
