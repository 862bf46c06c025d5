import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as hotelModel from "../../examples/hotel/model.ts";
import * as hotelFunctions from "../../generated/hotel/index.js";
import { deriveModels } from "../support/compile-model.ts";
import { checkWrites, missingFunctions, setUpSubject } from "../support/model-based/property.ts";
import { connectToNode } from "../support/node.ts";

/*
 * The promise: after any writes, every row of every table is what follows from the entities. PERQUERY_RANDOM_WRITES says how many
 * runs for each model, PERQUERY_RANDOM_SEED which.
 */
const runs = Number(process.env["PERQUERY_RANDOM_WRITES"] ?? 100);
const seed = Number(process.env["PERQUERY_RANDOM_SEED"] ?? 1);

let client: Client;

beforeAll(async () => {
  client = await connectToNode({ isMetadataSyncEnabled: false, encoding: { map: Map } });
});

afterAll(() => client.shutdown());

it("hotel", { timeout: 1_800_000 }, async () => {
  const subject = await setUpSubject(client, deriveModels({ ...hotelModel }), { ...hotelFunctions }, "model_based");
  console.log("missing", missingFunctions(subject));
  const present = { ...subject, commands: subject.commands.filter(({ name }) => name in hotelFunctions) };
  const { tally, failure } = await checkWrites(present, { seed, runs });
  console.log(`${tally}`);
  expect(failure).toBeUndefined();
});
