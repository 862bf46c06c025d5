import { decimal, desc, entity, keyspace, query, ref, timestamp, uuid } from "perquery";

export const Customer = entity("customer", { attributes: { customerId: uuid() }, identity: ["customerId"] });
export const Order = entity("order", {
  attributes: { orderId: uuid(), customer: ref(Customer), orderDate: timestamp(), amount: decimal() },
  identity: ["orderId"],
});

export const orders = keyspace("orders_lesson", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find the orders of a customer, newest first")
      .find(Order)
      .given(Order.customer)
      .orderBy(desc(Order.orderDate)),
    query("Q2", "Find an order by its number").find(Order).given(Order.orderId).table("orders_by_id"),
  ],
});
