const c1 = 0x87c37b91114253d5n;
const c2 = 0x4cf5ad432745937fn;

const u64 = (value: bigint): bigint => BigInt.asUintN(64, value);
const rotate = (value: bigint, bits: bigint): bigint => u64(value << bits) | (value >> (64n - bits));
const mix1 = (block: bigint): bigint => u64(rotate(u64(block * c1), 31n) * c2);
const mix2 = (block: bigint): bigint => u64(rotate(u64(block * c2), 33n) * c1);

function finalize(hash: bigint): bigint {
  let mixed = u64((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn);
  mixed = u64((mixed ^ (mixed >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return mixed ^ (mixed >> 33n);
}

/**
 * The token of Cassandra's Murmur3Partitioner: the first half of MurmurHash3 x64 128 with seed 0, as a signed number. As
 * in Cassandra, and unlike elsewhere, the bytes after the last full block of 16 are taken as signed.
 */
export function murmur3Token(bytes: Buffer): bigint {
  let h1 = 0n;
  let h2 = 0n;
  const tail = bytes.length & ~15;
  for (let offset = 0; offset < tail; offset += 16) {
    h1 = u64((rotate(h1 ^ mix1(bytes.readBigUInt64LE(offset)), 27n) + h2) * 5n + 0x52dce729n);
    h2 = u64((rotate(h2 ^ mix2(bytes.readBigUInt64LE(offset + 8)), 31n) + h1) * 5n + 0x38495ab5n);
  }
  h2 ^= mix2(signedTail(bytes, tail + 8, bytes.length));
  h1 ^= mix1(signedTail(bytes, tail, Math.min(tail + 8, bytes.length)));

  const length = BigInt(bytes.length);
  h1 = u64((h1 ^ length) + (h2 ^ length));
  h2 = u64((h2 ^ length) + h1);
  const token = BigInt.asIntN(64, finalize(h1) + finalize(h2));
  // The smallest is no token: Cassandra keeps it for the start of the ring.
  return token === -(2n ** 63n) ? 2n ** 63n - 1n : token;
}

function signedTail(bytes: Buffer, from: number, to: number): bigint {
  let block = 0n;
  for (let i = from; i < to; i++) block ^= BigInt(bytes.readInt8(i)) << BigInt(8 * (i - from));
  return u64(block);
}

/** As Cassandra joins the columns of a partition key: each with its length before it and a zero after it. */
export function joinKey(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(part.length);
      return [length, part, Buffer.of(0)];
    }),
  );
}
