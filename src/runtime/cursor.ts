import type { CallContext } from "./errors.ts";
import { murmur3Token } from "./murmur3.ts";
import { InvalidCursor } from "./read-errors.ts";

/**
 * Where a page ended: the key of its last row, so that it outlives upgrades of the server and changes of the schema. It is not
 * secret and not signed: who holds one may go on from another row of the same read, and no more.
 */
export interface Cursor {
  /** Of the read: which query, with what parameters, in which order. */
  readonly fingerprint: Buffer;
  /** How many rows came before in all, and of the last row's partition. */
  readonly counts: readonly [rows: number, inPartition: number];
  /** Of the partition: its computed columns, or all of its key where it isn't given. */
  readonly position: readonly Buffer[];
  readonly key: readonly Buffer[];
}

const version = 1;

/** Letters, digits, `-` and `_`. */
export function printCursor({ query, cursor }: { readonly query: string; readonly cursor: Cursor }): string {
  const { fingerprint, counts, position, key } = cursor;
  const numbers = Buffer.allocUnsafe(8);
  numbers.writeUInt32BE(counts[0]);
  numbers.writeUInt32BE(counts[1], 4);
  const parts = [Buffer.from(query), fingerprint, numbers, Buffer.of(position.length), ...position, ...key];
  const body = Buffer.concat(parts.flatMap((part) => [lengthOf(part), part]));
  return Buffer.concat([Buffer.of(version), checksum(body), body]).toString("base64url");
}

/** @throws InvalidCursor for a damaged one, and for one of another read */
export function parseCursor(text: string, fingerprint: Buffer, context: CallContext): Cursor {
  const bytes = typeof text === "string" && /^[\w-]+$/.test(text) ? Buffer.from(text, "base64url") : Buffer.alloc(0);
  const body = bytes.subarray(5);
  if (bytes.length < 5 || !checksum(body).equals(bytes.subarray(1, 5))) throw new InvalidCursor("is damaged", context);
  if (bytes[0] !== version) throw new InvalidCursor("is of another version of perquery", context);
  const [query, foundIn, numbers, count, ...rest] = partsOf(body);
  if (query?.toString() !== context.operation) throw new InvalidCursor(`is one of ${query?.toString()}`, context);
  if (foundIn === undefined || !foundIn.equals(fingerprint)) {
    throw new InvalidCursor("is of a read with other parameters, or in another order", context);
  }
  return {
    fingerprint,
    counts: [numbers!.readUInt32BE(), numbers!.readUInt32BE(4)],
    position: rest.slice(0, count![0]),
    key: rest.slice(count![0]),
  };
}

/** Eight bytes that tell one read from another. */
export function fingerprintOf(parts: readonly (Buffer | string)[]): Buffer {
  const bytes = parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part));
  const fingerprint = Buffer.allocUnsafe(8);
  fingerprint.writeBigInt64BE(murmur3Token(Buffer.concat(bytes.flatMap((part) => [lengthOf(part), part]))));
  return fingerprint;
}

function checksum(body: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32BE(Number(BigInt.asIntN(32, murmur3Token(body))));
  return bytes;
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(part.length);
  return length;
}

function partsOf(body: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = at + 4 + body.readUInt32BE(at);
    parts.push(body.subarray(at + 4, end));
    at = end;
  }
  return parts;
}
