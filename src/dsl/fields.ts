import { reveal } from "./definition-symbol.ts";
import type { Fields } from "./model.ts";

/**
 * Reads the attributes of an object or a class when they are first asked for, and once: each read of a getter makes a new ref, and
 * a forward reference has no value until the whole file has been evaluated.
 */
export function lazyFields(source: unknown): Fields {
  let fields: ReadonlyMap<string, unknown> | undefined;
  return () => (fields ??= readFields(source));
}

function readFields(source: unknown): ReadonlyMap<string, unknown> {
  if (typeof source === "function" && source.prototype !== undefined)
    return readInstance(Reflect.construct(source, []));
  if (typeof source !== "object" || source === null) return new Map();
  const fields = new Map<string, unknown>();
  for (const name of Object.keys(source)) fields.set(name, Reflect.get(source, name));
  // In a literal `__proto__: text()` sets the prototype; it is read as the attribute that was meant, for the stages to refuse.
  const prototype: unknown = Object.getPrototypeOf(source);
  if (reveal(prototype) !== undefined) fields.set("__proto__", prototype);
  return fields;
}

/** The fields of an instance, then what its classes declare as accessors and methods: to TypeScript they are attributes too. */
function readInstance(instance: object): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const name of Object.keys(instance)) fields.set(name, Reflect.get(instance, name));
  for (
    let prototype = Object.getPrototypeOf(instance);
    prototype !== null && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (name !== "constructor" && !fields.has(name)) fields.set(name, Reflect.get(instance, name));
    }
  }
  return fields;
}
