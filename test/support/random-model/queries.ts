import fc from "fast-check";
import type { EntityDefinition, UdtDefinition } from "../../../src/conceptual/definition.ts";
import type { CqlType, NativeTypeName } from "../../../src/cql/model.ts";
import type {
  BucketDefinition,
  BucketUnit,
  PathDefinition,
  QueryCall,
  QueryDefinition,
  ReturnItemDefinition,
} from "../../../src/queries/definition.ts";
import { attributeNames, chosen, pick, rarely, sometimes, texts, wordNames } from "./picks.ts";
import { mayBeInKey } from "./types.ts";

const rawTerm = fc.record({ path: pick, near: rarely(60), named: sometimes(6, pick), asWritten: rarely(10) });
const rawBucket = fc.record({
  unit: fc.constantFrom<BucketUnit>("hour", "hour", "day", "week", "month", "year", "every", "hash"),
  source: pick,
  type: sometimes(50, pick),
  column: sometimes(40, pick),
  zone: sometimes(30, fc.constantFrom("Europe/Paris", "America/New_York", "Asia/Kolkata")),
  size: fc.integer({ min: 1, max: 100_000 }),
});
const rawItem = fc.record({
  kind: fc.constantFrom("path" as const, "path" as const, "all-of" as const, "id-of" as const),
  path: pick,
  near: rarely(40),
  named: sometimes(15, pick),
  asWritten: rarely(15),
  except: sometimes(50, pick),
});

export const rawQueries = fc.array(
  fc.record({
    grain: pick,
    found: sometimes(20, pick),
    text: pick,
    spread: fc.oneof(
      { weight: 12, arbitrary: fc.constant("given" as const) },
      { weight: 2, arbitrary: fc.constant("bucketBy" as const) },
      { weight: 1, arbitrary: fc.constant("inOnePartition" as const) },
      { weight: 1, arbitrary: fc.constant("scan" as const) },
    ),
    given: fc.array(rawTerm, { minLength: 1, maxLength: 3 }),
    givenBucket: sometimes(25, rawBucket),
    bucket: sometimes(30, rawBucket),
    optionally: fc.array(rawTerm, { maxLength: 2 }),
    says: fc.record({ optionally: rarely(25), orderBy: rarely(40), range: rarely(35) }),
    range: rawTerm,
    rangesOverSource: rarely(50),
    orderBy: fc.array(fc.record({ term: rawTerm, direction: fc.constantFrom("asc", "desc", undefined) }), {
      minLength: 1,
      maxLength: 2,
    }),
    word: fc.constantFrom(undefined, undefined, "returning" as const, "also" as const),
    items: fc.array(rawItem, { minLength: 1, maxLength: 3 }),
    collect: sometimes(25, pick),
    keyedBy: sometimes(15, pick),
    servedBy: sometimes(
      25,
      fc.record({ query: pick, sai: fc.boolean(), partial: fc.boolean(), given: rawTerm, orders: fc.boolean() }),
    ),
    table: rarely(75),
    onePartition: fc.constantFrom({}, { column: "all" }, { type: "int" }, { column: "select", type: "text" }),
    options: sometimes(
      8,
      fc.constantFrom(
        { defaultTimeToLive: 3600 },
        { gcGraceSeconds: 60 },
        { compaction: { class: "TimeWindowCompactionStrategy", compactionWindowUnit: "DAYS" } },
      ),
    ),
  }),
  { minLength: 2, maxLength: 14 },
);

type RawQuery = typeof rawQueries extends fc.Arbitrary<readonly (infer TQuery)[]> ? TQuery : never;
type RawTerm = RawQuery["range"];

/** Every path from an entity, through two refs at most, and what it leads to. */
interface Reached {
  readonly path: readonly string[];
  readonly type: CqlType | undefined;
  readonly entity: string | undefined;
}

export function readQueries(
  raw: readonly RawQuery[],
  entities: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
): readonly QueryDefinition[] {
  const queries: QueryDefinition[] = [];
  for (const [i, query] of raw.entries()) queries.push(readQuery(query, i, queries, entities, udts));
  return queries;
}

