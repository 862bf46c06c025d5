import {
  counter,
  counterEntity,
  entity,
  list,
  ref,
  relationship,
  text,
  udt,
  uuid,
  type KeyPath,
  type Ref,
} from "perquery";

// A class refers to its own entity and to those below, an object to those above.
class EmployeeAttributes {
  id = uuid();
  name = text();
  manager = ref(Employee);
  department = ref(Department);
}
const Employee = entity("employee", { attributes: EmployeeAttributes, identity: ["id"] });

class DepartmentAttributes {
  id = uuid();
  head = ref(Employee);
}
const Department = entity("department", { attributes: DepartmentAttributes, identity: ["id"], keys: [["head"]] });

Employee.manager.manager.department.head.name satisfies KeyPath<"employee">;
Department.head.department.head satisfies KeyPath<"department">;

// So does a getter.
const Category = entity("category", {
  attributes: {
    name: text(),
    get parent() {
      return ref(Category).optional();
    },
  },
  identity: ["name"],
});
Category.parent.parent.name satisfies KeyPath<"category">;

// A function defers what is declared below.
const Badge = entity("badge", { attributes: { number: text(), holder: ref(() => Visitor) }, identity: ["number"] });
const Visitor = entity("visitor", { attributes: { name: text() }, identity: ["name"] });
Badge.holder.name satisfies KeyPath<"badge">;

ref(Visitor).named("visitor").prefix("").optional().immutable().renamedFrom("guest") satisfies Ref<typeof Visitor>;
relationship("visit", { attributes: { badge: ref(Badge), visitor: ref(Visitor) } });
relationship("visit", {
  plural: "visits",
  attributes: { badge: ref(Badge), visitor: ref(Visitor), day: text() },
  identity: ["badge", "visitor", "day"],
  unique: [["badge.holder", "day"]],
  guarded: true,
  immutable: true,
  options: {
    gcGraceSeconds: 3600,
    compaction: { class: "TimeWindowCompactionStrategy", compactionWindowUnit: "DAYS" },
  },
});
counterEntity("visits", { attributes: { visitor: ref(Visitor), visits: counter() }, identity: ["visitor"] });

// Any name is free for an attribute.
/* oxlint-disable unicorn/no-thenable */
const Odd = entity("odd", {
  attributes: {
    name: text(),
    length: text(),
    then: text(),
    toString: text(),
    constructor: text(),
    find: text(),
    given: text(),
    path: ref(Visitor),
  },
  identity: ["constructor"],
});
[
  Odd.name,
  Odd.length,
  Odd.then,
  Odd.toString,
  Odd.constructor,
  Odd.find,
  Odd.given,
  Odd.path.name,
] satisfies KeyPath<"odd">[];

// @ts-expect-error no such attribute
entity("hotel", { attributes: { id: text() }, identity: ["ID"] });
// @ts-expect-error no identity
entity("hotel", { attributes: { id: text() }, identity: [] });
// @ts-expect-error no identity
entity("hotel", { attributes: { id: text() } });
// @ts-expect-error no such attribute
entity("hotel", { attributes: { id: text() }, identity: ["id"], keys: [["nmae"]] });
// @ts-expect-error no such attribute of the class
entity("hotel", { attributes: DepartmentAttributes, identity: ["name"] });
counterEntity("visits", {
  attributes: { visitor: ref(Visitor), visits: counter() },
  identity: ["visitor"],
  // @ts-expect-error counters are not guarded
  guarded: true,
});
// @ts-expect-error not an entity
ref(text());
// @ts-expect-error a path, not an entity
ref(Badge.holder);
// @ts-expect-error the attributes of an entity, not the entity
ref(EmployeeAttributes);
relationship("visit", {
  attributes: { badge: ref(Badge) },
  // @ts-expect-error no such option of this strategy
  options: { compaction: { class: "LeveledCompactionStrategy", minThreshold: 4 } },
});

// Estimates are of the entity's own attributes.
entity("room", {
  attributes: { badge: ref(Badge), number: text(), photos: list(text()), address: udt("address", { city: text() }) },
  identity: ["badge", "number"],
  estimate: {
    count: { average: 60, worst: 100 },
    per: { badge: 3 },
    newPerDay: 2,
    perDay: { badge: 0.5 },
    daysKept: 30,
    growthPerYear: 0.1,
    bytes: { number: 4, photos: { average: 200, worst: 2_000 }, "address.city": 12 },
    elements: { photos: 3 },
    distinct: { number: 400, "address.city": { values: 60, largestShare: 0.3 } },
    changesPerDay: { number: 1 / 365 },
    deletedAfterReading: false,
  },
});
entity("employee", { attributes: EmployeeAttributes, identity: ["id"], estimate: { per: { department: 12 } } });
relationship("visit", { attributes: { badge: ref(Badge) }, estimate: { per: { badge: 3 } } });
counterEntity("visits", {
  attributes: { visitor: ref(Visitor), visits: counter() },
  identity: ["visitor"],
  estimate: { changesPerDay: { visits: 1_000 } },
});
// @ts-expect-error no such attribute
entity("hotel", { attributes: { id: text() }, identity: ["id"], estimate: { bytes: { nmae: 20 } } });
// @ts-expect-error no such attribute of the class
entity("employee", { attributes: EmployeeAttributes, identity: ["id"], estimate: { per: { hotel: 12 } } });
// @ts-expect-error no such word
entity("hotel", { attributes: { id: text() }, identity: ["id"], estimate: { rooms: 20 } });
// @ts-expect-error no worst case
entity("hotel", { attributes: { id: text() }, identity: ["id"], estimate: { count: { average: 20 } } });
// @ts-expect-error a text
entity("hotel", { attributes: { id: text() }, identity: ["id"], estimate: { count: "20" } });

entity("accepting", { attributes: { id: text() }, identity: ["id"], accept: { PQ5113: "it is small" } });
// @ts-expect-error no code
entity("accepting", { attributes: { id: text() }, identity: ["id"], accept: { small: "it is small" } });
// @ts-expect-error no reason
entity("accepting", { attributes: { id: text() }, identity: ["id"], accept: { PQ5113: true } });
