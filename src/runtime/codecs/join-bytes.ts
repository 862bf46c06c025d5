/** Values one after the other, each behind its length in four bytes, -1 standing for null; before them a count, if given. */
export function joinBytes(parts: readonly (Buffer | null)[], count?: number): Buffer {
  let length = count === undefined ? 0 : 4;
  for (const part of parts) length += 4 + (part?.length ?? 0);
  const joined = Buffer.allocUnsafe(length);
  let offset = count === undefined ? 0 : joined.writeInt32BE(count);
  for (const part of parts) {
    offset = joined.writeInt32BE(part?.length ?? -1, offset);
    if (part === null) continue;
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
