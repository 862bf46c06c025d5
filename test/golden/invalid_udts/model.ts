import { type Attribute, entity, int, keyspace, list, query, ref, text, udt, uuid } from "perquery";

export const Hotel = entity("hotel", { attributes: { id: text() }, identity: ["id"] });

const Address = udt("address", { street: text(), city: text() });
const OldAddress = udt("address", { lines: list(text()) });
const HomeAddress = udt("Address", { line: text() });
const Contact = udt("contact", {
  phoneNumber: text(),
  phone_number: text(),
  faxNumber: text().named("fax"),
  fax: int(),
  id: uuid().generated(),
  ["__proto__"]: text(),
  // @ts-expect-error a function is no type
  name: text,
  // @ts-expect-error a ref is none either
  hotel: ref(Hotel),
  note: text().named(""),
});
const Nothing = udt("nothing", {});
const Box: ReturnType<typeof udt> = udt("box", {
  label: text(),
  get inner(): Attribute<"collection"> {
    return list(Box);
  },
});

export const Guest = entity("guest", {
  attributes: {
    id: text(),
    address: Address,
    old: OldAddress,
    home: HomeAddress,
    contact: Contact,
    box: Box,
    no: Nothing,
  },
  identity: ["id"],
});

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a guest").find(Guest).given(Guest.id)],
});
