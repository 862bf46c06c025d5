import type { Attribute } from "./attribute.ts";
import type { definition } from "./definition-symbol.ts";
import type { ValueUse } from "./model.ts";
import type { Ref } from "./ref.ts";
import type { UdtAttribute } from "./udt.ts";

/*
 * The types of entities and paths. A path says under the definition symbol which entity it starts from (`of`) and what it is good
 * for; a word of a query takes what answers "yes". So a mistake is met at the argument, with a sentence, and costs a comparison
 * of two small objects.
 */

/** May it be in a key? */
export interface InKey {
  readonly key: "yes";
  readonly tuple: "yes";
  readonly collection: "no: a collection";
  readonly udt: "no: an unfrozen UDT";
  readonly duration: "no: a duration has no order";
  readonly counter: "no: a counter";
}

/** A path to a value. */
export interface Leaf<TEntity extends string, TAttribute extends string, TUse extends ValueUse> {
  readonly [definition]: {
    readonly of: TEntity;
    readonly attribute: TAttribute;
    readonly inKey: InKey[TUse];
    readonly returned: "yes";
    readonly found: "no: find an entity or a ref";
  };
}

/** A path to a ref. Its attributes are those of the entity referred to. */
export interface RefPath<TEntity extends string, TTarget extends string> {
  readonly [definition]: {
    readonly of: TEntity;
    readonly to: TTarget;
    readonly inKey: "yes";
    readonly returned: "no: say idOf(...) or allOf(...)";
    readonly found: "yes";
  };
}

/** Where the model has something that is no attribute: a type without parentheses, an entity without `ref`. */
export interface NotAnAttribute<TName extends string> {
  readonly [definition]: {
    readonly of: never;
    readonly to: never;
    readonly inKey: `no: "${TName}" is not an attribute`;
    readonly returned: `no: "${TName}" is not an attribute`;
    readonly found: `no: "${TName}" is not an attribute`;
  };
}

/** What makes an entity one. */
export interface EntityBrand<TEntity extends string, TAttributes> {
  readonly [definition]: {
    readonly of: TEntity;
    readonly entity: TEntity;
    readonly attributes: TAttributes;
    readonly inKey: "no: name an attribute of the entity";
    readonly returned: "no: say allOf(...)";
    readonly found: "yes";
  };
}

export interface AnyEntity {
  readonly [definition]: { readonly entity: string };
}

/** An entity, with a path for each of its attributes and nothing else. */
export type Entity<TEntity extends string, TAttributes> = EntityBrand<TEntity, TAttributes> & {
  readonly [TName in keyof TAttributes & string]: Step<TEntity, TName, TAttributes[TName]>;
};

/** The path of an attribute of the entity, directly or through refs and UDT fields. */
export type Step<TEntity extends string, TName extends string, TAttribute> =
  TAttribute extends Ref<infer TTarget>
    ? RefStep<TEntity, TName, TTarget>
    : TAttribute extends UdtAttribute<infer TFields, infer TUse>
      ? UdtPath<TEntity, TName, TFields, TUse>
      : TAttribute extends Attribute<infer TUse>
        ? Leaf<TEntity, TName, TUse>
        : NotAnAttribute<TName>;

type RefStep<TEntity extends string, TName extends string, TTarget> =
  TTarget extends EntityBrand<infer TTargetName, infer TAttributes>
    ? RefPath<TEntity, TTargetName> & {
        readonly [TInner in keyof TAttributes & string]: Step<TEntity, TInner, TAttributes[TInner]>;
      }
    : NotAnAttribute<TName>;

/** A path to a UDT. Its fields are paths too. */
export type UdtPath<TEntity extends string, TName extends string, TFields, TUse extends ValueUse> = Leaf<
  TEntity,
  TName,
  TUse
> & {
  readonly [TField in keyof TFields & string]: Step<TEntity, TField, TFields[TField]>;
};

/** Any path, of any entity. */
export interface AnyPath {
  readonly [definition]: { readonly of: string; readonly inKey: string };
}

/** A path with its navigation left behind: what a word such as `named` makes of it. */
export interface Marked<TPath extends { readonly [definition]: unknown }> {
  readonly [definition]: TPath[typeof definition];
}

/** A path from the entity, good for a key. */
export interface KeyPath<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly inKey: "yes" };
}

/** A path or a bucket, for the partition key. */
export interface GivenPath<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly inKey: "yes" | "as a bucket" };
}

/** A path, or one with a direction. */
export interface OrderPath<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly inKey: "yes" | "in orderBy" };
}

/** A path from the entity that is a ref. */
export interface PathToRef<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly to: string };
}

/** An entity, or a path from it that is a ref. */
export interface Found<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly found: "yes" };
}

/** A path from the entity to a value, or what `allOf`, `idOf` and `collect` say. */
export interface Returned<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly returned: "yes" };
}

/** A path from the entity, to anything. */
export interface PathOf<TEntity extends string> {
  readonly [definition]: { readonly of: TEntity; readonly inKey: string };
}
