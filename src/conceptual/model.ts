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
  /** Its writes go through a condition on its identity row. */
  readonly guarded?: true | undefined;
  /** Options of its tables, as passed; the physical stage checks them. */
  readonly options?: unknown;
  readonly estimate?: Estimate | undefined;
  readonly documentation?: string | undefined;
  readonly location: SourceLocation | undefined;
}

/** A number that is known roughly. */
export interface Amount {
  readonly average: number;
  readonly worst: number;
}

/** What is known of the instances of an entity before there are any. Sizes are computed from it, and nothing is derived. */
export interface Estimate {
  readonly count?: Amount | undefined;
  /** By ref: how many there are for one of what it leads to. */
  readonly per: readonly AttributeAmount[];
  readonly newPerDay?: Amount | undefined;
  /** By ref: how many come each day for one of what it leads to. */
  readonly perDay: readonly AttributeAmount[];
  readonly daysKept?: Amount | undefined;
  /** A fraction of the count. */
  readonly growthPerYear?: number | undefined;
  /** Of a collection, the bytes of one element; of a map, those of a key and its value. */
  readonly bytes: readonly AttributeAmount[];
  readonly elements: readonly AttributeAmount[];
  readonly distinct: readonly DistinctEstimate[];
  /** Of one instance. */
  readonly changesPerDay: readonly AttributeAmount[];
  readonly deletedAfterReading: boolean;
}

export interface AttributeAmount {
  /** An attribute, or a field of a UDT below it. */
  readonly path: Path;
  readonly amount: Amount;
}

export interface DistinctEstimate {
  readonly path: Path;
  readonly values: number;
  /** Which part of the instances has the most frequent value; undefined when they are spread evenly. */
  readonly largestShare?: number | undefined;
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
  readonly renamedFrom?: string | undefined;
  readonly type: CqlType;
  readonly documentation?: string | undefined;
}
