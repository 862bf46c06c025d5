import { asWritten, entity, int, keyspace, query, ref, text, uuid } from "perquery";

/** One table keeps the price of when the line was written, another one that of now. */
export const Product = entity("product", { attributes: { sku: text(), price: int() }, identity: ["sku"] });
export const Line = entity("line", {
  attributes: { order: uuid(), product: ref(Product), count: int() },
  identity: ["order", "product"],
});

export const shop = keyspace("shop", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a product").find(Product).given(Product.sku),
    query("Q2", "Find the lines of an order").find(Line).given(Line.order).also(asWritten(Line.product.price)),
    query("Q3", "Find the lines of a product").find(Line).given(Line.product).also(Line.product.price),
  ],
});
