import { determinesEntity } from "../conceptual/dependencies.ts";
import type { Amount, CandidateKey, ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { entityNamed, identityOf, includesPath, resolveValue, samePath, startsWith } from "../conceptual/paths.ts";
import type { Collected } from "../queries/model.ts";
import { atLeast, atMost, exactly, printAmount, printNumber, ratio, scale, times } from "./amounts.ts";
import { amountOf } from "./estimate-values.ts";
import { known, unknown, type Estimated } from "./estimated.ts";
import type { Missing } from "./model.ts";

/** What the rows that are counted have in common. */
export interface Common {
  /** Attributes with one value. */
  readonly values: readonly Path[];
  /** Attributes with values of a stretch of time. */
  readonly stretches: readonly Stretch[];
}

export interface Stretch {
  readonly path: Path;
  readonly days: number;
}

export interface RowsContext {
  readonly conceptual: ConceptualModel;
  /** Rows of the entity expire after so many days. */
  readonly expiry?: { readonly entity: string; readonly days: number } | undefined;
  /** Entities that are being counted. */
  readonly pending: readonly string[];
}

/**
 * How many instances of an entity agree in some attributes. Refs compose: those of a hotel's rooms are those of a room times the
 * rooms of a hotel. At worst, the largest has the largest; instances that merely share a value are counted at their average.
 */
export function countAlike(context: RowsContext, entity: string, common: Common): Estimated {
  const { conceptual } = context;
  if (determinesEntity(conceptual, entity, common.values, [])) return known(exactly(1));
  if (common.values.length + common.stretches.length === 0) return countAll(context, entity);
  const inside = inEntity(context, entity, common);
  const bound = boundByKey(context, entity, common);
  const counted = countInside(context, entity, inside);
  const found = counted.amount === undefined && bound !== undefined && bound.openRefs <= 1 ? bound.estimated : counted;
  if (found.amount === undefined) return found;
  const most = bound?.estimated.amount;
  return { ...found, amount: atLeast(most === undefined ? found.amount : atMost(found.amount, most), 1) };
}

/** The elements of a collected set: the instances of the relationship for one of what holds it. */
export function collectedCount(conceptual: ConceptualModel, { relationship, near }: Collected): Estimated {
  const entity = entityNamed(conceptual, relationship);
  const nearPaths = entity.candidateKeys[0]?.paths.filter((path) => startsWith(path, near)) ?? [];
  return countAlike({ conceptual, pending: [] }, relationship, { values: nearPaths, stretches: [] });
}

interface Inside {
  /** By ref: what is common in what it leads to. */
  readonly refs: ReadonlyMap<string, Common>;
  /** Attributes of the entity itself. */
  readonly own: readonly Path[];
  readonly days: number;
}

function inEntity({ conceptual }: RowsContext, entity: string, { values, stretches }: Common): Inside {
  const refs = new Map<string, Common>();
  const own: Path[] = [];
  let days = Infinity;
  const add = (ref: string, change: Common): void => {
    const before = refs.get(ref) ?? { values: [], stretches: [] };
    refs.set(ref, {
      values: [...before.values, ...change.values],
      stretches: [...before.stretches, ...change.stretches],
    });
  };
  for (const path of values) {
    const [first = "", ...rest] = path;
    if (resolveValue(conceptual, entity, path).refs.length > 0) add(first, { values: [rest], stretches: [] });
    else if (isDay(conceptual, entity, path)) days = Math.min(days, 1);
    else own.push(path);
  }
  for (const { path, days: length } of stretches) {
    const [first = "", ...rest] = path;
    if (resolveValue(conceptual, entity, path).refs.length > 0)
      add(first, { values: [], stretches: [{ path: rest, days: length }] });
    else days = Math.min(days, length);
  }
  return { refs, own, days };
}

/** A date of which the model does not say how many there are: one of the days that are kept. */
function isDay(conceptual: ConceptualModel, entity: string, path: Path): boolean {
  const { type } = resolveValue(conceptual, entity, path);
  if (type.kind !== "native" || type.name !== "date") return false;
  return distinctOf(entityNamed(conceptual, entity), path) === undefined;
}

function countInside(context: RowsContext, entity: string, { refs, own, days }: Inside): Estimated {
  const byRef = Array.from(refs, ([ref, common]) => countByRef(context, entity, ref, common, days));
  const all = countAll(context, entity, days);
  const counted = byRef.filter(({ amount }) => amount !== undefined);
  if (byRef.length > 0 && counted.length === 0) return byRef[0] ?? all;
  const base = counted.toSorted((a, b) => (a.amount?.average ?? 0) - (b.amount?.average ?? 0))[0] ?? all;
  if (base.amount === undefined) return base;
  let { average, worst } = base.amount;
  const from = [...base.from];
  for (const { amount, from: more } of counted) {
    if (amount === undefined || amount === base.amount) continue;
    // they are taken to be independent; at worst, the smaller one has no others
    if (all.amount !== undefined) average *= Math.min(1, ratio(amount.average, all.amount.average));
    worst = Math.min(worst, amount.worst);
    from.push(...more);
  }
  const missing: Missing[] = [];
  for (const path of own) {
    const share = shareOf(context.conceptual, entity, path);
    if (share === undefined) missing.push({ kind: "entity", entity, word: "distinct", name: path.join(".") });
    else [average, worst] = [average * share.share.average, worst * share.share.worst];
    if (share !== undefined) from.push(share.from);
  }
  if (missing.length > 0) return unknown(...missing);
  const isSelection = own.length > 0 || base.isSelection === true;
  return { amount: { average, worst: Math.max(average, worst) }, from, missing: [], isSelection };
}

function countByRef(context: RowsContext, entity: string, ref: string, common: Common, days: number): Estimated {
  const attribute = entityNamed(context.conceptual, entity).attributes.find(({ name }) => name === ref);
  if (attribute?.kind !== "ref") throw new Error(`"${entity}.${ref}" is no ref`);
  const matching = countAlike(context, attribute.entity, common);
  const each = countPer(context, entity, ref, days);
  if (matching.amount === undefined || each.amount === undefined) return unknown(...each.missing, ...matching.missing);
  const [m, n] = [matching.amount, each.amount];
  const isSelection = matching.isSelection === true;
  const { average, worst: both } = times(m, n);
  const worst = isSelection ? Math.max(scale(m, n.average).worst, scale(n, m.average).worst) : both;
  const from = [...each.from, ...matching.from];
  return { amount: { average, worst }, from, missing: [], isSelection };
}

/** For one of what the ref leads to. */
function countPer(context: RowsContext, entity: string, ref: string, days: number): Estimated {
  const { estimate, attributes } = entityNamed(context.conceptual, entity);
  const missing: Missing = { kind: "entity", entity, word: "per", name: ref };
  const { said, horizon } = lifetime(context, entity, days);
  const perDay = amountOf(estimate?.perDay, [ref]);
  if (perDay !== undefined) {
    if (horizon === Infinity) return unknown({ kind: "entity", entity, word: "daysKept" });
    const note = `${entity}: ${printAmount(perDay)} a day per ${ref}, ${printDays(horizon)}`;
    return known(scale(perDay, horizon), note);
  }
  const per = amountOf(estimate?.per, [ref]);
  if (per !== undefined) {
    const note = `${entity}: ${printAmount(per)} per ${ref}`;
    return during(per, note, entity, said, horizon);
  }
  const attribute = attributes.find(({ name }) => name === ref);
  const target = attribute?.kind === "ref" ? attribute.entity : "";
  if (context.pending.includes(entity)) return unknown(missing);
  const [all, others] = [countAll(context, entity, days), countAll(context, target)];
  if (all.amount === undefined || others.amount === undefined || others.amount.average === 0) return unknown(missing);
  const spread = exactly(ratio(all.amount.average, others.amount.average));
  return known(spread, ...all.from, ...others.from, `${entity}: spread evenly over each ${ref}`);
}

const totals = new WeakMap<ConceptualModel, Map<string, Estimated>>();

/** All instances, or those of so many days. */
export function countAll(context: RowsContext, entity: string, days = Infinity): Estimated {
  if (context.pending.length > 0 || context.expiry !== undefined) return countInstances(context, entity, days);
  const results = totals.get(context.conceptual) ?? new Map<string, Estimated>();
  totals.set(context.conceptual, results);
  const key = `${entity} ${days}`;
  const result = results.get(key) ?? countInstances(context, entity, days);
  results.set(key, result);
  return result;
}

function countInstances(context: RowsContext, entity: string, days: number): Estimated {
  const missing: Missing = { kind: "entity", entity, word: "count" };
  if (context.pending.includes(entity)) return unknown(missing);
  const inside = { ...context, pending: [...context.pending, entity] };
  const { estimate, attributes } = entityNamed(context.conceptual, entity);
  const { said, horizon } = lifetime(context, entity, days);
  if (estimate?.count !== undefined)
    return during(estimate.count, `${entity}: ${printAmount(estimate.count)} in all`, entity, said, horizon);
  if (estimate?.newPerDay !== undefined) {
    if (horizon === Infinity) return unknown({ kind: "entity", entity, word: "daysKept" });
    const note = `${entity}: ${printAmount(estimate.newPerDay)} a day, ${printDays(horizon)}`;
    return known(scale(estimate.newPerDay, horizon), note);
  }
  const lacking: Missing[] = [];
  for (const attribute of attributes) {
    if (attribute.kind !== "ref") continue;
    if ([estimate?.per, estimate?.perDay].every((each) => amountOf(each, [attribute.name]) === undefined)) continue;
    const each = countPer(inside, entity, attribute.name, days);
    const others = countAll(inside, attribute.entity);
    lacking.push(...each.missing, ...others.missing);
    if (each.amount === undefined || others.amount === undefined) continue;
    const amount = scale(others.amount, each.amount.average);
    return known(amount, ...each.from, ...others.from);
  }
  const bound = boundByKey(inside, entity, { values: [], stretches: [] });
  if (days === Infinity && bound !== undefined && bound.openRefs <= 1) return bound.estimated;
  return unknown(...(lacking.length > 0 ? lacking : [missing]));
}

/** How long instances are kept by what is said, and which part of that counts. */
function lifetime(
  { conceptual, expiry }: RowsContext,
  entity: string,
  days: number,
): { readonly said: number | undefined; readonly horizon: number } {
  const kept = entityNamed(conceptual, entity).estimate?.daysKept?.average;
  const expires = expiry?.entity === entity ? expiry.days : undefined;
  return { said: kept ?? expires, horizon: Math.min(days, kept ?? Infinity, expires ?? Infinity) };
}

/** A part of what there is while it is kept. */
function during(amount: Amount, note: string, entity: string, said: number | undefined, horizon: number): Estimated {
  if (horizon === Infinity || horizon === said) return known(amount, note);
  if (said === undefined) return unknown({ kind: "entity", entity, word: "daysKept" });
  const of = `${printDays(horizon)} of ${printNumber(said)}`;
  return known(scale(amount, horizon / said), `${note}, ${of}`);
}

const printDays = (days: number): string =>
  days < 1 ? `${printNumber(days * 24)} hours` : `${printNumber(days)} ${days === 1 ? "day" : "days"}`;

interface Bound {
  readonly estimated: Estimated;
  /** Refs in the key that are not given: their product counts pairs that may never come together. */
  readonly openRefs: number;
}

/** No more than the values that the rest of a candidate key can have. */
function boundByKey(context: RowsContext, entity: string, common: Common): Bound | undefined {
  const bounds = entityNamed(context.conceptual, entity).candidateKeys.flatMap(
    (key) => boundOf(context, entity, key, common) ?? [],
  );
  return bounds.toSorted((a, b) => (a.estimated.amount?.worst ?? 0) - (b.estimated.amount?.worst ?? 0))[0];
}

function boundOf(context: RowsContext, entity: string, key: CandidateKey, common: Common): Bound | undefined {
  const { conceptual } = context;
  const { refs, days } = inEntity(context, entity, common);
  let amount = exactly(1);
  let openRefs = 0;
  const from: string[] = [];
  const counted = new Set<string>();
  for (const path of key.paths) {
    const [first = "", ...rest] = path;
    if (includesPath(common.values, path) || counted.has(first)) continue;
    if (resolveValue(conceptual, entity, path).refs.length === 0) {
      const values = valuesOf(context, entity, path, days);
      if (values === undefined) return undefined;
      amount = scale(amount, values.values);
      from.push(values.from);
      continue;
    }
    counted.add(first);
    const attribute = entityNamed(conceptual, entity).attributes.find(({ name }) => name === first);
    if (attribute?.kind !== "ref" || context.pending.includes(attribute.entity)) return undefined;
    const identity = identityOf(entityNamed(conceptual, attribute.entity));
    const inKey = key.paths.filter(([step]) => step === first).map((each) => each.slice(1));
    if (!identity.every((part) => includesPath(inKey, part)) || !includesPath(identity, rest)) return undefined;
    const given = refs.get(first) ?? { values: [], stretches: [] };
    const inside = { ...context, pending: [...context.pending, entity] };
    const matching = countAlike(inside, attribute.entity, given);
    if (matching.amount === undefined) return undefined;
    if (given.values.length === 0) openRefs++;
    amount = times(amount, matching.amount);
    from.push(...matching.from);
  }
  return { estimated: known(amount, ...from), openRefs };
}

/** How many values an attribute of a key has. */
function valuesOf(
  context: RowsContext,
  entity: string,
  path: Path,
  days: number,
): { readonly values: number; readonly from: string } | undefined {
  const { conceptual } = context;
  const name = path.join(".");
  const { type } = resolveValue(conceptual, entity, path);
  const isDate = type.kind === "native" && type.name === "date";
  const distinct = distinctOf(entityNamed(conceptual, entity), path);
  const { horizon } = lifetime(context, entity, days);
  if (isDate && horizon < (distinct?.values ?? Infinity))
    return { values: Math.max(1, horizon), from: `${entity}: ${printDays(horizon)}` };
  if (distinct === undefined) return undefined;
  return { values: distinct.values, from: `${entity}: ${printNumber(distinct.values)} of ${name}` };
}

interface Distinct {
  readonly values: number;
  readonly largestShare?: number | undefined;
}

/** How many values an attribute has, by what is said or by its type. */
export function distinctOf(entity: Entity, path: Path): Distinct | undefined {
  const said = entity.estimate?.distinct.find((each) => samePath(each.path, path));
  if (said !== undefined) return said;
  const [name, ...fields] = path;
  const attribute = entity.attributes.find((each) => each.name === name);
  if (attribute?.kind !== "value" || fields.length > 0) return undefined;
  if (attribute.values !== undefined) return { values: attribute.values.length };
  return attribute.type.kind === "native" && attribute.type.name === "boolean" ? { values: 2 } : undefined;
}

/** Which part of the instances has one value. */
function shareOf(
  conceptual: ConceptualModel,
  entity: string,
  path: Path,
): { readonly share: Amount; readonly from: string } | undefined {
  const distinct = distinctOf(entityNamed(conceptual, entity), path);
  if (distinct === undefined) return undefined;
  const { values, largestShare } = distinct;
  const name = path.join(".");
  const average = 1 / values;
  const skew = largestShare === undefined ? "" : `, the most frequent has ${printNumber(largestShare * 100)} %`;
  return {
    share: { average, worst: Math.max(average, largestShare ?? average) },
    from: `${entity}: ${printNumber(values)} of ${name}${skew}`,
  };
}
