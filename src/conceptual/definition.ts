import type { CqlType } from "../cql/model.ts";
import type { SourceLocation, Waiver } from "../diagnostics/model.ts";
import type { EntityRole } from "./model.ts";

/**
 * What the builders wrote down, read from the model file's exports, before anything is judged.
 * A stage never sees a builder: it sees this.
 */
export interface EntityDefinition {
  readonly kind: "entity";
  readonly role: EntityRole;
  readonly name: string;
  readonly plural?: string | undefined;
  readonly attributes: readonly AttributeDefinition[];
  /** Undefined for a relationship that leaves it to its refs. */
  readonly identity?: readonly string[] | undefined;
  readonly keys: readonly (readonly string[])[];
  readonly unique: readonly (readonly string[])[];
  readonly immutable: boolean;
  /** Writes go through a compare-and-set. */
  readonly guarded?: boolean | undefined;
  /** As passed: `TableOptions` where the model compiles. */
  readonly options?: unknown;
  /** Of the entity, and of every table whose rows are instances of it. */
  readonly accept?: readonly Waiver[] | undefined;
  /** As passed: `EntityEstimate` where the model compiles. */
  readonly estimate?: unknown;
  /** What else was passed beside attributes, identity and the rest. */
  readonly unknownWords?: readonly string[] | undefined;
  /** The doc comment of its declaration. */
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

export interface AttributeDefinition {
  readonly name: string;
  readonly value: ValueDefinition | RefDefinition | NotAnAttribute;
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

export interface ValueDefinition {
  readonly kind: "value";
  readonly type: CqlType;
  readonly column?: string | undefined;
  readonly optional: boolean;
  readonly immutable: boolean;
  readonly values?: readonly string[] | undefined;
  readonly generated: boolean;
  readonly renamedFrom?: string | undefined;
}

export interface RefDefinition {
  readonly kind: "ref";
  /** The name of the entity referred to; undefined when what was given is no entity. */
  readonly entity: string | undefined;
  /** What was given instead, for the message: `undefined`, `the class "Hotel"`. */
  readonly found?: string | undefined;
  readonly column?: string | undefined;
  readonly prefix?: string | undefined;
  readonly optional: boolean;
  readonly immutable: boolean;
  readonly renamedFrom?: string | undefined;
}

/** Something that stands where an attribute should: `text` without parentheses, an entity without `ref`. */
export interface NotAnAttribute {
  readonly kind: "not-an-attribute";
  /** What it is, for the message: `a function`, `the entity "hotel"`. */
  readonly found: string;
  readonly hint: string;
}

export interface UdtDefinition {
  readonly kind: "udt";
  readonly name: string;
  readonly fields: readonly AttributeDefinition[];
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}
