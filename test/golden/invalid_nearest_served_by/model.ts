import { ann, entity, keyspace, query, ref, text, vector } from "perquery";

export const Shop = entity("shop", { attributes: { id: text(), sign: vector(2) }, identity: ["id"] });
export const Item = entity("item", {
  attributes: {
    id: text(),
    shop: ref(Shop),
    name: text(),
    "the look": vector(2),
    embedding: vector(3),
    size: vector(1),
  },
  identity: ["id"],
});

export const goods = keyspace("goods", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find an item").find(Item).given(Item.id),
    query("Q2", "Find the items of a shop").find(Item).given(Item.shop).returning(Item.name).also(Item.shop.sign),
    query("Q3", "A vector that is not there")
      .find(Item)
      .given(Item.shop)
      .orderBy(ann(Item.embedding))
      .servedBy("Q2", { index: "sai" }),
    query("Q4", "A vector that rows share").find(Item).orderBy(ann(Item.shop.sign)).servedBy("Q2", { index: "sai" }),
    query("Q5", "Of one row").find(Item).given(Item.id).orderBy(ann(Item.embedding)).servedBy("Q1", { index: "sai" }),
    query("Q6", "A name in quotes").find(Item).orderBy(ann(Item["the look"])).servedBy("Q1", { index: "sai" }),
    query("Q7", "An option of an index on a text")
      .find(Item)
      .orderBy(ann(Item.embedding))
      .servedBy("Q1", { index: "sai", ascii: true }),
    query("Q8", "An option of an index on a vector")
      .find(Item)
      .given(Item.name)
      .servedBy("Q1", { index: "sai", similarityFunction: "COSINE" }),
    query("Q9", "By the angle")
      .find(Item)
      .orderBy(ann(Item.embedding))
      .servedBy("Q1", { index: "sai", similarityFunction: "COSINE" })
      .table("items_by_angle"),
    query("Q10", "By the distance")
      .find(Item)
      .orderBy(ann(Item.embedding))
      .servedBy("Q1", { index: "sai", similarityFunction: "EUCLIDEAN" }),
    query("Q11", "By the angle of one dimension").find(Item).orderBy(ann(Item.size)).servedBy("Q1", { index: "sai" }),
    query("Q12", "Find the items of a shop by name")
      .find(Item)
      .given(Item.shop)
      .optionally(Item.name)
      .table("named_items"),
    query("Q13", "Within a part of a partition")
      .find(Item)
      .given(Item.shop, Item.name)
      .orderBy(ann(Item.embedding))
      .servedBy("Q12", { index: "sai" }),
    query("Q14", "Find an item of a shop").find(Item).given(Item.shop, Item.name).table("items_of_a_name"),
    query("Q15", "Of a part of the partition key")
      .find(Item)
      .given(Item.shop)
      .orderBy(ann(Item.embedding))
      .servedBy("Q14", { index: "sai" }),
  ],
});
