import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  add,
  append,
  applyChange,
  collectionColumn,
  elementsOf,
  encodeRemoval,
  ifChanged,
  int,
  isChange,
  isSameKey,
  keyColumn,
  list,
  map,
  optionalColumn,
  prepend,
  remove,
  requiredColumn,
  set,
  text,
  tuple,
  wholeValue,
  type ChangeOf,
} from "../../src/runtime/index.ts";

const name = requiredColumn("name", text);
const note = optionalColumn("note", text);
const emails = collectionColumn("emails", set(text));
const phones = collectionColumn("phones", list(text));
const addresses = collectionColumn("addresses", map(text, int));
const rooms = collectionColumn("rooms", set(tuple(text, int)));
const room = (hotel: string, number: number): readonly [string, number] => [hotel, number];
const frozenTags = optionalColumn("tags", set(text));

test("a value is changed when its bytes are, and left alone otherwise", () => {
  expect(ifChanged(name, "Ritz", "Savoy")).toBe("Savoy");
  expect(ifChanged(name, "Ritz", "Ritz")).toBeUndefined();
  expect(ifChanged(name, "Ritz", undefined)).toBeUndefined();
  expect(ifChanged(note, "x", null)).toBeNull();
  expect(ifChanged(note, null, null)).toBeUndefined();
  expect(ifChanged(note, null, "")).toBe("");
  expect(ifChanged(rooms, new Set([room("a", 1)]), new Set([room("a", 1)]))).toBeUndefined();
  const change = add(["x"]);
  expect(ifChanged(emails, new Set(["x"]), change), "elements are not looked at").toBe(change);
});

test("a key that a sparse table lacks is compared, though it can't be written", () => {
  const key = keyColumn("email", text);
  expect(ifChanged(key, null, "x")).toBe("x");
  expect(ifChanged(key, "x", null)).toBeNull();
  expect(ifChanged(key, null, null)).toBeUndefined();
});

test("an empty collection and none are the same where Cassandra has them so", () => {
  expect(ifChanged(emails, new Set(), null)).toBeUndefined();
  expect(ifChanged(emails, null, new Set<string>())).toBeUndefined();
  expect(ifChanged(emails, new Set(["x"]), new Set<string>())).toEqual(new Set());
  expect(ifChanged(emails, new Set(["x"]), null)).toBeNull();
  expect(ifChanged(frozenTags, new Set(), null)).toBeNull();
});

test("keys are the same when all of their parts are, and no row is no row", () => {
  const key = (...parts: readonly string[]) => parts.map((part) => keyColumn("k", text).encode(part));
  expect(isSameKey(key("a", "b"), key("a", "b"))).toBe(true);
  expect(isSameKey(key("a", "b"), key("a", "c"))).toBe(false);
  expect(isSameKey(key("a"), key("a", "b"))).toBe(false);
  expect(isSameKey(undefined, key("a"))).toBe(false);
  expect(isSameKey(undefined, undefined)).toBe(true);
});

test("changes take what the collection's type has, and nothing else", () => {
  const ofEmails = (change: ChangeOf<ReadonlySet<string>>) => change;
  const ofPhones = (change: ChangeOf<readonly string[]>) => change;
  const ofAddresses = (change: ChangeOf<ReadonlyMap<string, number>>) => change;
  ofEmails(add(["x"]));
  ofEmails(remove(new Set(["x"])));
  ofPhones(append(["x"]));
  ofPhones(prepend(["x"]));
  ofAddresses(add(new Map([["home", 1]])));
  ofAddresses(remove(["home"]));
  // @ts-expect-error -- a set of text
  ofEmails(add([1]));
  // @ts-expect-error -- a set has no end
  ofEmails(append(["x"]));
  // @ts-expect-error -- a list is appended to
  ofPhones(add(["x"]));
  // @ts-expect-error -- a map takes entries
  ofAddresses(add(["home"]));
  // @ts-expect-error -- a map loses keys
  ofAddresses(remove([1]));
  expectTypeOf<ChangeOf<string>>().toBeNever();
});

