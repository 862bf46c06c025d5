import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { compile } from "./compile.ts";
import { printLargeModel } from "./large-model.ts";
import cost from "./type-cost.json" with { type: "json" };

/*
 * What it costs to check a model, in type instantiations: a count that is the same on each machine, for one version of TypeScript. The
 * figures of type-cost.json are what was measured; a change of more than a tenth is to be written down there, and none may exceed
 * its budget.
 */

const hotelModel = readFileSync(path.resolve(import.meta.dirname, "../../examples/hotel/model.ts"), "utf8");

const oneMoreEntity = `
import { timestamp } from "perquery";
const Review = entity("review", {
  attributes: { room: ref(Room), guest: ref(Guest), writtenAt: timestamp(), stars: smallint(), body: text(), tags: set(text()) },
  identity: ["room", "guest", "writtenAt"],
});
export const reviews = keyspace("reviews", {
  replication: { development: 1 },
  queries: [
    query("Q10", "Find reviews of a room").find(Review).given(Review.room).range(Review.writtenAt),
    query("Q11", "Find reviews of a hotel by stars").find(Review).given(Review.room.hotel).orderBy(Review.stars),
    query("Q12", "Find reviews by guest name").find(Review).given(Review.guest.lastName).also(Review.room.hotel.name),
    query("Q13", "Find guests who reviewed a room").find(Review.guest).given(Review.room).returning(Review.guest.title),
  ],
});
`;

it("is measured with the TypeScript that the figures are for", () => {
  expect(ts.version).toBe(cost.typescript);
});

it("checks the hotel's model within its budget", () => {
  const { errors, instantiations } = compile(hotelModel);
  expect(errors).toEqual([]);
  expectCost(instantiations, cost.hotel);
}, 120_000);

it("checks one more entity with four queries within its budget", () => {
  const { errors, instantiations } = compile(hotelModel + oneMoreEntity);
  expect(errors).toEqual([]);
  expectCost(instantiations - compile(hotelModel).instantiations, cost.oneMoreEntity);
}, 120_000);

it("checks and declares 200 entities with eight queries each, at a cost that grows with their number", () => {
  const [some, many] = [compile(printLargeModel(50)), compile(printLargeModel(200))];
  expect([some.errors, many.errors]).toEqual([[], []]);
  const perEntity = (many.instantiations - some.instantiations) / 150;
  expectCost(perEntity, cost.largeModelPerEntity);
  expect(many.instantiations / 200).toBeLessThan(1.1 * (some.instantiations / 50));
  expect(many.declarations.length / 200).toBeLessThan(1.1 * (some.declarations.length / 50));
}, 240_000);

function expectCost(actual: number, { measured, budget }: { measured: number; budget: number }): void {
  expect(actual).toBeLessThanOrEqual(budget);
  expect(Math.abs(actual - measured), `${actual} instantiations, where ${measured} are written down`).toBeLessThan(
    measured / 10,
  );
}
