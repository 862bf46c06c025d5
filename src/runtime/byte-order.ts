/** Compares two values of a CQL type by their bytes, as Cassandra orders them in a partition. */
export type ByteOrder = (one: Buffer, other: Buffer) => number;

const unsigned: ByteOrder = (one, other) => Buffer.compare(one, other);

/** Two's complement of any length: the sign, then the number. */
const signed: ByteOrder = (one, other) => {
  const [a, b] = [integer(one), integer(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};

const numbers =
  (read: (bytes: Buffer) => number): ByteOrder =>
  (one, other) =>
    compareFloats(read(one), read(other));

/** As Java does: NaN is the largest, and -0 is less than 0. */
function compareFloats(one: number, other: number): number {
  if (one < other) return -1;
  if (one > other) return 1;
  if (one === other) return one !== 0 ? 0 : Number(Object.is(other, -0)) - Number(Object.is(one, -0));
  return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
}

/** By their time; two of one time by the rest, as signed bytes. */
const timeuuids: ByteOrder = (one, other) => {
  const [a, b] = [timeOf(one), timeOf(other)];
  if (a !== b) return a < b ? -1 : 1;
  for (let i = 8; i < 16; i++) {
    const difference = one.readInt8(i) - other.readInt8(i);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** By version; those of version 1 by their time, all others as bytes. */
const uuids: ByteOrder = (one, other) => {
  const [a, b] = [one[6]! >> 4, other[6]! >> 4];
  if (a !== b) return a - b;
  if (a !== 1) return unsigned(one, other);
  const [time, otherTime] = [timeOf(one), timeOf(other)];
  if (time !== otherTime) return time < otherTime ? -1 : 1;
  return unsigned(one.subarray(8), other.subarray(8));
};

const decimals: ByteOrder = (one, other) => {
  const [scale, otherScale] = [one.readInt32BE(), other.readInt32BE()];
  const widest = Math.max(scale, otherScale);
  const [a, b] = [
    integer(one.subarray(4)) * 10n ** BigInt(widest - scale),
    integer(other.subarray(4)) * 10n ** BigInt(widest - otherScale),
  ];
  return a < b ? -1 : a > b ? 1 : 0;
};

const orders: Readonly<Record<string, ByteOrder>> = {
  tinyint: signed,
  smallint: signed,
  int: signed,
  bigint: signed,
  varint: signed,
  time: signed,
  timestamp: signed,
  float: numbers((bytes) => bytes.readFloatBE()),
  double: numbers((bytes) => bytes.readDoubleBE()),
  decimal: decimals,
  uuid: uuids,
  timeuuid: timeuuids,
};

const inBytes = new Set(["ascii", "blob", "boolean", "date", "inet", "text", "varchar"]);

/** Whether the order is known here: that of a collection, a tuple or a user-defined type is not. */
export const hasByteOrder = (type: string): boolean => inBytes.has(type) || orders[type] !== undefined;

/** Of text, blobs, dates, addresses and booleans, the order is that of their bytes. */
export const byteOrder = (type: string): ByteOrder => orders[type] ?? unsigned;

function integer(bytes: Buffer): bigint {
  if (bytes.length === 0) return 0n;
  if (bytes.length <= 6) return BigInt(bytes.readIntBE(0, bytes.length));
  return BigInt.asIntN(bytes.length * 8, BigInt(`0x${bytes.toString("hex")}`));
}

/** The time of a uuid of version 1, whose parts stand in the reverse of their weight. */
const timeOf = (uuid: Buffer): bigint =>
  (BigInt(uuid.readUInt16BE(6) & 0x0fff) << 48n) | (BigInt(uuid.readUInt16BE(4)) << 32n) | BigInt(uuid.readUInt32BE(0));
