import { within, type AnyCodec, type Codec, type InputOf, type OutputOf } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { joinBytes } from "./join-bytes.ts";

export type TupleInput<TElements extends readonly AnyCodec[]> = {
  readonly [TIndex in keyof TElements]: InputOf<TElements[TIndex]> | null | undefined;
};

export type TupleOutput<TElements extends readonly AnyCodec[]> = {
  -readonly [TIndex in keyof TElements]: OutputOf<TElements[TIndex]> | null;
};

/** An array of fixed length, whose elements may be null. */
export function tuple<const TElements extends readonly AnyCodec[]>(
  ...elements: TElements
): Codec<TupleInput<TElements>, TupleOutput<TElements>> {
  const type = `tuple<${elements.map((element) => element.type).join(", ")}>`;
  const codecs = elements as unknown as readonly Codec<unknown>[];
  return {
    type,
    encode(value) {
      if (!Array.isArray(value) || value.length !== codecs.length) {
        throw new InvalidValueError({ type, value, expected: `an array of ${codecs.length}` });
      }
      return joinBytes(codecs.map((codec, index) => encodeNullable(codec, value[index], `[${index}]`)));
    },
    decode(fromDriver) {
      const given = fromDriver as { get(index: number): unknown };
      return codecs.map((codec, index) => decodeNullable(codec, given.get(index))) as TupleOutput<TElements>;
    },
  };
}

/** The fields of a user-defined type in their order: the name in CQL, then the property and the codec. */
export type UdtFields = Readonly<Record<string, readonly [property: string, codec: AnyCodec]>>;

export type UdtInput<TFields extends UdtFields> = {
  readonly [TField in keyof TFields as TFields[TField][0]]?: InputOf<TFields[TField][1]> | null | undefined;
};

export type UdtOutput<TFields extends UdtFields> = {
  -readonly [TField in keyof TFields as TFields[TField][0]]: OutputOf<TFields[TField][1]> | null;
};

/**
 * A plain object. A field that is left out is null; each field may be, and comes back as null.
 *
 * ```ts
 * udt("address", { street: ["street", text], state_or_province: ["stateOrProvince", text] })
 * ```
 */
export function udt<const TFields extends UdtFields>(
  name: string,
  fields: TFields,
): Codec<UdtInput<TFields>, UdtOutput<TFields>> {
  const list = Object.entries(fields).map(([field, [property, codec]]) => ({
    field,
    property,
    codec: codec as unknown as Codec<unknown>,
  }));
  return {
    type: name,
    encode(value) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) {
        throw new InvalidValueError({ type: name, value, expected: "an object" });
      }
      const given = value as Readonly<Record<string, unknown>>;
      return joinBytes(list.map(({ property, codec }) => encodeNullable(codec, given[property], `.${property}`)));
    },
    decode(fromDriver) {
      const given = fromDriver as Readonly<Record<string, unknown>>;
      const decoded: Record<string, unknown> = {};
      for (const { field, property, codec } of list) decoded[property] = decodeNullable(codec, given[field]);
      return decoded as UdtOutput<TFields>;
    },
  };
}

function encodeNullable(codec: Codec<unknown>, value: unknown, step: string): Buffer | null {
  if (value === null || value === undefined) return null;
  try {
    return codec.encode(value);
  } catch (error) {
    throw within(step, error);
  }
}

/** Undefined stands for a field that the type did not have when the value was written. */
const decodeNullable = (codec: Codec<unknown>, fromDriver: unknown): unknown =>
  fromDriver === null || fromDriver === undefined ? null : codec.decode(fromDriver);
