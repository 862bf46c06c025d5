import { expect, it } from "vitest";
import { readModel } from "../../src/dsl/read-model.ts";
import {
  collect,
  counter,
  counterEntity,
  entity,
  keyspace,
  query,
  ref,
  relationship,
  text,
  uuid,
} from "../../src/index.ts";

it("reads a class of attributes, with self and forward references", () => {
  class EmployeeAttributes {
    id = uuid();
    manager = ref(Employee).optional();
    department = ref(Department);
  }
  const Employee = entity("employee", { attributes: EmployeeAttributes, identity: ["id"] });
  class DepartmentAttributes {
    id = uuid();
    head = ref(Employee);
  }
  const Department = entity("department", { attributes: DepartmentAttributes, identity: ["id"] });

  const { entities } = readModel({ Employee });
  expect(entities.map(({ name }) => name)).toEqual(["employee", "department"]);
  expect(
    entities[0]?.attributes.map(({ name, value }) => [name, value.kind === "ref" ? value.entity : value.kind]),
  ).toEqual([
    ["id", "value"],
    ["manager", "employee"],
    ["department", "department"],
  ]);
  expect(`${Employee.manager.department.head.id}`).toBe("path employee.manager.department.head.id");
});

it("reads the attributes of an object when they are first asked for, and once", () => {
  let reads = 0;
  const Category = entity("category", {
    attributes: {
      name: text(),
      get parent() {
        reads += 1;
        return ref(Category);
      },
    },
    identity: ["name"],
  });
  expect(reads).toBe(0);
  expect(`${Category.parent.parent.name}`).toBe("path category.parent.parent.name");
  readModel({ Category });
  readModel({ Category });
  expect(reads).toBe(1);
});

it("makes one instance of a class of attributes", () => {
  let instances = 0;
  class Attributes {
    id = uuid();
    constructor() {
      instances += 1;
    }
  }
  const Thing = entity("thing", { attributes: Attributes, identity: ["id"] });
  expect(instances).toBe(0);
  readModel({ Thing, name: Thing.id });
  expect(instances).toBe(1);
});

it("reads what a class inherits, and its accessors", () => {
  class Base {
    id = uuid();
  }
  class Attributes extends Base {
    name = text();
    get parent() {
      return ref(Thing);
    }
  }
  const Thing = entity("thing", { attributes: Attributes, identity: ["id"] });
  expect(readModel({ Thing }).entities[0]?.attributes.map(({ name }) => name)).toEqual(["id", "name", "parent"]);
});

it("defers a ref to a later entity with a function", () => {
  const Badge = entity("badge", { attributes: { number: text(), holder: ref(() => Visitor) }, identity: ["number"] });
  const Visitor = entity("visitor", { attributes: { name: text() }, identity: ["name"] });
  expect(readModel({ Badge }).entities.map(({ name }) => name)).toEqual(["badge", "visitor"]);
  expect(`${Badge.holder.name}`).toBe("path badge.holder.name");
});

it("keeps the options of each kind of entity", () => {
  const Hotel = entity("hotel", {
    plural: "inns",
    attributes: { id: text(), name: text() },
    identity: ["id"],
    unique: [["name"]],
    guarded: true,
    immutable: true,
    options: { gcGraceSeconds: 60 },
  });
  const Views = counterEntity("views", { attributes: { hotel: ref(Hotel), views: counter() }, identity: ["hotel"] });
  const Near = relationship("near", { attributes: { a: ref(Hotel), b: ref(Hotel) }, keys: [["a.id", "b"]] });
  const read = { attributes: expect.any(Array), location: expect.any(Object), keys: [], unique: [] };
  expect(readModel({ Near, Views }).entities).toEqual([
    {
      ...read,
      kind: "entity",
      role: "entity",
      name: "hotel",
      plural: "inns",
      identity: ["id"],
      unique: [["name"]],
      immutable: true,
      guarded: true,
      options: { gcGraceSeconds: 60 },
    },
    { ...read, kind: "entity", role: "counter", name: "views", identity: ["hotel"], immutable: false, guarded: false },
    {
      ...read,
      kind: "entity",
      role: "relationship",
      name: "near",
      keys: [["a.id", "b"]],
      immutable: false,
      guarded: false,
    },
  ]);
});

it("reads each entity and keyspace once, under whatever names, also from a default export", () => {
  const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
  const hotel = keyspace("hotel", { replication: { development: 1 }, queries: [query("Q1", "").find(Hotel)] });
  const { entities, keyspaces } = readModel({
    Hotel,
    Inn: Hotel,
    default: { hotel, Hotel },
    again: hotel,
    more: 5,
    none: null,
  });
  expect([entities.length, keyspaces.length]).toEqual([1, 1]);
  expect(readModel({ default: hotel }).keyspaces).toHaveLength(1);
});

it("reads entities that only a query or a ref mentions", () => {
  const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
  const Poi = entity("poi", { attributes: { name: text() }, identity: ["name"] });
  const Near = relationship("near", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });
  const queries = [query("Q2", "").find(Hotel).given(Hotel.id).also(collect(Near.poi))];
  const { entities } = readModel({ hotel: keyspace("hotel", { replication: { development: 1 }, queries }) });
  expect(entities.map(({ name }) => name)).toEqual(["hotel", "poi", "near"]);
});

it("keeps two entities of one name apart", () => {
  const first = entity("hotel", { attributes: { id: text() }, identity: ["id"] });
  const second = entity("hotel", { attributes: { code: text() }, identity: ["code"] });
  expect(readModel({ second, first }).entities.map(({ identity }) => identity)).toEqual([["id"], ["code"]]);
});

it("keeps an attribute called __proto__, which a literal takes for its prototype", () => {
  const Odd = entity("odd", { attributes: { id: text(), __proto__: text() }, identity: ["id"] });
  expect(readModel({ Odd }).entities[0]?.attributes.map(({ name }) => name)).toEqual(["id", "__proto__"]);
});
