import type { CqlType } from "../cql/model.ts";
import { reveal } from "./definition-symbol.ts";
import type { UdtMeta, ValueMeta } from "./model.ts";

/** The type of a value where it stands in another: a collection or UDT is frozen there. */
export function nestedType(value: unknown): CqlType {
  const meta = reveal(value);
  return meta?.kind === "value" ? freeze(meta.type) : { kind: "native", name: "text" };
}

/** What the values that a type is made of bring along: their UDTs, and the first that is no value. */
export function inside(...values: readonly unknown[]): Pick<ValueMeta, "udts" | "stranger"> {
  const udts: UdtMeta[] = [];
  let stranger: ValueMeta["stranger"];
  for (const value of values) {
    const meta = reveal(value);
    if (meta?.kind === "value") {
      udts.push(...meta.udts);
      stranger ??= meta.stranger;
    } else {
      stranger ??= { value };
    }
  }
  return stranger === undefined ? { udts } : { udts, stranger };
}

export function freeze(type: CqlType): CqlType {
  return "frozen" in type ? { ...type, frozen: true } : type;
}

export function unfreeze(type: CqlType): CqlType {
  return "frozen" in type ? { ...type, frozen: false } : type;
}
