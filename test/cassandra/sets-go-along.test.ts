import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  bind,
  connectNear,
  insertChain,
  insertHotel,
  selectHotelsByChainName,
  updateChain,
  type Database,
} from "../golden/access_sets_go_along/expected/index.js";
import { applyGenerated, connectToNode } from "../support/node.ts";

let client: Client;
let db: Database;

const keyspaces = { hotels: "test_sets_go_along" };

beforeAll(async () => {
  client = await connectToNode();
  await applyGenerated(client, "test/golden/access_sets_go_along/expected", "hotels", keyspaces.hotels);
  db = bind(client, { keyspaces });
});

afterAll(() => client.shutdown());

it("keeps the set of a row that is filed under another name, since its owner was renamed", async () => {
  await insertChain(db, { id: "c", name: "Old" });
  await insertHotel(db, { id: "h", chainId: "c" });
  await connectNear(db, { hotelId: "h", poiName: "tower", chainName: "Old" });
  await updateChain(db, { id: "c" }, { name: "New" });
  expect(await selectHotelsByChainName(db, { chainName: "Old" }).all()).toEqual([]);
  expect(await selectHotelsByChainName(db, { chainName: "New" }).all()).toMatchObject([
    { id: "h", pois: new Set(["tower"]) },
  ]);
});
