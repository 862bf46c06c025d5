import {
  asWritten,
  day,
  decimal,
  desc,
  entity,
  hash,
  keyspace,
  oneOf,
  query,
  ref,
  text,
  timestamp,
  uuid,
} from "perquery";

/** Someone who orders. */
export const User = entity("user", {
  attributes: { userId: uuid().generated(), name: text(), phone: text() },
  identity: ["userId"],
  estimate: {
    count: 2_000_000,
    growthPerYear: 0.3,
    bytes: { name: { average: 15, worst: 60 }, phone: 14 },
  },
});

/** A kitchen that takes orders. */
export const Restaurant = entity("restaurant", {
  attributes: {
    restaurantId: uuid().generated(),
    name: text(),
    /** Decides which riders are near; never changes: a kitchen that moves is another one. */
    city: text().immutable(),
    cuisine: oneOf("burger", "curry", "noodles", "pizza", "salad"),
  },
  identity: ["restaurantId"],
  estimate: {
    count: 8_000,
    growthPerYear: 0.2,
    bytes: { name: { average: 20, worst: 60 }, city: 10 },
    distinct: { city: { values: 40, largestShare: 0.25 } },
  },
});

/** What a user wants from a restaurant. */
export const Order = entity("order", {
  attributes: {
    orderNumber: text(),
    user: ref(User).immutable(),
    restaurant: ref(Restaurant).immutable(),
    placedAt: timestamp().immutable(),
    status: oneOf("placed", "cooking", "on its way", "delivered", "cancelled"),
    total: decimal(),
  },
  identity: ["orderNumber"],
  estimate: {
    per: { user: { average: 60, worst: 2_000 } },
    perDay: { restaurant: { average: 40, worst: 400 } },
    daysKept: 375,
    bytes: { orderNumber: 12, total: 8 },
    changesPerDay: { status: 3 / 375 },
  },
});

export const delivery = keyspace("food_delivery", {
  replication: { production: { datacenter1: 3 }, development: 1 },
  queries: [
    // The user's list keeps the restaurant's name as it was on the bill.
    query("Q1", "Find orders of a user, newest first")
      .find(Order)
      .given(Order.user)
      .orderBy(desc(Order.placedAt))
      .also(asWritten(Order.restaurant.name))
      .after("Q4"),
    // A day is given, so a restaurant's partition ends at midnight where its kitchen is.
    query("Q2", "Find a restaurant's orders of one day")
      .find(Order)
      .given(Order.restaurant, day(Order.placedAt).zone("Europe/Paris"))
      .orderBy(Order.placedAt)
      .after("Q5")
      .typedIn(Order.placedAt)
      .for("kitchen"),
    query("Q3", "Find an order by its number").find(Order).given(Order.orderNumber).after("Q1", "Q2", "Q7"),
    query("Q4", "Find a user").find(User).given(User.userId).entry().for("user"),
    query("Q5", "Find a restaurant").find(Restaurant).given(Restaurant.restaurantId).entry().after("Q6").for("kitchen"),
    query("Q6", "Find restaurants in a city, of one cuisine or all")
      .find(Restaurant)
      .given(Restaurant.city)
      .optionally(Restaurant.cuisine)
      .entry()
      .for("user"),
    // By city and day alone, most orders of a big city's evening would go to one partition, and to the three nodes that hold it:
    // 16 partitions share them, and a read asks all of them.
    query("Q7", "Find the orders of a city on a day")
      .find(Order)
      .given(Order.restaurant.city, day(Order.placedAt).zone("Europe/Paris"), hash(Order.orderNumber, 16).as("shard"))
      .table("orders_by_city_day")
      .entry()
      .for("dispatch"),
  ],
});
