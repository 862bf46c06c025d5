import type { SourceLocation } from "../diagnostics/model.ts";

/**
 * Where a public function or method was called. The text of the stack is read rather than its call sites, since only the
 * text is mapped back to TypeScript. `publicFunction` and what it called are left out of the stack; the first of the
 * rest is the caller, or the one that called it through native code. Where nothing is left (the function is not in the stack, since
 * a copy of it was called) the first frame outside of this folder is the caller.
 */
export function callSite(publicFunction: (...parameters: never[]) => unknown): SourceLocation | undefined {
  const caller =
    captureFrames(1, publicFunction)[0] ??
    captureFrames(10, publicFunction)[0] ??
    captureFrames(20).find((frame) => !isOurs(frame));
  return caller?.file.startsWith("data:") ? undefined : caller;
}

/** The capture is limited by a property of `Error` that belongs to the application, and is put back. */
function captureFrames(limit: number, below?: (...parameters: never[]) => unknown): readonly SourceLocation[] {
  const holder: { stack?: unknown } = {};
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = limit;
  try {
    Error.captureStackTrace?.(holder, below);
    return typeof holder.stack === "string" ? parseStack(holder.stack) : [];
  } finally {
    Error.stackTraceLimit = before;
  }
}

/** The frames of a stack as V8 prints it, without those of native code. */
export function parseStack(stack: string): readonly SourceLocation[] {
  return stack.split("\n").flatMap((line) => {
    const frame = /^\s+at (.*)$/.exec(line)?.[1];
    const location = frame === undefined ? undefined : parseFrame(frame);
    return location === undefined ? [] : [location];
  });
}

/** `Object.given (file:///a/model.ts:12:5)`, `file:///a/model.ts:12:5` or `async /a/model.ts:12:5`. */
function parseFrame(frame: string): SourceLocation | undefined {
  const parenthesis = frame.endsWith(")") ? frame.indexOf(" (") : -1;
  const place = parenthesis === -1 ? frame.replace(/^async /, "") : frame.slice(parenthesis + 2, -1);
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  if (file === undefined || file.startsWith("node:") || file.startsWith("eval at ")) return undefined;
  return { file: toPath(file), line: Number(line), column: Number(column) };
}

/** An absolute path from a file URL: `file:///C:/a%20b/model.ts?namespace=1` is `C:/a b/model.ts`. */
function toPath(file: string): string {
  if (!file.startsWith("file://")) return file;
  const path = decodeURIComponent(new URL(file).pathname);
  return /^\/[A-Za-z]:/.test(path) ? path.slice(1) : path;
}

function isOurs({ file }: SourceLocation): boolean {
  return file.replaceAll("\\", "/").startsWith(toPath(new URL(".", import.meta.url).href));
}
