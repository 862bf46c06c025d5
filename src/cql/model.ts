/** A CQL type as plain data. Where it stands decides whether `frozen<…>` is printed: see {@link printCqlType}. */
export type CqlType = NativeType | CollectionType | MapType | TupleType | UserDefinedType | VectorType;

export type NativeTypeName =
  | "ascii"
  | "bigint"
  | "blob"
  | "boolean"
  | "counter"
  | "date"
  | "decimal"
  | "double"
  | "duration"
  | "float"
  | "inet"
  | "int"
  | "smallint"
  | "text"
  | "time"
  | "timestamp"
  | "timeuuid"
  | "tinyint"
  | "uuid"
  | "varchar"
  | "varint";

export interface NativeType {
  readonly kind: "native";
  readonly name: NativeTypeName;
}

export interface CollectionType {
  readonly kind: "list" | "set";
  readonly element: CqlType;
  readonly frozen: boolean;
}

export interface MapType {
  readonly kind: "map";
  readonly key: CqlType;
  readonly value: CqlType;
  readonly frozen: boolean;
}

/** A tuple is always frozen. */
export interface TupleType {
  readonly kind: "tuple";
  readonly elements: readonly CqlType[];
}

/** `name` is the name of the type in CQL, unquoted. */
export interface UserDefinedType {
  readonly kind: "udt";
  readonly name: string;
  readonly frozen: boolean;
}

export interface VectorType {
  readonly kind: "vector";
  readonly element: CqlType;
  readonly dimensions: number;
}