function readQuery(
  raw: RawQuery,
  index: number,
  before: readonly QueryDefinition[],
  entities: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
): QueryDefinition {
  const location = { file: "model.ts", line: 1000 + index, column: 1 };
  const id = `Q${index + 1}`;
  const text = `${chosen(texts, raw.text)} ${index}`;
  const server = raw.servedBy && chosen(before, raw.servedBy.query);
  if (
    raw.servedBy !== undefined &&
    server?.find?.kind === "path" &&
    !server.calls.some(({ word }) => word === "servedBy")
  ) {
    const { root } = server.find;
    const calls = servedCalls(raw.servedBy, server, reach(root, entities, udts), udts).map(placed);
    return { kind: "query", id, text, find: server.find, calls, location };
  }
  const set = raw.collect === undefined ? undefined : collected(raw.collect, entities);
  const grain = set?.holder ?? chosen(entities, raw.grain)?.name ?? "";
  const all = reach(grain, entities, udts);
  const refs = all.filter(({ entity, path }) => entity !== undefined && path.length > 0);
  const found = raw.found === undefined || set !== undefined ? undefined : chosen(refs, raw.found);
  const find: PathDefinition = { kind: "path", root: grain, path: found?.path ?? [], location };
  const said = wordsOf(raw, grain, all, udts);
  const keys = entities.find(({ name }) => name === grain)?.keys ?? [];
  const calls: readonly QueryCall[] = [
    ...said,
    ...(set === undefined ? [] : [{ word: "also" as const, items: [set.item], location }]),
    ...(raw.keyedBy === undefined || keys.length === 0
      ? []
      : [{ word: "keyedBy" as const, items: chosen(keys, raw.keyedBy) ?? [], location }]),
    ...(raw.table ? [{ word: "table" as const, items: [`${chosen(wordNames, raw.text)}_t${index}`], location }] : []),
    ...(raw.options === undefined ? [] : [{ word: "options" as const, items: [raw.options], location }]),
  ];
  return { kind: "query", id, text, find, calls: calls.map(placed), location };

  function placed<TCall extends QueryCall>(call: TCall, i: number): TCall {
    return { ...call, location: { ...location, column: 10 + i } };
  }
}

function wordsOf(
  raw: RawQuery,
  grain: string,
  all: readonly Reached[],
  udts: readonly UdtDefinition[],
): readonly QueryCall[] {
  const location = undefined;
  const pool = all.filter(
    ({ type, entity, path }) =>
      path.length > 0 && (entity !== undefined || (type !== undefined && mayBeInKey(type, udts))),
  );
  const values = pool.filter(({ type }) => type !== undefined);
  const used: Reached[] = [];
  const term = ({ path, near, named, asWritten }: RawTerm, among: readonly Reached[]): PathDefinition | undefined => {
    const left = among.filter((one) => !used.includes(one));
    const nearest = left.filter((one) => one.path.length === 1);
    const one = chosen(near && nearest.length > 0 ? nearest : left, path);
    if (one === undefined) return undefined;
    used.push(one);
    const column = named === undefined || one.entity !== undefined ? undefined : chosen(attributeNames, named);
    return {
      kind: "path",
      root: grain,
      path: one.path,
      column,
      asWritten: asWritten && one.path.length > 1 ? true : undefined,
    };
  };
  const bucket = (one: RawQuery["bucket"]): BucketDefinition | undefined => one && bucketOf(one, grain, values);

  if (raw.spread === "scan") return [{ word: "scan", items: [], location }, ...returnedBy(raw, grain, all)];
  const givenBucket = bucket(raw.givenBucket);
  const given = raw.spread === "given" ? raw.given.flatMap((one) => term(one, pool) ?? []) : [];
  const lastBucket =
    raw.spread === "bucketBy" || raw.bucket !== undefined ? bucket(raw.bucket ?? raw.givenBucket) : undefined;
  const optionally = raw.says.optionally ? raw.optionally.flatMap((one) => term(one, pool) ?? []) : [];
  const source = (lastBucket ?? givenBucket)?.source;
  const range =
    raw.rangesOverSource && source !== undefined ? source : raw.says.range ? term(raw.range, values) : undefined;
  const orderBy = raw.says.orderBy
    ? raw.orderBy.flatMap(({ term: one, direction }) => {
        const path = term(one, pool);
        return path === undefined ? [] : [{ ...path, direction: direction as "asc" | "desc" | undefined }];
      })
    : [];
  return [
    ...(given.length > 0 || givenBucket !== undefined
      ? [{ word: "given" as const, items: [...given, ...(givenBucket === undefined ? [] : [givenBucket])], location }]
      : []),
    ...(optionally.length > 0 ? [{ word: "optionally" as const, items: optionally, location }] : []),
    ...(range === undefined ? [] : [{ word: "range" as const, items: [range], location }]),
    ...(orderBy.length > 0 ? [{ word: "orderBy" as const, items: orderBy, location }] : []),
    ...(raw.spread === "inOnePartition"
      ? [
          {
            word: "inOnePartition" as const,
            items: [{ kind: "bucket" as const, unit: "singleton" as const, ...raw.onePartition }],
            location,
          },
        ]
      : lastBucket === undefined
        ? []
        : [{ word: "bucketBy" as const, items: [lastBucket], location }]),
    ...returnedBy(raw, grain, all),
  ];
}

