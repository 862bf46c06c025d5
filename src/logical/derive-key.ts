import { determines, determinesEntity } from "../conceptual/dependencies.ts";
import type { CandidateKey, ConceptualModel, Path } from "../conceptual/model.ts";
import { entityNamed, includesPath, printPath, resolveValue, samePath } from "../conceptual/paths.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Bucket, Query, Term } from "../queries/model.ts";
import type { ColumnReason } from "./model.ts";

export interface KeyPart {
  readonly source:
    | { readonly kind: "attribute"; readonly path: Path; readonly asWritten: boolean }
    | { readonly kind: "bucket"; readonly bucket: Bucket };
  readonly column?: string | undefined;
  readonly direction: "asc" | "desc";
  readonly reason: ColumnReason;
}

export interface Key {
  readonly partition: readonly KeyPart[];
  readonly clustering: readonly KeyPart[];
  /** What identifies a row beside the given paths; undefined when they are enough. */
  readonly candidateKey?: CandidateKey | undefined;
}

/**
 * Partition key: the given paths, then the bucket. Clustering: `optionally`, then `orderBy`, then `range`, then what is
 * missing of the grain's key.
 */
export function deriveKey(model: ConceptualModel, query: Query, report: (found: Diagnostic) => void): Key {
  const { grain } = query;
  const partition = query.given.flatMap((term) =>
    term.kind === "bucket" ? [bucketPart(term)] : partsOf(term, "given"),
  );
  if (query.bucket !== undefined) partition.push({ ...bucketPart(query.bucket), reason: "bucketBy" });
  const given = attributesOf(partition);

  if (query.scan) {
    const candidateKey = chooseCandidateKey(model, query, [], report);
    return { partition: missingOf(model, grain, candidateKey, []).map(identifying), clustering: [], candidateKey };
  }
  validateBuckets(model, query, given, report);
  if (given.length > 0 && determinesEntity(model, grain, given, [])) {
    validateOneRow(query, report);
    return { partition, clustering: [] };
  }

  const clustering: KeyPart[] = [];
  const orderOf = (path: Path): KeyPart["direction"] =>
    query.orderBy.find((term) => includesPath(term.attributes, path))?.direction ?? "asc";
  const append = (term: Pick<Term, "attributes" | "column" | "asWritten">, reason: ColumnReason): void => {
    for (const part of partsOf(term, reason)) {
      const { path } = part.source;
      if (!includesPath(attributesOf(clustering), path)) clustering.push({ ...part, direction: orderOf(path) });
    }
  };
  for (const term of query.optionally) append(term, "optionally");
  for (const term of query.orderBy) append(term, "orderBy");
  if (query.range !== undefined) append(query.range, "range");
  validateClustering(model, query, given, report);

  const before = [...given, ...attributesOf(clustering)];
  const candidateKey = chooseCandidateKey(model, query, before, report);
  clustering.push(...missingOf(model, grain, candidateKey, before).map(identifying));
  return { partition, clustering, candidateKey };
}

/** Of several: the one that adds fewest columns, then the one with most columns already there, then the identity. */
function chooseCandidateKey(
  model: ConceptualModel,
  query: Query,
  before: readonly Path[],
  report: (found: Diagnostic) => void,
): CandidateKey {
  const { candidateKeys } = entityNamed(model, query.grain);
  const [identity] = candidateKeys;
  if (identity === undefined) throw new Error(`"${query.grain}" has no identity`);
  if (query.keyedBy !== undefined) {
    const said = query.keyedBy.join(", ");
    const chosen = candidateKeys.find(({ parts }) => parts.join(", ") === said);
    if (chosen !== undefined) return chosen;
    const known = candidateKeys.map(({ parts }) => parts);
    const parameters = { query: query.id, grain: query.grain, said: query.keyedBy, known };
    report(diagnostic("PQ3006", parameters, query.saidAt?.keyedBy ?? query.location));
  }
  return weighCandidateKeys(model, query.grain, before).find(({ chosen }) => chosen)?.key ?? identity;
}

export interface WeighedKey {
  readonly key: CandidateKey;
  /** The columns that it would add. */
  readonly adds: readonly Path[];
  /** How many of its columns are there already. */
  readonly present: number;
  /** A part may be null, so it does not tell every row. */
  readonly isOptional: boolean;
  readonly chosen: boolean;
}

/** The candidate keys of a grain, the identity first, and what each would add to the columns before it. */
export function weighCandidateKeys(
  model: ConceptualModel,
  grain: string,
  before: readonly Path[],
): readonly WeighedKey[] {
  const weighed = entityNamed(model, grain).candidateKeys.map((key) => ({
    key,
    adds: missingOf(model, grain, key, before),
    present: key.paths.filter((path) => includesPath(before, path)).length,
    isOptional: key.paths.some((path) => isOptional(model, grain, path)),
  }));
  const [identity, ...others] = weighed;
  const best = others
    .filter((one) => !one.isOptional)
    .reduce(
      (chosen, one) =>
        chosen === undefined ||
        one.adds.length < chosen.adds.length ||
        (one.adds.length === chosen.adds.length && one.present > chosen.present)
          ? one
          : chosen,
      identity,
    );
  return weighed.map((one) => ({ ...one, chosen: one === best }));
}

