import { ann, desc, entity, float, hash, int, keyspace, named, query, ref, text, vector } from "perquery";

export const Shop = entity("shop", { attributes: { id: text(), sign: vector(2) }, identity: ["id"] });
export const Item = entity("item", {
  attributes: {
    id: text(),
    shop: ref(Shop),
    name: text(),
    steps: vector(int(), 3),
    embedding: vector(float(), 3),
  },
  identity: ["id"],
});

const sai = { index: "sai" } as const;

export const goods = keyspace("goods", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find an item").find(Item).given(Item.id),
    query("Q2", "Nearness of a text").find(Item).orderBy(ann(Item.name)).servedBy("Q1", sai),
    query("Q3", "Nearness of integers").find(Item).orderBy(ann(Item.steps)).servedBy("Q1", sai),
    query("Q4", "Nearness of a ref").find(Item).orderBy(ann(Item.shop)).servedBy("Q1", sai),
    query("Q5", "Without an index").find(Item).orderBy(ann(Item.embedding)),
    query("Q6", "Without an index, of another's table").find(Item).orderBy(ann(Item.embedding)).servedBy("Q1"),
    query("Q7", "Beside another order").find(Item).orderBy(ann(Item.embedding), desc(Item.name)).servedBy("Q1", sai),
    query("Q8", "Beside a range").find(Item).orderBy(ann(Item.embedding)).range(Item.name).servedBy("Q1", sai),
    query("Q9", "Beside a bucket").find(Item).orderBy(ann(Item.embedding)).given(hash(Item.id, 4)).servedBy("Q1", sai),
    query("Q10", "Beside buckets").find(Item).orderBy(ann(Item.embedding)).bucketBy(hash(Item.id, 4)).scan(),
    query("Q11", "Not in an order")
      .find(Item)
      .given(ann(Item.embedding) as never, Item.name)
      .servedBy("Q1", sai),
    query("Q12", "With a name")
      .find(Item)
      .orderBy(ann(named(Item.embedding, "vector")))
      .servedBy("Q1", sai),
  ],
});
