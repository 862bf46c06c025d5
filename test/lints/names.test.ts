import { expect, it } from "vitest";
import { isInstant, isMoney, isOfFewValues, readsLikeASet } from "../../src/lints/names.ts";

it.each(["price", "cashBalance", "amountEur", "shipping_fee"])("takes %s for money", (name) => {
  expect(isMoney(name)).toBe(true);
});

it.each(["priceLevel", "taxonomy", "balanced", "feeder", "cents", "total", "rate"])("takes %s for no money", (name) => {
  expect(isMoney(name)).toBe(false);
});

it.each(["createdAt", "startTime", "orderDate", "deliveredOn", "timestamp", "birthday"])(
  "takes %s for a time",
  (name) => {
    expect(isInstant(name)).toBe(true);
  },
);

it.each(["leadTime", "cookingTime", "lookAt", "update", "candidate", "format", "location", "addOn"])(
  "takes %s for no time",
  (name) => {
    expect(isInstant(name)).toBe(false);
  },
);

it.each(["country", "birthCountry", "countryCode", "currency", "gender"])("takes %s for one of few", (name) => {
  expect(isOfFewValues(name)).toBe(true);
});

it.each(["city", "code", "postalCode", "countryside", "type", "state"])("takes %s for one of many", (name) => {
  expect(isOfFewValues(name)).toBe(false);
});

it("takes tags for a set, and steps for a list", () => {
  expect(["tags", "followerIds", "emails"].map(readsLikeASet)).toEqual([true, true, true]);
  expect(["steps", "phoneNumbers", "to", "history", "lines"].map(readsLikeASet).some(Boolean)).toBe(false);
});
