import { open } from "node:fs/promises";

const endRecordSize = 22;
const longestComment = 0xffff;

/** Why the file is no whole jar; undefined when it is. A zip's directory stands at its end, where a cut file has none. */
export async function findJarDamage(file: string): Promise<string | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return "can't be opened";
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, endRecordSize + longestComment));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const at = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
    if (at < 0 || at + endRecordSize > tail.length)
      return `${size} bytes, and the end of the archive is not among them`;
    const directoryEnd = tail.readUInt32LE(at + 12) + tail.readUInt32LE(at + 16);
    const endRecord = size - tail.length + at;
    return directoryEnd === endRecord ? undefined : `its directory does not fit its ${size} bytes`;
  } finally {
    await handle.close();
  }
}
