import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceLocation } from "../diagnostics/model.ts";
import { parseStack } from "../dsl/call-site.ts";
import { findImport } from "./find-import.ts";
import { plainMessage } from "./plain-message.ts";
import { isInside, plainPath, toProjectPath } from "./project-path.ts";
import { positionAt, readSource, splitLines } from "./source-text.ts";

/** Why a module of the application did not load. Locations and paths are relative to the project. */
export type LoadFailure =
  | { readonly kind: "syntax"; readonly reason: string; readonly location: SourceLocation }
  /** A file that is needed to load the module, such as the package.json above it. */
  | {
      readonly kind: "unreadable";
      readonly file: string;
      readonly reason: string;
      readonly location: SourceLocation | undefined;
    }
  | ({ readonly kind: "throws"; readonly reason: string } & ThrowingPlace)
  | {
      readonly kind: "missing-import";
      readonly importer: string;
      readonly specifier: string;
      readonly location: SourceLocation;
    };

export interface ThrowingPlace {
  readonly location: SourceLocation;
  /** The line of the model file that led there, when it throws in another file. */
  readonly from?: SourceLocation | undefined;
}

/** perquery's own folder: its frames are never the place of a mistake in a model. */
const ownFolder = fileURLToPath(new URL("../", import.meta.url));

export function readLoadFailure(error: unknown, file: string, root: string): LoadFailure {
  const start: SourceLocation = { file: toProjectPath(root, file), line: 1, column: 1 };
  if (!isError(error)) return { kind: "throws", reason: `it throws ${describe(error)}`, location: start };
  return (
    readSyntaxError(error, root) ??
    readUnreadable(error, root) ??
    readMissingImport(error, root) ?? {
      kind: "throws",
      reason: withoutFolder(`${error.name}: ${plainMessage(error)}`, root),
      ...(readThrowingPlace(error, file, root) ?? { location: readInstalledPlace(error, root) ?? start }),
    }
  );
}

/** esbuild says `file:line:column: ERROR: text`; columns count bytes, from 0. */
function readSyntaxError(error: Error, root: string): LoadFailure | undefined {
  if (!error.message.startsWith("Transform failed")) return readPlainSyntaxError(error, root);
  const match = /^(.+):(\d+):(\d+): ERROR: (.*)$/m.exec(error.message);
  if (match === null) return undefined;
  const [, file = "", line, column, reason = ""] = match;
  const lineText = splitLines(readSource(file) ?? "")[Number(line) - 1] ?? "";
  const before = Buffer.from(lineText).subarray(0, Number(column)).toString();
  const location = { file: toProjectPath(root, file), line: Number(line), column: before.length + 1 };
  return { kind: "syntax", reason, location };
}

/** Of JavaScript that is not compiled, Node shows `file:line`, the line and a mark under the place, above the message. */
function readPlainSyntaxError(error: Error, root: string): LoadFailure | undefined {
  const shown = /^(\S.*):(\d+)\n.*\n( *)\^/.exec(error.stack ?? "");
  if (error.name !== "SyntaxError" || shown === null || matchBadImport(error) !== null) return undefined;
  const [, file = "", line, before = ""] = shown;
  const location = { file: toProjectPath(root, file), line: Number(line), column: before.length + 1 };
  return { kind: "syntax", reason: error.message, location };
}

/** What the file system or JSON.parse says of another file than the module. */
function readUnreadable(error: NodeJS.ErrnoException, root: string): LoadFailure | undefined {
  const manifest = /^(?:Invalid package config|Error parsing:?) (.*?package\.json)/.exec(error.message)?.[1];
  if (manifest !== undefined) return { kind: "unreadable", ...judgeManifest(plainPath(manifest), root) };
  const { code, path: file, syscall } = error;
  const isOfLoader = parseStack(error.stack ?? "").every((frame) => !isProjectFile(frame.file, root));
  if (file === undefined || syscall === undefined || !isOfLoader) return undefined;
  return { kind: "unreadable", file: toProjectPath(root, file), reason: `${syscall}: ${code}`, location: undefined };
}

