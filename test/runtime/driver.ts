import { createRequire } from "node:module";
import { types } from "cassandra-driver";

const require = createRequire(import.meta.url);

/** What the driver knows of a column's type. */
export interface ColumnInfo {
  readonly code: number;
  readonly info?: unknown;
  readonly customTypeName?: string;
}

export interface Encoder {
  encode(value: unknown, type: ColumnInfo): Buffer | null;
  decode(bytes: Buffer | null, type: ColumnInfo): unknown;
}

export interface EncodingOptions {
  readonly map?: unknown;
  readonly set?: unknown;
  readonly copyBuffer?: boolean;
  readonly useUndefinedAsUnset?: boolean;
  readonly useBigIntAsLong?: boolean;
  readonly useBigIntAsVarint?: boolean;
}

const DriverEncoder = require("cassandra-driver/lib/encoder.js") as new (
  protocolVersion: number,
  options: { readonly encoding: EncodingOptions },
) => Encoder;

const encoders = new Map<EncodingOptions, Encoder>();

/** The driver's own encoder, as a client with these options has it. */
export function driverEncoder(encoding: EncodingOptions): Encoder {
  const known = encoders.get(encoding);
  if (known !== undefined) return known;
  const encoder = new DriverEncoder(4, { encoding: { copyBuffer: true, useUndefinedAsUnset: true, ...encoding } });
  encoders.set(encoding, encoder);
  return encoder;
}

const { Murmur3Tokenizer } = require("cassandra-driver/lib/tokenizer.js") as {
  Murmur3Tokenizer: new () => { hash(value: Buffer): { getValue(): { toString(): string } } };
};

export const driverToken = (bytes: Buffer): bigint => BigInt(new Murmur3Tokenizer().hash(bytes).getValue().toString());

export const { dataTypes } = types;
