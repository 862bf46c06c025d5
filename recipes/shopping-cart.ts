// A cart with a row for each product in it. It shows the price of the day on which the product was put in, and empties
// itself when nobody has touched it for a month.
import { asWritten, bigint, entity, int, keyspace, query, ref, relationship, text, timestamp, uuid } from "perquery";

export const Customer = entity("customer", {
  attributes: { customerId: uuid().generated(), name: text() },
  identity: ["customerId"],
  estimate: { count: 2_000_000, bytes: { name: 20 } },
});
export const Product = entity("product", {
  attributes: { sku: text(), title: text(), priceCents: bigint() },
  identity: ["sku"],
  estimate: { count: 50_000, bytes: { sku: 10, title: 50 } },
  accept: { PQ6003: "a product that is no longer sold stays" },
});
export const CartLine = relationship("cartLine", {
  attributes: { customer: ref(Customer), product: ref(Product), quantity: int(), addedAt: timestamp() },
  identity: ["customer", "product"],
  estimate: { per: { customer: { average: 2, worst: 200 } } },
  options: { defaultTimeToLive: 30 * 86_400 },
});

export const shop = keyspace("shop", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find a customer").find(Customer).given(Customer.customerId).entry(),
    query("Q2", "Find a product").find(Product).given(Product.sku).entry(),
    query("Q3", "Find what is in the cart of a customer")
      .find(CartLine)
      .given(CartLine.customer)
      .also(asWritten(CartLine.product.title), asWritten(CartLine.product.priceCents))
      .after("Q1"),
  ],
});