function judgeManifest(manifest: string, root: string): Omit<LoadFailure & { kind: "unreadable" }, "kind"> {
  const file = toProjectPath(root, manifest);
  const text = readSource(manifest) ?? "";
  const start = { file, line: 1, column: 1 };
  try {
    if (JSON.parse(text) === null) return { file, reason: "it has not the form of a package.json", location: start };
    return { file, reason: "Node does not take it; it may begin with a byte order mark", location: start };
  } catch (error) {
    const { message } = error as Error;
    const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
    const reason = message.replace(/(?: in JSON)? at position .*/s, "");
    return { file, reason: `it is no JSON: ${reason}`, location: { file, ...positionAt(text, offset) } };
  }
}

function readMissingImport(error: Error & { requireStack?: readonly string[] }, root: string): LoadFailure | undefined {
  const match =
    /^Cannot find (?:module|package) '([^']+)'(?: imported from (.+))?/.exec(error.message) ??
    /^Directory import '([^']+)' is not supported resolving ES modules imported from (.+)/.exec(error.message);
  const importer = match?.[2] ?? error.requireStack?.[0];
  if (match === null || importer === undefined) return undefined;
  const from = plainPath(importer.trim());
  const found = findImport(readSource(from) ?? "", (specifier) => refersTo(specifier, match[1] ?? "", from));
  return {
    kind: "missing-import",
    importer: toProjectPath(root, from),
    specifier: found?.specifier ?? match[1] ?? "",
    location: { file: toProjectPath(root, from), line: found?.line ?? 1, column: found?.column ?? 1 },
  };
}

function refersTo(specifier: string, target: string, from: string): boolean {
  const missing = plainPath(target);
  return (
    specifier === missing ||
    specifier.startsWith(`${missing}/`) ||
    path.resolve(path.dirname(from), specifier) === missing
  );
}

/** The innermost place in the project. */
export function readThrowingPlace(error: Error, file: string, root: string): ThrowingPlace | undefined {
  const frames = parseStack(error.stack ?? "")
    .filter((frame) => isProjectFile(frame.file, root))
    .map((frame) => ({ ...frame, file: toProjectPath(root, frame.file) }));
  const [innermost] = frames;
  if (innermost === undefined) return readBadImport(error, root);
  const model = toProjectPath(root, file);
  return innermost.file === model
    ? { location: innermost }
    : { location: innermost, from: frames.find((frame) => frame.file === model) };
}

/**
 * Where the application's code has thrown what nobody caught: later than its module was loaded, or in a promise. Undefined where it was
 * perquery that threw.
 */
export function readStrayPlace(error: unknown): SourceLocation | undefined {
  const frames = isError(error) ? parseStack(error.stack ?? "") : [];
  const innermost = frames.find(({ file }) => isInside(ownFolder, file) || !isInstalled(file));
  return innermost === undefined || isInside(ownFolder, innermost.file) ? undefined : innermost;
}

function isProjectFile(file: string, root: string): boolean {
  return isInside(root, file) && !isInstalled(file) && !isInside(ownFolder, file);
}

const isInstalled = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

/** Where a name is imported that is not exported. Node prints `file:line` above the message, but of the compiled text. */
function readBadImport(error: Error, root: string): ThrowingPlace | undefined {
  const importer = /^(\S.*):\d+\n/.exec(error.stack ?? "")?.[1];
  const requested = matchBadImport(error)?.[1];
  if (importer === undefined || requested === undefined) return undefined;
  const file = plainPath(importer);
  const found = findImport(readSource(file) ?? "", (specifier) => specifier === requested);
  return found && { location: { file: toProjectPath(root, file), line: found.line, column: found.column } };
}

const matchBadImport = ({ message }: Error): RegExpExecArray | null => /requested module '([^']+)'/.exec(message);

/** Where a package throws that the model imports, when nothing of the project is in the stack. */
function readInstalledPlace(error: Error, root: string): SourceLocation | undefined {
  const frame = parseStack(error.stack ?? "").find(({ file }) => isInstalled(file) && !isLoader(file));
  return frame && { ...frame, file: toProjectPath(root, frame.file) };
}

const isLoader = (file: string): boolean => isInside(ownFolder, file) || /[\\/]node_modules[\\/]tsx[\\/]/.test(file);

/** An error of another realm is one as well. */
function isError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === "[object Error]" || value instanceof Error;
}

function describe(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function withoutFolder(text: string, root: string): string {
  return text.replaceAll(root + path.sep, "");
}
