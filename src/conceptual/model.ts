import type { CqlType } from "../cql/model.ts";
import type { SourceLocation } from "../diagnostics/model.ts";

/**
 * Attribute names from an entity to an attribute, through refs and UDT fields: `["guest", "lastName"]`.
 * The empty path is the entity itself. The identity of a ref and the referenced identity are one path, the longer:
 * `["guest", "guestId"]`.
 */
export type Path = readonly string[];

/** Entities, relationships and what determines what, before any query. */
export interface ConceptualModel {
  readonly kind: "conceptual-model";
  readonly entities: readonly Entity[];
  readonly udts: readonly Udt[];
}

export type EntityRole = "entity" | "relationship" | "counter";

export interface Entity {
  readonly kind: "entity";
  readonly role: EntityRole;
  readonly name: string;
  /** snake_case, for table names. */
  readonly plural: string;
  readonly attributes: readonly Attribute[];
  /** The identity comes first. */
  readonly candidateKeys: readonly CandidateKey[];
  readonly immutable: boolean;
  /** Options of its tables, as passed; the physical stage checks them. */
  readonly options?: unknown;
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

export type Attribute = ValueAttribute | RefAttribute;

export interface ValueAttribute {
  readonly kind: "value";
  readonly name: string;
  readonly type: CqlType;
  /** The column's name where the model says one. */
  readonly column?: string | undefined;
  readonly optional: boolean;
  readonly immutable: boolean;
  /** The values of a `oneOf`. */
  readonly values?: readonly string[] | undefined;
  /** Made in the client when an insert leaves it out. */
  readonly generated: boolean;
  readonly renamedFrom?: string | undefined;
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

export interface RefAttribute {
  readonly kind: "ref";
  readonly name: string;
  /** The name of the entity referred to. */
  readonly entity: string;
  /** `ref(X).named("x")`: the column of a one-part identity. */
  readonly column?: string | undefined;
  /** `ref(X).prefix("x")`: stands for the ref's name in column names; empty for none. */
  readonly prefix?: string | undefined;
  readonly optional: boolean;
  readonly immutable: boolean;
  readonly renamedFrom?: string | undefined;
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

/** Attributes that determine an instance. `keys` are vouched for by the application, `unique` ones enforced. */
export interface CandidateKey {
  readonly origin: "identity" | "keys" | "unique";
  /** As written: `["room", "startDate"]`. */
  readonly parts: readonly string[];
  /** The same, refs replaced by the identity they stand for. */
  readonly paths: readonly Path[];
}

export interface Udt {
  readonly kind: "udt";
  /** The name in CQL. */
  readonly name: string;
  readonly fields: readonly UdtField[];
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

export interface UdtField {
  /** As declared: `stateOrProvince`. */
  readonly name: string;
  /** In CQL: `state_or_province`. */
  readonly column: string;
  readonly type: CqlType;
  readonly documentation?: string | undefined;
}
