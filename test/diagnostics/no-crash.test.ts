import fc, { type GeneratorValue } from "fast-check";
import { expect, it } from "vitest";
import { compile } from "../../src/compile.ts";
import { catalogue } from "../../src/diagnostics/catalogue.ts";
import { hasErrors } from "../../src/diagnostics/errors.ts";
import { renderDiagnostics } from "../../src/diagnostics/render.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import * as perquery from "../../src/index.ts";

/*
 * Random models, made with the builders as a model file would, and now and then with something that has no business there: model files
 * run without a type check. Whatever is said, the answer is diagnostics or files, and never an exception.
 */

const words = { ...perquery };

function call(word: keyof typeof words, ...parameters: readonly unknown[]): unknown {
  return Reflect.apply(words[word], undefined, parameters);
}

function say(builder: unknown, word: string, ...parameters: readonly unknown[]): unknown {
  const known: object = Object(builder);
  const method: unknown = Reflect.get(known, word);
  return typeof method === "function" ? Reflect.apply(method, known, parameters) : builder;
}

const Stranger = perquery.entity("stranger", { attributes: { id: perquery.text() }, identity: ["id"] });

class Attributes {
  id = perquery.text();
}

const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  2.5,
  Number.NaN,
  5n,
  "",
  "id",
  "a.b.c",
  "__proto__",
  "constructor",
  'it\'s "x" */ \n ${y}',
  "n".repeat(300),
  [],
  [undefined],
  {},
  { id: "id" },
  Attributes,
  () => undefined,
  () => {
    throw new Error("deferred too far");
  },
  perquery.text,
  perquery.text(),
  perquery.ref(Stranger),
  Stranger,
  Stranger.id,
  perquery.desc(Stranger.id),
  perquery.named(Stranger.id, "x"),
  perquery.hash(Stranger.id, 4),
  perquery.query("Q", "Find a stranger").find(Stranger),
  perquery.keyspace("k", { replication: {}, queries: [] }),
];

const names = ["id", "name", "userId", "order", "guest", "hotel", "then", "createdAt", "my name", "X", "to"];
const entityNames = ["hotel", "guest", "room", "order", "Token", "hotelViews", "near"];
const natives = [
  ...(["ascii", "bigint", "blob", "boolean", "date", "decimal", "double", "float", "inet", "int", "smallint"] as const),
  ...(["text", "time", "timestamp", "timeuuid", "tinyint", "uuid", "varchar", "varint"] as const),
] as const;

interface Draw {
  /** One of several. */
  readonly one: <T>(items: readonly T[]) => T;
  readonly upTo: (max: number) => number;
  readonly sometimes: (oneIn: number) => boolean;
  /** The same for what is likely to be wrong, which a careful author says less often. */
  readonly risks: (oneIn: number) => boolean;
  /** What was meant, or once in a while something else. */
  readonly mostly: (meant: unknown) => unknown;
}

/** @param strangeness One in how many things is strange, 0 for none; where few are, the author is careful otherwise. */
function draw(g: GeneratorValue, strangeness: number): Draw {
  const upTo = (max: number): number => g(fc.nat, { max });
  const one = <T>(items: readonly T[]): T => items[upTo(items.length - 1)] as T;
  const sometimes = (oneIn: number): boolean => upTo(oneIn - 1) === 0 && oneIn > 0;
  const risks = (oneIn: number): boolean => sometimes(strangeness === 0 || strangeness > 100 ? oneIn * 15 : oneIn);
  const mostly = (meant: unknown): unknown => (strangeness > 0 && sometimes(strangeness) ? one(junk) : meant);
  return { one, upTo, sometimes, risks, mostly };
}

const several = <T>({ upTo }: Draw, max: number, make: () => T): T[] => Array.from({ length: upTo(max) }, make);

function randomType(d: Draw, udts: readonly unknown[], depth = 0): unknown {
  const inner = (): unknown => d.mostly(randomType(d, udts, depth + 1));
  if (depth > 2 || !d.sometimes(3)) return call(d.one(natives));
  switch (d.upTo(9)) {
    case 0:
      return call("list", inner());
    case 1:
      return call("set", inner());
    case 2:
      return call("map", inner(), inner());
    case 3:
      return call("tuple", ...several(d, 2, inner), inner());
    case 4:
      return call("vector", inner(), d.mostly(3));
    case 5:
      return call("frozen", inner());
    case 6:
      return call("unfrozen", d.mostly(udts.length === 0 ? undefined : d.one(udts)));
    case 7:
      return call("oneOf", ...several(d, 2, () => d.mostly(d.one(names))), "last");
    case 8:
      return call(d.risks(1) ? d.one(["counter", "duration"]) : "double");
    default:
      return udts.length === 0 ? call("text") : d.one(udts);
  }
}