function returnedBy({ word, items }: RawQuery, grain: string, all: readonly Reached[]): readonly QueryCall[] {
  if (word === undefined) return [];
  const ends = all.filter(({ path }) => path.length > 0);
  const read = items.flatMap((item): readonly ReturnItemDefinition[] => {
    const wanted = ends.filter(
      ({ entity, path }) => (entity === undefined) === (item.kind === "path") && (!item.near || path.length === 1),
    );
    const one = chosen(wanted, item.path);
    if (one === undefined) return [];
    const column = item.named === undefined || item.kind === "all-of" ? undefined : chosen(attributeNames, item.named);
    const asWritten = item.asWritten && one.path.length > 1 ? true : undefined;
    const path: PathDefinition = { kind: "path", root: grain, path: one.path, column, asWritten };
    if (item.kind === "path") return [path];
    if (item.kind === "id-of") return [{ kind: "id-of", path }];
    const below = ends.filter(
      (end) => end.path.length === one.path.length + 1 && one.path.every((step, i) => end.path[i] === step),
    );
    const except = item.except === undefined ? undefined : chosen(below, item.except);
    return [
      { kind: "all-of", path, except: except === undefined ? [] : [{ kind: "path", root: grain, path: except.path }] },
    ];
  });
  return read.length === 0 ? [] : [{ word, items: read, location: undefined }];
}

/** The types that each unit is kept as, and those that it is made from. */
const forms: Readonly<Record<Exclude<BucketUnit, "singleton">, readonly string[]>> = {
  hour: ["timestamp", "bigint", "text"],
  day: ["date", "timestamp", "bigint", "int", "text"],
  week: ["date", "timestamp", "bigint", "text"],
  month: ["date", "timestamp", "bigint", "int", "text"],
  year: ["int", "date", "timestamp", "bigint", "text"],
  every: ["bigint", "timestamp"],
  hash: ["int"],
};
const times: readonly NativeTypeName[] = ["timestamp", "timeuuid", "bigint", "date"];

function bucketOf(
  { unit, source, type, column, zone, size }: NonNullable<RawQuery["bucket"]>,
  grain: string,
  values: readonly Reached[],
): BucketDefinition | undefined {
  const instants = values.filter((one) => one.type?.kind === "native" && times.includes(one.type.name));
  const hashes = unit === "hash" || unit === "singleton" || instants.length === 0;
  const one = chosen(hashes ? values : instants, source);
  if (one === undefined) return undefined;
  const isDate = one.type?.kind === "native" && one.type.name === "date";
  const real = hashes ? "hash" : unit === "hour" && isDate ? "day" : unit;
  return {
    kind: "bucket",
    unit: real,
    source: { kind: "path", root: grain, path: one.path },
    column: column === undefined ? undefined : chosen(attributeNames, column),
    type: type === undefined ? undefined : chosen(forms[real], type),
    zone: hashes || isDate || real === "every" ? undefined : zone,
    size: real === "hash" ? (size % 64) + 1 : real === "every" ? size : undefined,
  };
}

