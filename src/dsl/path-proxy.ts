import { definition, reveal } from "./definition-symbol.ts";
import type { EntityMeta, Fields, PathMeta } from "./model.ts";
import type { Entity } from "./path-types.ts";
import { refTarget } from "./ref.ts";

const inspect = Symbol.for("nodejs.util.inspect.custom");

/** The entity as models use it: a path for each attribute. What a proxy answers is beyond the type system, hence the one cast. */
export function entityProxy<TEntity extends string, TAttributes>(meta: EntityMeta): Entity<TEntity, TAttributes> {
  return node(meta, `entity ${meta.of}`, meta.attributes, meta, []) as Entity<TEntity, TAttributes>;
}

function pathProxy(root: EntityMeta, steps: readonly string[], attribute: unknown): object {
  const meta: PathMeta = { kind: "path", of: root.of, root, steps };
  return node(meta, `path ${[root.of, ...steps].join(".")}`, fieldsOf(attribute), root, steps);
}

const noFields: Fields = () => new Map();

/** Where a path goes on: to the attributes of the entity referred to, or to the fields of a UDT. */
function fieldsOf(attribute: unknown): Fields {
  const meta = reveal(attribute);
  if (meta?.kind === "ref") return () => refTarget(meta)?.attributes() ?? new Map();
  if (meta?.kind === "value" && meta.type.kind === "udt") return meta.udts[0]?.fields ?? noFields;
  return noFields;
}

/**
 * An object without a prototype whose properties are the paths one step further. Symbols answer what the language asks of any object
 * (what it is as a text, how it is logged) and belong to the target, which is what `util.inspect` sees.
 * Attributes are not enumerable: a copy or a comparison that walks objects would follow a cycle of refs for ever.
 */
function node(
  meta: EntityMeta | PathMeta,
  label: string,
  fields: Fields,
  root: EntityMeta,
  steps: readonly string[],
): object {
  const paths = new Map<string, object>();
  const path = (name: string): object | undefined => {
    if (!fields().has(name)) return undefined;
    const known = paths.get(name) ?? pathProxy(root, [...steps, name], fields().get(name));
    paths.set(name, known);
    return known;
  };
  const target: object = Object.create(null, {
    [definition]: { value: meta, configurable: true },
    [Symbol.toPrimitive]: { value: () => label, configurable: true },
    [Symbol.toStringTag]: { value: label, configurable: true },
    [inspect]: { value: () => `[${label}]`, configurable: true },
  });
  return new Proxy(target, {
    get: (_, key) => (typeof key === "symbol" ? Reflect.get(target, key) : path(key)),
    has: (_, key) => (typeof key === "symbol" ? Reflect.has(target, key) : fields().has(key)),
    ownKeys: () => [...fields().keys(), ...Reflect.ownKeys(target)],
    getOwnPropertyDescriptor: (_, key) => {
      if (typeof key === "symbol") return Reflect.getOwnPropertyDescriptor(target, key);
      const value = path(key);
      return value && { value, writable: false, enumerable: false, configurable: true };
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
    setPrototypeOf: () => false,
    preventExtensions: () => false,
  });
}