function randomAttribute(
  d: Draw,
  udts: readonly unknown[],
  entities: readonly unknown[],
  inIdentity: boolean,
): unknown {
  const isRef = entities.length > 0 && d.sometimes(3);
  let attribute = isRef
    ? call("ref", d.mostly(d.one(entities)))
    : inIdentity
      ? call(d.one(natives))
      : randomType(d, udts);
  if (isRef && d.sometimes(4)) attribute = say(attribute, "prefix", d.mostly(d.one([...names, ""])));
  if (d.risks(8)) attribute = say(attribute, "named", d.mostly(d.one(names)));
  if (inIdentity ? d.risks(20) : d.sometimes(6)) attribute = say(attribute, "optional");
  if (d.sometimes(6)) attribute = say(attribute, "immutable");
  if (d.sometimes(6)) attribute = say(attribute, "generated");
  return d.mostly(attribute);
}

function randomEntity(d: Draw, i: number, udts: readonly unknown[], entities: readonly unknown[]): unknown {
  const count = d.upTo(4);
  const attributes: Record<string, unknown> = { key: randomAttribute(d, udts, entities, true) };
  for (let n = 0; n < count; n++)
    attributes[d.risks(10) ? "user_id" : d.one(names)] = randomAttribute(d, udts, entities, false);
  const known = Object.keys(attributes);
  const key = (): unknown => d.mostly(["key", ...(d.risks(2) ? [d.mostly(d.one(known))] : [])]);
  return call(
    d.risks(5) ? "counterEntity" : d.one(["entity", "entity", "relationship"]),
    d.mostly(entityNames[i]),
    d.mostly({
      attributes: d.mostly(attributes),
      identity: key(),
      ...(d.sometimes(3)
        ? { keys: d.mostly(several(d, 2, () => d.mostly([d.mostly(d.risks(2) ? d.one(known) : "key")]))) }
        : {}),
      ...(d.sometimes(12) ? { plural: d.mostly("things") } : {}),
      ...(d.risks(20) ? { unique: [key()] } : {}),
      ...(d.sometimes(8) ? { immutable: true } : {}),
      ...(d.risks(12) ? { accept: d.mostly({ PQ5115: d.mostly("it is small") }) } : {}),
    }),
  );
}

/** A path from an entity, as deep as chance leads. */
function randomPath(d: Draw, from: unknown): unknown {
  let path = from;
  for (let depth = 0; depth < 3; depth++) {
    const steps =
      typeof path === "object" && path !== null ? Reflect.ownKeys(path).filter((key) => typeof key === "string") : [];
    if (steps.length === 0 || (depth > 0 && d.sometimes(2))) break;
    path = Reflect.get(Object(path), d.one(steps));
  }
  return d.mostly(path);
}

function randomKeyPath(d: Draw, entity: unknown): unknown {
  const path = randomPath(d, entity);
  if (!d.risks(5)) return path;
  const word = d.one(["named", "asWritten", "desc"] as const);
  return word === "named" ? call(word, path, d.mostly(d.one(names))) : call(word, path);
}

function randomBucket(d: Draw, entity: unknown): unknown {
  const path = randomKeyPath(d, entity);
  const unit = d.one(["hour", "day", "week", "month", "year", "every", "hash"] as const);
  let bucket =
    unit === "every"
      ? call(unit, d.mostly(1000), path)
      : unit === "hash"
        ? call(unit, path, d.mostly(8))
        : call(unit, path);
  if (d.risks(3))
    bucket = say(bucket, "as", d.mostly(d.one(names)), d.mostly(d.one(["text", "int", "bigint", "date"])));
  if (d.sometimes(3)) bucket = say(bucket, "zone", d.mostly("Europe/Paris"));
  return d.mostly(bucket);
}

function randomReturned(d: Draw, entity: unknown, entities: readonly unknown[]): unknown {
  const path = randomKeyPath(d, entity);
  switch (d.upTo(6)) {
    case 0:
      return call("allOf", path, { except: d.mostly(several(d, 2, () => randomPath(d, path))) });
    case 1:
      return call("idOf", path);
    case 2:
      return call("asWritten", call(d.one(["allOf", "idOf", "collect"]), path));
    case 3: {
      const collected = call("collect", randomPath(d, d.one(entities)));
      return say(d.sometimes(2) ? say(collected, "as", d.mostly("set")) : collected, d.one(["of", "none"]), path);
    }
    default:
      return path;
  }
}

