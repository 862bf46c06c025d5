import { Console } from "node:console";

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout);
let isAnswered = false;
let isClosed = false;

/** Writes a part of the answer. */
export function writeAnswer(text: string): void {
  if (isClosed) return;
  isAnswered ||= text !== "";
  write(text);
}

/** Whether there is something of an answer already. */
export const hasAnswered = (): boolean => isAnswered;

/** Nothing follows what was answered. */
export function closeAnswer(): void {
  isClosed = true;
}

/** Until all of the answer is where it goes: a pipe must get everything. */
export async function flushAnswer(): Promise<void> {
  await new Promise<void>((flushed) => write("", () => flushed()));
}

/**
 * Keeps stdout for the answer until the process ends: what a model, a configuration and what they import (dotenv does) write there goes
 * to stderr.
 */
export function reserveStdout(): void {
  globalThis.console = new Console(stderr);
  stdout.write = stderr.write.bind(stderr);
  stdout.end = () => stdout;
}
