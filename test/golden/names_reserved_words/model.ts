import { counter, counterEntity, entity, int, keyspace, list, map, query, ref, set, text, udt } from "perquery";

const Zip = udt("zip", { Zip: text().named("Zip"), order: text(), class: int() });

/** Words that CQL, JavaScript or the builders use for something else. */
export const Order = entity("order", {
  attributes: {
    token: text(),
    from: text(),
    select: text(),
    set: set(text()),
    name: text(),
    constructor: text(),
    then: text(),
    toString: text(),
    length: int(),
    find: list(text()),
    zip: Zip,
    "my column": text(),
    template: text().named("a`${b}"),
  },
  identity: ["token"],
});
export const Class = entity("class", { attributes: { delete: ref(Order), new: text() }, identity: ["delete", "new"] });
export const Date_ = entity("date", { attributes: { date: text(), map: map(text(), Zip) }, identity: ["date"] });
export const Hit = counterEntity("hit", { attributes: { from: text(), count: counter() }, identity: ["from"] });

export const words = keyspace("words", {
  replication: { development: 1 },
  queries: [
    query("Q1", `it's 50% "x" */ \n and \`\${so}\` on`).find(Order).given(Order.token),
    query("Q2", "Find orders by the word from").find(Order).given(Order.from).orderBy(Order.then),
    query("Q3", "Find classes of an order").find(Class).given(Class.delete),
    query("Q4", "Find by date").find(Date_).given(Date_.date),
    query("Q5", "Find hits").find(Hit).given(Hit.from),
    query("Q6", "Find orders by a field").find(Order).given(Order.zip.Zip, Order.constructor).table("select"),
  ],
});
