import { within, type AnyCodec, type Codec, type InputOf, type OutputOf } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { joinBytes } from "./join-bytes.ts";

/** An array, in its order. */
export function list<TElement extends AnyCodec>(
  element: TElement,
): Codec<readonly InputOf<TElement>[], OutputOf<TElement>[]> {
  const type = `list<${element.type}>`;
  const { encode, decode } = element as unknown as Codec<unknown, OutputOf<TElement>>;
  return {
    type,
    encode(value) {
      if (!Array.isArray(value)) throw new InvalidValueError({ type, value, expected: "an array" });
      const parts = encodeEach(encode, value, (index) => `[${index}]`);
      return joinBytes(parts, parts.length);
    },
    decode: (fromDriver) => ((fromDriver ?? []) as unknown[]).map((item) => decode(item)),
  };
}

/** A `Set`. Elements that are equal as CQL values are one, also where JavaScript tells them apart. */
export function set<TElement extends AnyCodec>(
  element: TElement,
): Codec<ReadonlySet<InputOf<TElement>>, Set<OutputOf<TElement>>> {
  const type = `set<${element.type}>`;
  const { encode, decode } = element as unknown as Codec<unknown, OutputOf<TElement>>;
  return {
    type,
    get removed() {
      return set(element);
    },
    encode(value) {
      if (!(value instanceof Set)) throw new InvalidValueError({ type, value, expected: "a Set" });
      // Sorted, so that equal sets have equal bytes.
      const parts = encodeEach(encode, value, () => "[element]")
        .toSorted(Buffer.compare)
        .filter((part, index, all) => index === 0 || !part.equals(all[index - 1]!));
      return joinBytes(parts, parts.length);
    },
    decode(fromDriver) {
      const decoded = new Set<OutputOf<TElement>>();
      // An array, or what the client's `encoding.set` makes.
      (fromDriver as WithForEach<unknown> | null)?.forEach((item) => decoded.add(decode(item)));
      return decoded;
    },
  };
}

/** A `Map`. Two keys that are equal as CQL values are refused. */
export function map<TKey extends AnyCodec, TValue extends AnyCodec>(
  key: TKey,
  value: TValue,
): Codec<ReadonlyMap<InputOf<TKey>, InputOf<TValue>>, Map<OutputOf<TKey>, OutputOf<TValue>>> {
  const type = `map<${key.type}, ${value.type}>`;
  const keys = key as unknown as Codec<unknown, OutputOf<TKey>>;
  const values = value as unknown as Codec<unknown, OutputOf<TValue>>;
  return {
    type,
    removed: set(key),
    encode(given) {
      if (!(given instanceof Map)) throw new InvalidValueError({ type, value: given, expected: "a Map" });
      const names = [...given.keys()];
      const encodedKeys = encodeEach(keys.encode, names, () => "[key]");
      const encodedValues = encodeEach(values.encode, given.values(), (index) => printKey(names[index]));
      const entries = names.map((name, index) => ({ name, key: encodedKeys[index]!, value: encodedValues[index]! }));
      // Sorted, so that equal maps have equal bytes.
      entries.sort((one, other) => Buffer.compare(one.key, other.key));
      const twice = entries.find((entry, index) => index > 0 && entry.key.equals(entries[index - 1]!.key));
      if (twice !== undefined) {
        throw within("[key]", new InvalidValueError({ type: key.type, value: twice.name, expected: "each key once" }));
      }
      return joinBytes(
        entries.flatMap((entry) => [entry.key, entry.value]),
        entries.length,
      );
    },
    decode(fromDriver) {
      const decoded = new Map<OutputOf<TKey>, OutputOf<TValue>>();
      // What the client's `encoding.map` makes, or a plain object.
      const underProto = prototypeValue(fromDriver);
      if (underProto === undefined && hasForEach(fromDriver))
        fromDriver.forEach((item, name) => decoded.set(keys.decode(name), values.decode(item)));
      else
        for (const [name, item] of Object.entries(fromDriver ?? {}))
          decoded.set(keys.decode(name), values.decode(item));
      if (underProto !== undefined) decoded.set(keys.decode("__proto__"), values.decode(underProto));
      return decoded;
    },
  };
}

/** What the driver asks of the classes in its `encoding` options. */
interface WithForEach<TKey> {
  forEach(visit: (value: unknown, key: TKey) => void): void;
}

const hasForEach = (value: unknown): value is WithForEach<unknown> =>
  typeof (value as { readonly forEach?: unknown } | null)?.forEach === "function";

/**
 * The value of the key "__proto__" in a plain object. The driver assigns it like any other, by which an object becomes the
 * prototype. (Of text, a number or a boolean nothing is left.)
 */
function prototypeValue(fromDriver: unknown): object | undefined {
  if (typeof fromDriver !== "object" || fromDriver === null) return undefined;
  const prototype = Object.getPrototypeOf(fromDriver) as object | null;
  const isOfClass =
    prototype === null ||
    ["constructor", "forEach"].some(
      (name) => Object.hasOwn(prototype, name) && typeof prototype[name as keyof object] === "function",
    );
  return isOfClass ? undefined : prototype;
}

function encodeEach(
  encode: (value: unknown) => Buffer,
  values: Iterable<unknown>,
  step: (index: number) => string,
): Buffer[] {
  const parts: Buffer[] = [];
  try {
    for (const value of values) parts.push(encode(value));
  } catch (error) {
    throw within(step(parts.length), error);
  }
  return parts;
}

const printKey = (key: unknown): string => `[${typeof key === "string" ? JSON.stringify(key) : String(key)}]`;
