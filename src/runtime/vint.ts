/** Cassandra's integer of variable length: the ones that lead the first byte count the bytes that follow it. */
export function unsignedVint(value: bigint): Buffer {
  let extra = 0;
  while (extra < 8 && value >> BigInt(7 * (extra + 1)) !== 0n) extra++;
  const buffer = Buffer.allocUnsafe(extra + 1);
  let rest = value;
  for (let i = extra; i >= 0; i--) {
    buffer[i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  buffer[0] = buffer[0]! | (0xff00 >> extra);
  return buffer;
}

/** Zigzag first, so that small negative numbers are short: 0, -1, 1, -2, … are 0, 1, 2, 3, … */
export const vint = (value: bigint): Buffer => unsignedVint(BigInt.asUintN(64, (value << 1n) ^ (value >> 63n)));
