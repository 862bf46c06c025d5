import {
  ascii,
  bigint,
  blob,
  boolean,
  counter,
  counterEntity,
  date,
  decimal,
  desc,
  double,
  duration,
  entity,
  float,
  frozen,
  inet,
  int,
  keyspace,
  list,
  map,
  oneOf,
  query,
  set,
  smallint,
  text,
  time,
  timestamp,
  timeuuid,
  tinyint,
  tuple,
  udt,
  unfrozen,
  uuid,
  varchar,
  varint,
  vector,
} from "perquery";

const Inner = udt("inner", { id: uuid(), at: timestamp(), total: decimal() });
const Outer = udt("outer", {
  inner: Inner,
  inners: list(Inner),
  byDay: map(date(), set(inet())),
  pair: tuple(bigint(), Inner),
  near: vector(float(), 2),
});

/** One attribute of each type, by itself and inside of others. */
export const Value = entity("value", {
  attributes: {
    id: int(),
    ascii: ascii().optional(),
    bigint: bigint().optional(),
    blob: blob().optional(),
    boolean: boolean().optional(),
    date: date().optional(),
    decimal: decimal().optional(),
    double: double().optional(),
    duration: duration().optional(),
    float: float().optional(),
    inet: inet().optional(),
    int: int().optional(),
    oneOf: oneOf("open", "it's closed").optional(),
    smallint: smallint().optional(),
    text: text().optional(),
    time: time().optional(),
    timestamp: timestamp().optional(),
    timeuuid: timeuuid().optional(),
    tinyint: tinyint().optional(),
    uuid: uuid().optional(),
    varchar: varchar().optional(),
    varint: varint().optional(),
    list: list(bigint()),
    set: set(varint()),
    map: map(text(), boolean()),
    frozenList: frozen(list(text())).optional(),
    frozenSet: frozen(set(blob())).optional(),
    frozenMap: frozen(map(int(), text())).optional(),
    tuple: tuple(int(), text(), list(uuid())).optional(),
    udt: Outer.optional(),
    unfrozenUdt: unfrozen(Inner).optional(),
    floats: vector(float(), 3).optional(),
    texts: vector(text(), 2).optional(),
    listOfMaps: list(map(text(), double())),
    mapOfUdts: map(text(), Outer),
    setOfTuples: set(tuple(int(), text())),
    byInt: map(int(), text()),
    byTimestamp: map(timestamp(), duration()),
    byUuid: map(uuid(), text()),
    byTuple: map(tuple(date(), inet()), vector(float(), 2)),
  },
  identity: ["id"],
});

/** A key of every type that may be in one. */
export const Key = entity("key", {
  attributes: {
    ascii: ascii(),
    bigint: bigint(),
    blob: blob(),
    boolean: boolean(),
    date: date(),
    decimal: decimal(),
    double: double(),
    float: float(),
    inet: inet(),
    int: int(),
    smallint: smallint(),
    text: text(),
    time: time(),
    timestamp: timestamp(),
    timeuuid: timeuuid(),
    tinyint: tinyint(),
    uuid: uuid(),
    varchar: varchar(),
    varint: varint(),
    list: frozen(list(int())),
    set: frozen(set(text())),
    map: frozen(map(int(), timestamp())),
    tuple: tuple(int(), text()),
    udt: Inner,
    vector: vector(float(), 2),
  },
  identity: ["ascii", "bigint", "blob", "boolean", "date", "decimal", "double", "float", "inet", "int"],
  keys: [
    ["smallint", "text", "time", "timestamp", "timeuuid", "tinyint", "uuid", "varchar"],
    ["varint", "list", "set", "map", "tuple", "udt", "vector"],
  ],
});

export const Tally = counterEntity("tally", { attributes: { day: date(), count: counter() }, identity: ["day"] });

export const values = keyspace("values", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a value").find(Value).given(Value.id),
    query("Q2", "Find a key by its first attributes, in the partition key")
      .find(Key)
      .given(
        Key.ascii,
        Key.bigint,
        Key.blob,
        Key.boolean,
        Key.date,
        Key.decimal,
        Key.double,
        Key.float,
        Key.inet,
        Key.int,
      ),
    query("Q3", "Find keys by the others, in the clustering")
      .find(Key)
      .given(Key.smallint, Key.text, Key.time)
      .orderBy(desc(Key.timestamp))
      .keyedBy("smallint", "text", "time", "timestamp", "timeuuid", "tinyint", "uuid", "varchar")
      .table("keys_by_others"),
    query("Q4", "Find keys by collections and the like")
      .find(Key)
      .given(Key.varint, Key.list, Key.set, Key.udt)
      .keyedBy("varint", "list", "set", "map", "tuple", "udt", "vector")
      .table("keys_by_composites"),
    query("Q5", "Find a tally").find(Tally).given(Tally.day),
  ],
});