/** Two refs of a relationship, and the entity that holds the set of what the one leads to. */
interface Collected {
  readonly holder: string;
  readonly item: ReturnItemDefinition;
}

function collected(number: number, entities: readonly EntityDefinition[]): Collected | undefined {
  const pairs = entities
    .filter(({ role }) => role === "relationship")
    .flatMap(({ name: root, attributes }) => {
      const refs = attributes.flatMap(({ name, value }) =>
        value.kind === "ref" ? [{ name, entity: value.entity }] : [],
      );
      return refs.flatMap((near) =>
        refs
          .filter((far) => far !== near)
          .map((far) => ({ root, holder: near.entity ?? "", near: near.name, far: far.name })),
      );
    });
  const pair = chosen(pairs, number);
  if (pair === undefined) return undefined;
  const { root, holder, near, far } = pair;
  const path: PathDefinition = { kind: "path", root, path: [far] };
  return { holder, item: { kind: "collect", path, of: { ...path, path: [near] }, as: "others" } };
}

/** What is given to the other query, with one more attribute. */
function servedCalls(
  raw: NonNullable<RawQuery["servedBy"]>,
  { id, find, calls }: QueryDefinition,
  all: readonly Reached[],
  udts: readonly UdtDefinition[],
): readonly QueryCall[] {
  const location = undefined;
  const root = find?.kind === "path" ? find.root : "";
  const items = calls.flatMap((call) => (call.word === "given" || call.word === "bucketBy" ? call.items : []));
  const own = all.filter(({ path, type }) => path.length === 1 && type !== undefined && mayBeInKey(type, udts));
  const more = chosen(own, raw.given.path);
  const given = [
    ...(raw.partial && raw.sai ? items.slice(1) : items),
    ...(more === undefined || !raw.sai ? [] : [{ kind: "path" as const, root, path: more.path }]),
  ];
  const order = calls.find(({ word }) => word === "orderBy");
  const reversed = (order?.items as readonly PathDefinition[] | undefined)?.map((item): PathDefinition => ({
    ...item,
    column: undefined,
    asWritten: undefined,
    direction: item.direction === "desc" ? "asc" : "desc",
  }));
  return [
    ...(given.length === 0 ? [] : [{ word: "given" as const, items: given, location }]),
    ...(raw.orders && reversed !== undefined ? [{ word: "orderBy" as const, items: reversed, location }] : []),
    { word: "servedBy", items: [{ query: id, index: raw.sai ? "sai" : undefined }], location },
  ];
}

function reach(
  grain: string,
  entities: readonly EntityDefinition[],
  udts: readonly UdtDefinition[],
): readonly Reached[] {
  const found: Reached[] = [];
  const visitType = (path: readonly string[], type: CqlType): void => {
    found.push({ path, type, entity: undefined });
    const udt = type.kind === "udt" ? udts.find(({ name }) => name === type.name) : undefined;
    for (const field of udt?.fields ?? [])
      if (field.value.kind === "value") visitType([...path, field.name], field.value.type);
  };
  const visitEntity = (path: readonly string[], name: string, refs: number): void => {
    found.push({ path, type: undefined, entity: name });
    for (const { name: step, value } of entities.find((one) => one.name === name)?.attributes ?? []) {
      if (value.kind === "value") visitType([...path, step], value.type);
      else if (value.kind === "ref" && value.entity !== undefined && refs < 2)
        visitEntity([...path, step], value.entity, refs + 1);
    }
  };
  visitEntity([], grain, 0);
  return found;
}
