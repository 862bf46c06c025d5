import {
  duration,
  entity,
  float,
  frozen,
  int,
  keyspace,
  list,
  map,
  query,
  set,
  text,
  tuple,
  udt,
  unfrozen,
  vector,
} from "perquery";

/** What is inside a collection, a tuple or a UDT is frozen, and each type comes after those it is made of. */
const Point = udt("point", { lat: float(), Long: float().named("Long") });
const Address = udt("address", { street: text(), at: Point, phones: list(text()) });
const Company = udt("company", { name: text(), offices: list(Address), opening: map(text(), duration()) });

export const Person = entity("person", {
  plural: "people",
  attributes: {
    id: text(),
    companies: list(Company),
    home: Address,
    work: unfrozen(Address),
    addresses: map(text(), Address),
    scores: list(map(text(), float())),
    pairs: set(tuple(int(), text())),
    labels: frozen(set(frozen(list(text())))),
    place: tuple(Point, list(int())),
    vectors: list(vector(3)),
    near: vector(tuple(int(), text()), 2),
  },
  identity: ["id"],
});

export const people = keyspace("people", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a person").find(Person).given(Person.id),
    query("Q2", "Find people by labels")
      .find(Person)
      .given(Person.labels)
      .orderBy(Person.home.at)
      .returning(Person.home.phones, Person.work),
  ],
});
