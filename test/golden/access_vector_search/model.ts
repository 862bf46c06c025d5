import { ann, entity, keyspace, query, text, vector } from "perquery";

/** What is nearest to a vector: of everything, of what has some other value, and within a partition. */
export const Item = entity("item", {
  attributes: {
    id: text(),
    shop: text(),
    kind: text(),
    name: text(),
    embedding: vector(3),
    picture: vector(2).optional(),
  },
  identity: ["id"],
});

export const goods = keyspace("goods", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find an item").find(Item).given(Item.id),
    query("Q2", "Find the items that are most like a description")
      .find(Item)
      .orderBy(ann(Item.embedding))
      .servedBy("Q1", { index: "sai" }),
    query("Q3", "Find the items of a kind that are most like a description")
      .find(Item)
      .given(Item.kind)
      .orderBy(ann(Item.embedding))
      .servedBy("Q1", { index: "sai", caseSensitive: false }),
    query("Q4", "Find the items of a shop").find(Item).given(Item.shop).optionally(Item.kind),
    query("Q5", "Find the items of a shop that look most like a picture")
      .find(Item)
      .given(Item.shop)
      .orderBy(ann(Item.picture))
      .servedBy("Q4", { index: "sai", similarityFunction: "EUCLIDEAN" })
      .table("items_that_look_like"),
    query("Q6", "Find the items of a kind that look most like a picture")
      .find(Item)
      .given(Item.kind)
      .orderBy(ann(Item.picture))
      .servedBy("Q4", { index: "sai", similarityFunction: "EUCLIDEAN" })
      .table("items_of_a_kind_that_look_like"),
    query("Q7", "Find all items").find(Item).inOnePartition().table("all_items"),
    query("Q8", "Find the items of all that are most like a description")
      .find(Item)
      .orderBy(ann(Item.embedding))
      .servedBy("Q7", { index: "sai", similarityFunction: "DOT_PRODUCT" })
      .table("items_of_all_that_are_like"),
  ],
});
