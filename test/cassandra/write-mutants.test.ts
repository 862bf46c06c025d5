import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deriveModels } from "../support/compile-model.ts";
import { generateModel, type GeneratedModel } from "../support/model-based/generated-model.ts";
import * as library from "../support/model-based/models/library-of-kinds.ts";
import { mutants, withMistake } from "../support/model-based/mutants.ts";
import { bindSubject, checkWrites, setUpSubject } from "../support/model-based/property.ts";
import type { Subject } from "../support/model-based/run-steps.ts";
import { connectToNode } from "../support/node.ts";

/*
 * Whether the model-based test of writes would notice: the same steps with a mistake in the plans, the generated code or the runtime.
 */
const runs = 120;
const seed = 1;

const models = deriveModels({ ...library });

let client: Client;
let right: Subject;

beforeAll(async () => {
  client = await connectToNode({ isMetadataSyncEnabled: false, encoding: { map: Map } });
  const generated = await generateModel(models);
  generated.remove();
  right = await setUpSubject(client, models, generated.functions, "write_mutants");
});

afterAll(() => client.shutdown());

const withFunctions = ({ functions }: GeneratedModel): Subject =>
  bindSubject(client, models, functions, right.place.keyspaces);

it("finds nothing in a copy without a mistake", { timeout: 900_000 }, async () => {
  const copy = await generateModel(models, { runtime: (_name, text) => text });
  try {
    expect((await checkWrites(withFunctions(copy), { seed, runs })).failure).toBeUndefined();
    for (const { scenario } of mutants) expect(await scenario?.(withFunctions(copy)), scenario?.name).toBeUndefined();
  } finally {
    copy.remove();
  }
});

it.each(mutants)("finds $name", { timeout: 900_000 }, async (mutant) => {
  const mistaken = await generateModel(withMistake(models, mutant), mutant.code);
  try {
    const isChanged =
      mistaken.mutated > 0 || JSON.stringify(withMistake(models, mutant).access) !== JSON.stringify(models.access);
    expect(isChanged, "the mistake is in none of the code").toBe(true);
    const subject = withFunctions(mistaken);
    const found =
      mutant.scenario === undefined
        ? (await checkWrites(subject, { seed, runs, endOnFailure: true })).failure
        : await mutant.scenario(subject);
    console.log(`${mutant.name}\n${found}`);
    expect(found).toBeDefined();
  } finally {
    mistaken.remove();
  }
});
