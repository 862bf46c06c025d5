import {
  collect,
  double,
  entity,
  int,
  keyspace,
  list,
  query,
  ref,
  relationship,
  text,
  udt,
  uuid,
  vector,
} from "perquery";

/** Values borrowed from the owner of an owner, through refs that may lead nowhere, under names that have to be quoted. */
const Address = udt("address", { city: text(), "the street": text() });
export const Country = entity("country", { attributes: { code: text(), name: text() }, identity: ["code"] });
export const City = entity("city", {
  attributes: { id: uuid().generated(), name: text(), "the country": ref(Country).optional(), class: text() },
  identity: ["id"],
});
export const Shop = entity("shop", {
  attributes: {
    id: uuid().generated(),
    city: ref(City),
    nearest: ref(City).optional(),
    address: Address,
    prices: vector(double(), 2),
    phones: list(text()),
  },
  identity: ["id"],
});
export const Visit = relationship("visit", {
  attributes: { shop: ref(Shop), city: ref(City), code: uuid().generated(), note: text().optional(), stars: int() },
});

export const shops = keyspace("shops", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a country").find(Country).given(Country.code),
    query("Q2", "Find a city").find(City).given(City.id).returning(City["the country"].code, City.class),
    query("Q3", "Find a city's name").find(City).given(City.id).returning(City.name).table("names_of_cities"),
    query("Q4", "Find shops in a country").find(Shop).given(Shop.city["the country"].name).also(Shop.city.class),
    query("Q5", "Find shops near a city").find(Shop).given(Shop.nearest.name).also(Shop.city.name),
    query("Q6", "Find shops in a street")
      .find(Shop)
      .given(Shop.address["the street"])
      .returning(Shop.prices)
      .also(collect(Visit.city).as("visitors")),
    query("Q7", "Find visits by their note").find(Visit).given(Visit.note).orderBy(Visit.code),
  ],
});
