import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { printLargeModel } from "../types/large-model.ts";

const repository = path.resolve(import.meta.dirname, "../..");
// Inside the repository, so that the model finds "perquery".
const folder = mkdtempSync(path.join(repository, "test/large/model-"));
const modelFile = path.join(folder, "model.ts");
writeFileSync(modelFile, printLargeModel(200));

afterAll(() => rmSync(folder, { recursive: true }));

/** The number of files, and a hash of all of them, from a process of its own. */
function hashOutput(environment: NodeJS.ProcessEnv, cwd: string): string {
  const tsx = path.join(repository, "node_modules/tsx/dist/loader.mjs");
  const script = path.join(repository, "test/large/hash-output.ts");
  const words = ["--conditions=source", "--import", tsx, script, modelFile, folder];
  return execFileSync(process.execPath, words, { cwd, env: { ...process.env, ...environment }, encoding: "utf8" });
}

it("makes the same bytes of 200 entities with eight queries each, in another process, time zone, language and folder", () => {
  const first = hashOutput({ TZ: "UTC", LANG: "C" }, repository);
  expect(first).toMatch(/^\d+ [\da-f]{64}\n$/);
  expect(Number(first.split(" ")[0])).toBeGreaterThan(200);
  expect(hashOutput({ TZ: "Asia/Kathmandu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" }, "/")).toBe(first);
});
