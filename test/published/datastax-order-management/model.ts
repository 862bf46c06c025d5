import {
  allOf,
  asWritten,
  decimal,
  desc,
  entity,
  idOf,
  int,
  keyspace,
  map,
  query,
  ref,
  relationship,
  text,
  timestamp,
} from "perquery";

export const User = entity("user", { attributes: { userId: text() }, identity: ["userId"] });
export const Item = entity("item", {
  attributes: { itemId: text(), itemName: text(), itemDescription: text(), itemPrice: decimal() },
  identity: ["itemId"],
});
export const Order = entity("order", {
  attributes: {
    orderId: text(),
    user: ref(User).immutable(),
    orderTimestamp: timestamp().immutable(),
    orderStatus: text(),
    orderSubtotal: decimal(),
    orderShipping: decimal(),
    orderTax: decimal(),
    orderTotal: decimal(),
    paymentSummary: text(),
    paymentDetails: map(text(), text()),
    billingSummary: text(),
    billingDetails: map(text(), text()),
    shippingSummary: text(),
    shippingDetails: map(text(), text()),
    deliveryId: text(),
    deliveryDetails: map(text(), text()),
  },
  identity: ["orderId"],
});
export const OrderItem = relationship("orderItem", {
  attributes: { order: ref(Order).prefix(""), item: ref(Item), itemQuantity: int() },
});
export const StatusChange = entity("statusChange", {
  plural: "order_status_history",
  attributes: { order: ref(Order), statusTimestamp: timestamp(), orderStatus: text() },
  estimate: { per: { order: { average: 5, worst: 20 } } },
  identity: ["order", "statusTimestamp"],
});

export const orderManagement = keyspace("order_management", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    query("Q1", "Find all orders of a user in a date range; sort by order timestamp (desc)")
      .find(Order)
      .given(Order.user)
      .range(Order.orderTimestamp)
      .orderBy(desc(Order.orderTimestamp))
      .returning(Order.orderStatus, Order.orderTotal),
    query("Q2", "Find all information about an order; sort items by name (asc)")
      .find(OrderItem)
      .given(OrderItem.order)
      .orderBy(asWritten(OrderItem.item.itemName)) // an order keeps what was bought as it was bought
      .returning(
        asWritten(allOf(OrderItem.item)),
        OrderItem.itemQuantity,
        allOf(OrderItem.order, { except: [OrderItem.order.user] }),
      )
      .table("orders_by_id"),
    query("Q3", "Find all orders of a user that contain an item; sort by order timestamp (desc)")
      .find(OrderItem.order)
      .given(OrderItem.order.user, OrderItem.item)
      .orderBy(desc(OrderItem.order.orderTimestamp))
      .returning(idOf(OrderItem.order)),
    query("Q4", "Find the status history of an order; sort by status timestamp (desc)")
      .find(StatusChange)
      .given(StatusChange.order)
      .orderBy(desc(StatusChange.statusTimestamp))
      .table("order_status_history_by_id"),
  ],
});
