import {
  ascii,
  bigint,
  blob,
  boolean,
  counter,
  date,
  decimal,
  double,
  duration,
  float,
  frozen,
  inet,
  int,
  list,
  map,
  oneOf,
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
  type Attribute,
  type UdtAttribute,
} from "perquery";

const Address = udt("address", { street: text(), city: text() });

// Every CQL type is an attribute, and says what it may be used for.
[
  ascii,
  bigint,
  blob,
  boolean,
  date,
  decimal,
  double,
  float,
  inet,
  int,
  smallint,
  text,
  time,
  timestamp,
] satisfies (() => Attribute<"key">)[];
[timeuuid, tinyint, uuid, varchar, varint] satisfies (() => Attribute<"key">)[];
[
  oneOf("open", "paid"),
  vector(3),
  vector(int(), 3),
  frozen(list(text())),
  frozen(tuple(text())),
] satisfies Attribute<"key">[];
[
  set(text()),
  list(Address),
  map(text(), Address),
  list(duration()),
  map(text(), set(int())),
] satisfies Attribute<"collection">[];
tuple(text(), Address, list(text())) satisfies Attribute<"tuple">;
counter() satisfies Attribute<"counter">;
duration() satisfies Attribute<"duration">;
unfrozen(Address) satisfies Attribute<"udt">;
frozen(unfrozen(Address)).optional() satisfies UdtAttribute<{ street: Attribute<"key"> }>;
udt("person", { name: text(), address: Address, emails: set(text()) }) satisfies Attribute<"key">;

// Modifiers keep what an attribute is.
set(text()).named("mails").optional().immutable().renamedFrom("emails") satisfies Attribute<"collection">;
uuid().named("guest_id").immutable().generated() satisfies Attribute<"key">;
timeuuid().generated().optional() satisfies Attribute<"key">;

// @ts-expect-error a text is not made in the client
text().generated();
// @ts-expect-error it is said once
uuid().generated().generated();
// @ts-expect-error a counter is in no collection
set(counter());
// @ts-expect-error a duration has no order
set(duration());
// @ts-expect-error a duration has no order
map(duration(), text());
// @ts-expect-error a map has a key and a value
map(text());
// @ts-expect-error no parentheses
list(text);
// @ts-expect-error a text is neither frozen nor not
frozen(text());
// @ts-expect-error a collection is not frozen unless it says so
unfrozen(list(text()));
// @ts-expect-error no values
oneOf();
// @ts-expect-error no element
tuple();
// @ts-expect-error no dimensions
vector(float());
// @ts-expect-error a counter is in no UDT
udt("stats", { views: counter() });
// @ts-expect-error no parentheses
udt("address", { street: text });
