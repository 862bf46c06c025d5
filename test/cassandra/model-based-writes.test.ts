import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as hotel from "../../examples/hotel/model.ts";
import * as hotelFunctions from "../../generated/hotel/index.js";
import * as investment from "../published/datastax-investment/model.ts";
import * as messaging from "../published/datastax-messaging/model.ts";
import { deriveModels } from "../support/compile-model.ts";
import { generateModel } from "../support/model-based/generated-model.ts";
import * as library from "../support/model-based/models/library-of-kinds.ts";
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

it.each(Object.entries({ hotel, library, investment, messaging }))(
  "%s: every row is what follows from the entities, after any writes",
  { timeout: 1_800_000 },
  async (name, exports) => {
    const models = deriveModels({ ...exports });
    const generated =
      name === "hotel" ? { functions: { ...hotelFunctions }, remove() {} } : await generateModel(models);
    try {
      const subject = await setUpSubject(client, models, generated.functions, `model_based_${name}`);
      console.log("missing", missingFunctions(subject));
      const present = {
        ...subject,
        commands: subject.commands.filter((command) => command.name in generated.functions),
      };
      const { tally, failure } = await checkWrites(present, { seed, runs });
      console.log(`${name}\n${tally}`);
      expect(failure).toBeUndefined();
    } finally {
      generated.remove();
    }
  },
);