test("a change is told from a whole value, and from another kind", () => {
  const added = add(["x"]) as ReadonlySet<string> | ChangeOf<ReadonlySet<string>> | null | undefined;
  expect(isChange(added)).toBe(true);
  expect(wholeValue(added)).toBeUndefined();
  expectTypeOf(wholeValue(added)).toEqualTypeOf<ReadonlySet<string> | null | undefined>();
  expect(elementsOf(added, "add")).toEqual(new Set(["x"]));
  expectTypeOf(elementsOf(added, "add")).toEqualTypeOf<ReadonlySet<string> | undefined>();
  expect(elementsOf(added, "remove")).toBeUndefined();
  for (const whole of [new Set(["x"]), null, undefined, ["x"]]) {
    expect(isChange(whole)).toBe(false);
    expect(wholeValue(whole)).toBe(whole);
    expect(elementsOf(whole, "add")).toBeUndefined();
  }
  const entries = remove(["home"]) as ChangeOf<ReadonlyMap<string, number>>;
  expectTypeOf(elementsOf(entries, "remove")).toEqualTypeOf<ReadonlySet<string> | undefined>();
  expectTypeOf(elementsOf(entries, "add")).toEqualTypeOf<ReadonlyMap<string, number> | undefined>();
});

test("a change without elements is none", () => {
  for (const none of [add([]), add(new Map()), remove([])]) {
    expect(elementsOf(none, "add")).toBeUndefined();
    expect(elementsOf(none, "remove")).toBeUndefined();
  }
  expect(elementsOf(append([]), "append")).toBeUndefined();
});

test("elements to remove are a set: of a map, its keys", () => {
  expect(encodeRemoval(emails, new Set(["x"]))).toEqual(set(text).encode(new Set(["x"])));
  expect(encodeRemoval(addresses, new Set(["home"]))).toEqual(set(text).encode(new Set(["home"])));
  expect(encodeRemoval(addresses, undefined)).toBeUndefined();
  expect(encodeRemoval(rooms, new Set([["a", 1]]))).toEqual(set(tuple(text, int)).encode(new Set([["a", 1]])));
});

test("a change makes of a value what Cassandra makes of it, by the bytes of elements", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (before, given) => {
      expect(applyChange(emails, new Set(before), add(given))).toEqual(new Set([...before, ...given]));
      expect(applyChange(emails, new Set(before), remove(given))).toEqual(
        new Set(before.filter((one) => !given.includes(one))),
      );
      expect(applyChange(phones, before, append(given))).toEqual([...before, ...given]);
      expect(applyChange(phones, before, prepend(given))).toEqual([...given, ...before]);
    }),
  );
  expect(applyChange(rooms, new Set([room("a", 1)]), add([room("a", 1), room("b", 2)]))).toEqual(
    new Set([
      ["a", 1],
      ["b", 2],
    ]),
  );
  expect(applyChange(rooms, new Set([room("a", 1)]), remove([room("a", 1)]))).toEqual(new Set());
  const before = new Map([
    ["home", 1],
    ["work", 2],
  ]);
  expect(applyChange(addresses, before, add(new Map([["home", 3]])))).toEqual(
    new Map([
      ["work", 2],
      ["home", 3],
    ]),
  );
  expect(applyChange(addresses, before, remove(["home"]))).toEqual(new Map([["work", 2]]));
});

test("a whole value replaces, undefined leaves, and a change of none starts from nothing", () => {
  expect(applyChange(emails, new Set(["x"]), new Set(["y"]))).toEqual(new Set(["y"]));
  expect(applyChange(emails, new Set(["x"]), null as never)).toBeNull();
  expect(applyChange(emails, new Set(["x"]), undefined)).toEqual(new Set(["x"]));
  expect(applyChange(emails, null as ReadonlySet<string> | null, add(["x"]))).toEqual(new Set(["x"]));
  expect(applyChange(addresses, null as ReadonlyMap<string, number> | null, remove(["x"]))).toEqual(new Set());
});
