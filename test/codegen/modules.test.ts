import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";

const repository = path.resolve(import.meta.dirname, "../..");
const modules = ["generated", "test/golden"].flatMap((folder) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /[\\/]entities[\\/][^\\/]+\.ts$/.test(file))
    .map((file) => path.join(folder, file)),
);

beforeEach(() => void vi.resetModules());

// Modules import each other in circles: whichever is the first, it must find what it computes from.
it.each(modules.toSorted())("loads %s as the first", async (file) => {
  const loaded = (await import(path.join(repository, file))) as Record<string, unknown>;
  expect(Object.keys(loaded)).not.toEqual([]);
  expect(Object.values(loaded)).not.toContain(undefined);
});
