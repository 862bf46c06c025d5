import { modifiers, type Modifiers } from "./attribute.ts";
import { callSite } from "./call-site.ts";
import { definition, reveal } from "./definition-symbol.ts";
import type { EntityMeta, RefMeta } from "./model.ts";
import type { AnyEntity } from "./path-types.ts";

/** An attribute that refers to an instance of an entity. */
export interface Ref<TEntity> extends Modifiers<Ref<TEntity>> {
  readonly [definition]: RefMeta<TEntity>;

  /**
   * Stands for the ref's name in the names of columns; the empty text leaves it away.
   *
   * ```ts
   * attributes: { confirmNumber: text(), guest: ref(Guest).prefix("booker") }
   * ```
   *
   * ```sql
   * booker_guest_id uuid
   * ```
   */
  prefix(prefix: string): Ref<TEntity>;
}

/**
 * Refers to an entity: its columns are those of the identity. A class of attributes, or a getter in an object of them, may refer to
 * its own entity and to later ones; `ref(() => Room)` defers a later one.
 *
 * ```ts
 * const Room = entity("room", { attributes: { hotel: ref(Hotel), number: smallint() }, identity: ["hotel", "number"] });
 * ```
 *
 * ```sql
 * hotel_id text, room_number smallint
 * ```
 */
export function ref<TEntity extends AnyEntity>(entity: TEntity | (() => TEntity)): Ref<TEntity> {
  return refAttribute({ kind: "ref", target: entity, optional: false, immutable: false, location: callSite(ref) });
}

function refAttribute<TEntity>(meta: RefMeta<TEntity>): Ref<TEntity> {
  return {
    [definition]: meta,
    ...modifiers(meta, refAttribute<TEntity>),
    prefix: (prefix) => refAttribute({ ...meta, prefix }),
  };
}

/** The entity that a ref was given; undefined for something else, such as one that an import cycle has not defined yet. */
export function refTarget({ target }: RefMeta): EntityMeta | undefined {
  const meta = reveal(isDeferred(target) ? call(target) : target);
  return meta?.kind === "entity" ? meta : undefined;
}

/** A function that throws (a misspelt entity, a class) refers to nothing: the ref is reported where it was declared. */
function call(target: () => unknown): unknown {
  try {
    return target();
  } catch {
    return undefined;
  }
}

/** A class is a function too, but can't be called; its prototype can't be written. */
function isDeferred(target: unknown): target is () => unknown {
  return typeof target === "function" && Object.getOwnPropertyDescriptor(target, "prototype")?.writable !== false;
}
