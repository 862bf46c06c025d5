import { open } from "node:fs/promises";

/** The last lines of a log, whole ones, without reading all of it. */
export async function lastLines(file: string, count: number, bytes = 64 * 1024): Promise<readonly string[]> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return [];
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, bytes));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const lines = tail.toString("utf8").split("\n");
    if (tail.length < size) lines.shift();
    return lines.filter((line) => line.trim() !== "").slice(-count);
  } finally {
    await handle.close();
  }
}

/** It lists what it runs on, which tells nobody how far it is. */
const inventory = /^(?:JVM|Classpath|Heap size|Hostname|Using Netty)|[Mm]emory: /;

/** What the server said last, without level, time and place, and cut: for the progress. */
export async function lastMessage(file: string): Promise<string | undefined> {
  for (const line of (await lastLines(file, 20, 8 * 1024)).toReversed()) {
    const message = /^INFO +[\d:]+ \w+: (.*)$/.exec(line)?.[1];
    if (message !== undefined && !inventory.test(message))
      return message.length > 80 ? `${message.slice(0, 79)}…` : message;
  }
  return undefined;
}
