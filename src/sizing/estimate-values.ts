import type { Amount, AttributeAmount, ConceptualModel, Estimate, Path } from "../conceptual/model.ts";
import { entityNamed, resolveValue, samePath } from "../conceptual/paths.ts";
import type { CqlType, NativeTypeName } from "../cql/model.ts";
import { exactly, plus, scale, times } from "./amounts.ts";
import { known, unknown, type Estimated } from "./estimated.ts";

/** Bytes of the native types whose values are all of one size. */
const fixedBytes: Partial<Record<NativeTypeName, number>> = {
  bigint: 8,
  boolean: 1,
  counter: 8,
  date: 4,
  double: 8,
  float: 4,
  // an IPv4 address has 4; those of IPv6 may come
  inet: 16,
  int: 4,
  smallint: 2,
  time: 8,
  timestamp: 8,
  timeuuid: 16,
  tinyint: 1,
  uuid: 16,
};

/** The bytes of a type by itself, where each of its values has as many. */
export function fixedSize(type: CqlType): number | undefined {
  switch (type.kind) {
    case "native":
      return fixedBytes[type.name];
    case "vector": {
      const element = fixedSize(type.element);
      return element === undefined ? undefined : element * type.dimensions;
    }
    case "tuple": {
      const parts = type.elements.map(fixedSize);
      // each part has its length before it
      return parts.some((part) => part === undefined)
        ? undefined
        : parts.reduce<number>((total, part) => total + 4 + (part ?? 0), 0);
    }
    default:
      return undefined;
  }
}

export const amountOf = (amounts: readonly AttributeAmount[] | undefined, path: Path): Amount | undefined =>
  amounts?.find((each) => samePath(each.path, path))?.amount;

/** What is said of an attribute and the path that it is said by: from its entity. */
export function ownerOf(
  model: ConceptualModel,
  root: string,
  path: Path,
): { readonly entity: string; readonly estimate: Estimate | undefined; readonly own: Path } {
  const { owner, refs } = resolveValue(model, root, path);
  return { entity: owner.name, estimate: owner.estimate, own: path.slice(refs.length) };
}

/** The bytes of the value at a path. A collection counts as one value, with all of its elements. */
export function valueBytes(model: ConceptualModel, root: string, path: Path): Estimated {
  const { attribute, type, fields } = resolveValue(model, root, path);
  const { entity, own } = ownerOf(model, root, path);
  if (fields.length === 0 && attribute.values !== undefined) {
    const said = amountOf(entityNamed(model, entity).estimate?.bytes, own);
    return known(said ?? sizeOfTexts(attribute.values));
  }
  return typeBytes(model, entity, own, type);
}

function typeBytes(model: ConceptualModel, entity: string, own: Path, type: CqlType): Estimated {
  const said = amountOf(entityNamed(model, entity).estimate?.bytes, own);
  if (type.kind === "list" || type.kind === "set" || type.kind === "map") {
    const elements = elementCount(model, entity, own);
    const each = said === undefined ? elementBytes(entity, own, type) : known(said);
    if (elements.amount === undefined || each.amount === undefined)
      return unknown(...elements.missing, ...each.missing);
    return known(times(elements.amount, each.amount));
  }
  if (said !== undefined) return known(said);
  const fixed = fixedSize(type);
  if (fixed !== undefined) return known(exactly(fixed));
  return type.kind === "udt" ? fieldBytes(model, entity, own, type.name) : unknown(missingBytes(entity, own));
}

/** A UDT of which nothing is said is missing as a whole. */
function fieldBytes(model: ConceptualModel, entity: string, own: Path, udt: string): Estimated {
  const fields = model.udts.find(({ name }) => name === udt)?.fields ?? [];
  const sizes = fields.map((field) => typeBytes(model, entity, [...own, field.name], field.type));
  const missing = sizes.flatMap((size) => size.missing);
  if (missing.length === 0) {
    // each field has its length before it
    return known(sizes.reduce((total, { amount = exactly(0) }) => plus(total, plus(amount, exactly(4))), exactly(0)));
  }
  const bytes = entityNamed(model, entity).estimate?.bytes ?? [];
  const isSaidInPart = bytes.some(({ path }) => path.length > own.length && samePath(path.slice(0, own.length), own));
  return unknown(...(isSaidInPart ? missing : [missingBytes(entity, own)]));
}

export function elementCount(model: ConceptualModel, entity: string, own: Path): Estimated {
  const said = amountOf(entityNamed(model, entity).estimate?.elements, own);
  return said === undefined ? unknown({ kind: "entity", entity, word: "elements", name: own.join(".") }) : known(said);
}

function elementBytes(entity: string, own: Path, type: Extract<CqlType, { kind: "list" | "set" | "map" }>): Estimated {
  const parts = (type.kind === "map" ? [type.key, type.value] : [type.element]).map(fixedSize);
  const [first, second = 0] = parts;
  return first === undefined || parts.includes(undefined)
    ? unknown(missingBytes(entity, own))
    : known(exactly(first + second));
}

const missingBytes = (entity: string, own: Path): Estimated["missing"][number] => ({
  kind: "entity",
  entity,
  word: "bytes",
  name: own.join("."),
});

function sizeOfTexts(values: readonly string[]): Amount {
  const sizes = values.map((value) => new TextEncoder().encode(value).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return { average: total / Math.max(1, sizes.length), worst: Math.max(0, ...sizes) };
}

/** Bytes that a growing number of instances takes after so many years. */
export const grown = (bytes: Amount, { growthPerYear = 0 }: Pick<Estimate, "growthPerYear">, years: number): Amount =>
  scale(bytes, (1 + growthPerYear) ** years);