function randomQuery(d: Draw, i: number, entities: readonly unknown[]): unknown {
  const entity = d.one(entities);
  const keyPath = (): unknown => randomKeyPath(d, entity);
  const meant = d.risks(4) ? randomPath(d, entity) : entity;
  let query = say(
    call("query", d.mostly(`Q${i}`), d.mostly(`Find ${i}`)),
    d.risks(40) ? "nothing" : "find",
    d.mostly(meant),
  );
  const then = (said: boolean, word: string, make: () => readonly unknown[]): void => {
    if (said) query = say(query, word, ...make());
  };
  const whole = d.sometimes(8);
  if (whole) then(true, d.one(["scan", "inOnePartition"]), () => several(d, 1, () => d.mostly({ column: "one" })));
  else
    then(true, "given", () => [d.risks(8) ? randomBucket(d, entity) : keyPath(), ...(d.risks(2) ? [keyPath()] : [])]);
  const further = whole ? d.risks(3) : true;
  then(further && d.risks(3), "optionally", () => [keyPath()]);
  then(further && d.risks(3), "range", () => [keyPath()]);
  then(further && d.risks(2), "orderBy", () => [keyPath(), ...several(d, 1, keyPath)]);
  then(d.risks(6), "returning", () => [randomReturned(d, entity, entities)]);
  then(d.risks(3), "also", () => [randomReturned(d, entity, entities)]);
  then(further && d.risks(4), "bucketBy", () => [randomBucket(d, entity)]);
  then(d.risks(12), "keyedBy", () => [d.mostly("key")]);
  then(d.risks(6), "servedBy", () => [d.mostly(`Q${d.upTo(i)}`), d.mostly(d.one([{}, { index: "sai" }]))]);
  then(d.sometimes(12), "options", () => [d.mostly({ gcGraceSeconds: d.mostly(10) })]);
  then(d.risks(10), "entry", () => []);
  then(d.risks(12), "after", () => several(d, 2, () => d.mostly(`Q${d.upTo(i)}`)));
  then(d.risks(12), "typedIn", () => [keyPath()]);
  then(d.sometimes(12), "for", () => [d.mostly("front desk")]);
  then(d.sometimes(8), "accept", () => [d.mostly("PQ5113"), d.mostly("it is small")]);
  then(true, "table", () => [d.mostly(`table_${i}`)]);
  return d.mostly(query);
}

function randomModel(d: Draw): Record<string, unknown> {
  const udts = several(d, 2, () => d.one(["address", "point", "zip"])).map((name) =>
    call("udt", d.mostly(name), d.mostly({ [d.one(names)]: d.mostly(randomType(d, [])), city: call("text") })),
  );
  const entities: unknown[] = [];
  for (let i = 0; i < 1 + d.upTo(3); i++) entities.push(randomEntity(d, i, udts, entities));
  const keyspaces = ["one", "two"].slice(0, 1 + d.upTo(1)).map((name, k) =>
    call(
      "keyspace",
      d.mostly(name),
      d.mostly({
        replication: d.mostly({ development: d.mostly(1), production: d.mostly({ dc1: d.mostly(3) }) }),
        queries: d.mostly(several(d, 5, () => 0).map((_, i) => randomQuery(d, i + 10 * k, entities))),
      }),
    ),
  );
  return Object.fromEntries([...entities, ...keyspaces].map((item, i) => [`export${i}`, item]));
}

function expectAnAnswer(exports: Record<string, unknown>, previous: unknown): "files" | "diagnostics" {
  const { diagnostics, files } = compile(readModel(exports), { modelFile: "model.ts", previous, accept: [] });
  expect(files === undefined).toBe(hasErrors(diagnostics));
  const printed = renderDiagnostics(diagnostics, { source: () => undefined, colour: false });
  expect(printed).not.toMatch(/\[object |function \(/);
  for (const { code, location } of diagnostics) {
    expect(catalogue).toHaveProperty(code);
    if (!["PQ2020", "PQ8003"].includes(code)) expect(location, `${code} has a place`).toBeDefined();
  }
  const paths = (files ?? []).map((file) => file.path.toLowerCase());
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  return files === undefined ? "diagnostics" : "files";
}

it.each([
  ["strange things here and there", 30],
  ["strange things rarely", 400],
  ["nothing strange", 0],
])("answers a random model with %s by diagnostics or files", (_, strangeness) => {
  const answers: string[] = [];
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const d = draw(g, strangeness);
      answers.push(expectAnAnswer(randomModel(d), undefined));
    }),
    { numRuns: 400, seed: 20_261_201, endOnFailure: true },
  );
  if (strangeness !== 30) expect(answers.filter((answer) => answer === "files").length).toBeGreaterThan(30);
});

it("answers a snapshot of any form", () => {
  const id = perquery.text();
  const Hotel = perquery.entity("hotel", { attributes: { id }, identity: ["id"] });
  const queries = [perquery.query("Q1", "Find a hotel").find(Hotel).given(Hotel.id)];
  const hotel = perquery.keyspace("hotel", { replication: { development: 1 }, queries });
  const table = { name: "hotels", queries: ["Q1"], partitionKey: ["id"], clustering: [] };
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom(table, [table], [], "Q1", 1));
  const snapshot = fc.oneof(
    fc.jsonValue(),
    fc.record({ format: fc.constant(1), keyspaces: part }),
    fc.record({ format: fc.constant(1), keyspaces: fc.array(fc.record({ name: fc.constant("hotel"), tables: part })) }),
    fc.record({
      format: fc.constant(1),
      keyspaces: fc.array(
        fc.record({
          name: fc.constant("hotel"),
          tables: fc.array(fc.record({ name: part, queries: part, partitionKey: part, clustering: part })),
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(snapshot, (previous) => {
      expectAnAnswer({ hotel }, previous);
    }),
  );
});
