import path from "node:path";
import { carriesHeader, carriesJsonMark } from "../../codegen/header.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import type { Diagnostic } from "../../diagnostics/model.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { silentProgress, type Progress } from "../../cluster/progress.ts";
import type { Outcome } from "../outcome.ts";
import { toProjectPath } from "../project-path.ts";
import { checkFolder } from "./check-folder.ts";
import { describeFileError } from "./file-error.ts";
import { isFormatFailure, perqueryFormatter, type Formatter } from "./formatter.ts";
import type { Change, FolderPlan, OutputPlan, OutputRequest } from "./model.ts";
import { readFolder } from "./read-folder.ts";
import { printSeals, readSeals, seal, sealsFile, type Seals } from "./seals.ts";

export interface PlanOptions {
  readonly formatter?: Formatter;
  readonly progress?: Progress;
}

/** Compares what was generated with what is on disk. Formats only what differs; changes nothing. */
export async function planOutput(
  root: string,
  requests: readonly OutputRequest[],
  { formatter = perqueryFormatter(), progress = silentProgress }: PlanOptions = {},
): Promise<Outcome<OutputPlan>> {
  const diagnostics: Diagnostic[] = [];
  const folders: FolderPlan[] = [];
  for (const request of requests) {
    try {
      const plan = await planFolder(root, request, formatter, progress);
      diagnostics.push(...plan.diagnostics);
      if (plan.value !== undefined) folders.push(plan.value);
    } catch (error) {
      diagnostics.push(
        isFormatFailure(error)
          ? diagnostic("PQ0016", { file: toProjectPath(root, error.file), reason: error.message }, undefined)
          : describeFileError(error, `read output folder "${request.folder}"`),
      );
    }
  }
  return { diagnostics, value: diagnostics.length === 0 ? { folders } : undefined };
}

async function planFolder(
  root: string,
  { folder, files }: OutputRequest,
  formatter: Formatter,
  progress: Progress,
): Promise<Outcome<FolderPlan>> {
  const refused = checkFolder(
    root,
    folder,
    files.map((file) => file.path),
  );
  if (refused.length > 0) return { diagnostics: refused, value: undefined };
  const absolute = path.resolve(root, folder);
  const { texts, leftovers } = readFolder(absolute);
  const before = readSeals(texts.get(sealsFile));
  const after: Record<string, string> = {};
  const diagnostics: Diagnostic[] = [];
  const changes: Change[] = [];
  for (const [index, file] of files.entries()) {
    progress.detail(`${index} of ${files.length} files`);
    const place = path.join(absolute, file.path);
    const formatting = await formatter.version(place);
    const onDisk = texts.get(file.path);
    if (onDisk !== undefined && !isOurs(file, onDisk, before)) {
      diagnostics.push(diagnostic("PQ0011", { file: path.posix.join(folder, file.path) }, undefined));
      continue;
    }
    const kept = onDisk === undefined ? undefined : seal(formatting, file.text, onDisk);
    const isKept = kept !== undefined && kept === before[file.path];
    const text = onDisk !== undefined && isKept ? onDisk : await formatter.format(place, file.text);
    after[file.path] = isKept ? kept : seal(formatting, file.text, text);
    if (onDisk !== text) changes.push({ kind: "write", path: file.path, before: onDisk, after: text });
  }
  const unchanged = files.length - changes.length;
  changes.push(...(await findStale(files, texts, before, (file) => formatter.version(path.join(absolute, file)))));
  const seals = printSeals(after);
  const plan: FolderPlan = {
    folder,
    absolute,
    changes: changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    unchanged,
    seals: texts.get(sealsFile) === seals ? undefined : seals,
    leftovers,
  };
  return { diagnostics, value: diagnostics.length === 0 ? plan : undefined };
}

/** A file that can hold no header is known by its mark, or because perquery has sealed one at this path. */
function isOurs(file: GeneratedFile, onDisk: string, seals: Seals): boolean {
  return file.header ? carriesHeader(onDisk) : carriesJsonMark(onDisk) || seals[file.path] !== undefined;
}

async function findStale(
  files: readonly GeneratedFile[],
  texts: ReadonlyMap<string, string>,
  seals: Seals,
  versionOf: (file: string) => Promise<string>,
): Promise<readonly Change[]> {
  const current = new Set([sealsFile, ...files.map((file) => file.path)]);
  const stale: Change[] = [];
  for (const [name, text] of texts) {
    if (current.has(name)) continue;
    // a file without a header was printed as it stays
    const sealed = seals[name] !== undefined && seals[name] === seal(await versionOf(name), text, text);
    if (carriesHeader(text) || sealed) stale.push({ kind: "remove", path: name, before: text });
  }
  return stale;
}
