import type { CqlType } from "../cql/model.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { EntityDefinition } from "./definition.ts";
import type { Amount, AttributeAmount, ConceptualModel, DistinctEstimate, Estimate, Path } from "./model.ts";
import { resolvePath, type Resolved } from "./paths.ts";
import { amountForm, isAmount, isRecord, printFound, readAmount } from "./read-amount.ts";

const words: readonly string[] = [
  "count",
  "per",
  "newPerDay",
  "perDay",
  "daysKept",
  "growthPerYear",
  "bytes",
  "elements",
  "distinct",
  "changesPerDay",
  "deletedAfterReading",
] satisfies (keyof Estimate)[];

interface EstimateContext {
  readonly model: ConceptualModel;
  readonly definition: EntityDefinition;
  readonly report: (found: Diagnostic) => void;
}

/** Fills in what is known of the instances of each entity. */
export function resolveEstimates(
  model: ConceptualModel,
  definitions: readonly EntityDefinition[],
): { readonly model: ConceptualModel; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const report = (found: Diagnostic): void => void diagnostics.push(found);
  const definitionOf = new Map(definitions.map((definition) => [definition.name, definition]));
  const entities = model.entities.map((entity) => {
    const definition = definitionOf.get(entity.name);
    if (definition?.estimate === undefined) return entity;
    return { ...entity, estimate: resolveEstimate({ model, definition, report }) };
  });
  return { model: { ...model, entities }, diagnostics };
}

function resolveEstimate(context: EstimateContext): Estimate | undefined {
  const { definition, report } = context;
  const { name: entity, estimate: said, location } = definition;
  if (!isRecord(said)) {
    const parameters = { entity, what: "it", found: printFound(said), expected: "estimate: { count: 5_000 }" };
    report(diagnostic("PQ1039", parameters, location));
    return undefined;
  }
  for (const word of Object.keys(said)) {
    if (!words.includes(word)) report(diagnostic("PQ1037", { entity, word }, location));
  }
  const amount = (word: string): Amount | undefined => readOne(context, word, said[word], readAmount, amountForm);
  const byPath = (word: PathWord): readonly AttributeAmount[] =>
    resolveByPath(context, word, said[word], readAmount, amountForm).map(({ path, value }) => ({
      path,
      amount: value,
    }));
  return {
    count: amount("count"),
    per: byPath("per"),
    newPerDay: amount("newPerDay"),
    perDay: byPath("perDay"),
    daysKept: amount("daysKept"),
    growthPerYear: readOne(context, "growthPerYear", said["growthPerYear"], readGrowth, growthForm),
    bytes: byPath("bytes"),
    elements: byPath("elements"),
    distinct: resolveByPath(context, "distinct", said["distinct"], readDistinct, distinctForm).map(
      ({ path, value }) => ({ path, ...value }),
    ),
    changesPerDay: byPath("changesPerDay"),
    deletedAfterReading:
      readOne(context, "deletedAfterReading", said["deletedAfterReading"], readBoolean, "true or false") ?? false,
  };
}

function readOne<TValue>(
  { definition, report }: EstimateContext,
  what: string,
  said: unknown,
  read: (value: unknown) => TValue | undefined,
  expected: string,
): TValue | undefined {
  if (said === undefined) return undefined;
  const value = read(said);
  if (value === undefined) {
    const parameters = { entity: definition.name, what, found: printFound(said), expected };
    report(diagnostic("PQ1039", parameters, definition.location));
  }
  return value;
}

type PathWord = "per" | "perDay" | "bytes" | "elements" | "distinct" | "changesPerDay";

function resolveByPath<TValue>(
  context: EstimateContext,
  word: PathWord,
  said: unknown,
  read: (value: unknown) => TValue | undefined,
  expected: string,
): readonly { readonly path: Path; readonly value: TValue }[] {
  const byName = readOne(
    context,
    word,
    said,
    (value) => (isRecord(value) ? value : undefined),
    "one for each attribute",
  );
  return Object.entries(byName ?? {}).flatMap(([name, each]) => {
    const path = resolveAttribute(context, word, name);
    const value = readOne(context, `${word} of "${name}"`, each, read, expected);
    return path === undefined || value === undefined ? [] : [{ path, value }];
  });
}

/** The path that was named, when the word can say something of it. */
function resolveAttribute(
  { model, definition, report }: EstimateContext,
  word: PathWord,
  name: string,
): Path | undefined {
  const path = name.split(".");
  const declared = definition.attributes.some((attribute) => attribute.name === path[0]);
  const resolved = resolvePath(model, definition.name, path);
  if (resolved === undefined && declared && path.length === 1) return undefined;
  const wrong = refuse(word, resolved, path);
  if (wrong === undefined) return path;
  report(diagnostic("PQ1038", { entity: definition.name, word, attribute: name, ...wrong }, definition.location));
  return undefined;
}

interface Refusal {
  readonly reason: string;
  readonly remedy: string;
}

function refuse(word: PathWord, resolved: Resolved | undefined, path: Path): Refusal | undefined {
  if (resolved === undefined || resolved.kind === "entity")
    return { reason: "no attribute of it", remedy: "check the spelling" };
  const isFar = resolved.kind === "ref" ? path.length > 1 : resolved.refs.length > 0;
  const owner = resolved.owner.name;
  if (isFar) return { reason: `an attribute of "${owner}"`, remedy: `say it in the estimate of "${owner}"` };
  if (word === "per" || word === "perDay") {
    return resolved.kind === "ref"
      ? undefined
      : {
          reason: "no ref",
          remedy: `say how many values there are: distinct: { ${path.length > 1 ? `"${path.join(".")}"` : path[0]}: 100 }`,
        };
  }
  if (word === "changesPerDay" || (word === "distinct" && resolved.kind === "value")) return undefined;
  if (resolved.kind === "ref") {
    return word === "distinct"
      ? { reason: "a ref", remedy: `say the count of "${resolved.target.name}"` }
      : { reason: "a ref", remedy: `say the ${word} of what identifies "${resolved.target.name}", there` };
  }
  const isCollection = ["list", "set", "map"].includes(resolved.type.kind);
  if (word === "elements")
    return isCollection ? undefined : { reason: "no collection", remedy: "say its bytes, where they vary" };
  return hasFixedSize(resolved.type)
    ? { reason: "of a fixed size", remedy: "take it out: the type says it" }
    : undefined;
}

/** Whether the type alone says how many bytes a value has. */
function hasFixedSize(type: CqlType): boolean {
  if (type.kind === "vector") return hasFixedSize(type.element);
  const isOpen = ["ascii", "blob", "decimal", "duration", "inet", "text", "varchar", "varint"];
  return type.kind === "native" && !isOpen.includes(type.name);
}

const distinctForm = "a number from 1 to 1e15, or { values, largestShare } with a share of up to 1";

function readDistinct(value: unknown): Omit<DistinctEstimate, "path"> | undefined {
  if (isAmount(value)) return value < 1 ? undefined : { values: value };
  if (!isRecord(value)) return undefined;
  const { values, largestShare, ...rest } = value;
  const isShare = isAmount(largestShare) && largestShare > 0 && largestShare <= 1;
  if (!isAmount(values) || values < 1 || !isShare || Object.keys(rest).length > 0) return undefined;
  return { values, largestShare };
}

/** A hundred times as much each year. */
const mostGrowth = 100;

const growthForm = `a fraction over -1 and up to ${mostGrowth}, such as 0.2`;

const readGrowth = (value: unknown): number | undefined =>
  typeof value === "number" && value > -1 && value <= mostGrowth ? value : undefined;

const readBoolean = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