/** The parts of a key that the columns before them do not determine. */
function missingOf(model: ConceptualModel, grain: string, key: CandidateKey, before: readonly Path[]): readonly Path[] {
  const missing: Path[] = [];
  for (const path of key.paths) if (!determines(model, grain, [...before, ...missing], path)) missing.push(path);
  return missing;
}

/** Whether a null may stand there: an optional attribute, or one behind an optional ref. */
export function isOptional(model: ConceptualModel, grain: string, path: Path): boolean {
  const { attribute, refs } = resolveValue(model, grain, path);
  let entity = entityNamed(model, grain);
  for (const step of refs) {
    const ref = entity.attributes.find(({ name }) => name === step);
    if (ref?.kind !== "ref") throw new Error(`"${printPath(grain, path)}" does not go through refs`);
    if (ref.optional) return true;
    entity = entityNamed(model, ref.entity);
  }
  return attribute.optional;
}

export const attributesOf = (parts: readonly KeyPart[]): readonly Path[] =>
  parts.flatMap(({ source }) => (source.kind === "attribute" ? [source.path] : []));

type AttributePart = KeyPart & { readonly source: { readonly kind: "attribute" } };

const partsOf = (
  { attributes, column, asWritten }: Pick<Term, "attributes" | "column" | "asWritten">,
  reason: ColumnReason,
): AttributePart[] =>
  attributes.map((path) => ({ source: { kind: "attribute", path, asWritten }, column, direction: "asc", reason }));

const identifying = (path: Path): KeyPart => ({
  source: { kind: "attribute", path, asWritten: false },
  direction: "asc",
  reason: "identifies the row",
});

const bucketPart = (bucket: Bucket): KeyPart => ({
  source: { kind: "bucket", bucket },
  column: bucket.column,
  direction: "asc",
  reason: "given",
});

function validateBuckets(
  model: ConceptualModel,
  query: Query,
  given: readonly Path[],
  report: (found: Diagnostic) => void,
): void {
  for (const term of [...query.given, query.bucket]) {
    if (term?.kind !== "bucket" || term.source === undefined) continue;
    if (!determines(model, query.grain, given, term.source)) continue;
    const parameters = { query: query.id, word: "bucket", path: printPath(query.grain, term.source) };
    report(diagnostic("PQ3001", parameters, term.location));
  }
}

function validateOneRow(query: Query, report: (found: Diagnostic) => void): void {
  const [order] = query.orderBy;
  const [optional] = query.optionally;
  const words = { orderBy: order, optionally: optional, range: query.range };
  for (const [word, term] of Object.entries(words)) {
    if (term === undefined) continue;
    report(diagnostic("PQ3002", { query: query.id, word, path: printPath(query.grain, term.path) }, term.location));
  }
  if (query.keyedBy !== undefined) {
    const parameters = { query: query.id, word: "keyedBy", path: query.keyedBy.join(", ") };
    report(diagnostic("PQ3002", parameters, query.saidAt?.keyedBy ?? query.location));
  }
}

function validateClustering(
  model: ConceptualModel,
  query: Query,
  given: readonly Path[],
  report: (found: Diagnostic) => void,
): void {
  const { id, grain, range } = query;
  for (const term of query.orderBy) {
    const fixed = term.attributes.filter((path) => includesPath(given, path));
    if (fixed.length === 0) continue;
    const print = (paths: readonly Path[]): readonly string[] => paths.map((path) => printPath(grain, path));
    const rest = term.attributes.filter((path) => !fixed.includes(path));
    const parameters = { query: id, path: printPath(grain, term.path), given: print(fixed), rest: print(rest) };
    report(diagnostic("PQ3003", parameters, term.location));
  }
  if (range === undefined) return;
  if (range.attributes.every((path) => determines(model, grain, given, path))) {
    report(diagnostic("PQ3001", { query: id, word: "range", path: printPath(grain, range.path) }, range.location));
  }
  const optional = query.optionally.flatMap((term) => term.attributes);
  const before = query.orderBy.find((term) => !term.attributes.every((path) => includesPath(optional, path)));
  if (before !== undefined && !samePath(before.attributes[0] ?? [], range.attributes[0] ?? [])) {
    const parameters = { query: id, order: printPath(grain, before.path), range: printPath(grain, range.path) };
    report(diagnostic("PQ3004", parameters, range.location));
  }
}
