import fc from "fast-check";
import { expect, it } from "vitest";
import { answer, randomModel } from "../support/random-model.ts";
import { application, textsOf } from "./application.ts";
import { notStrict, strictest } from "./settings.ts";

const seed = Number(process.env["PERQUERY_RANDOM_SEED"] ?? 1);

it("generates code that compiles from each of 60 random models", () => {
  const models = fc.sample(randomModel, { numRuns: 60, seed }).flatMap((model) => answer(model).accepted ?? []);
  expect(models.length).toBeGreaterThan(30);
  const errorsWith = application([], new Map(models.flatMap(({ files }, i) => textsOf(`random model ${i}`, files))));
  expect(errorsWith(strictest)).toEqual([]);
  expect(errorsWith(notStrict)).toEqual([]);
});
