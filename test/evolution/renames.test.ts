import { expect, it } from "vitest";
import { compareKeys } from "../../src/evolution/compare-keys.ts";
import { diffSchema } from "../../src/evolution/schema-diff/diff-schema.ts";
import type { SchemaDiff } from "../../src/evolution/schema-diff/model.ts";
import { printCql } from "../../src/evolution/schema-diff/print-diff.ts";
import { takeSnapshot } from "../../src/evolution/snapshot.ts";
import { deriveModels } from "../support/compile-model.ts";
import { guestsAfter, guestsBefore } from "./guests.ts";

const before = deriveModels(guestsBefore());
const snapshot = takeSnapshot(before.physical, before.access);

const diffTo = (options: Parameters<typeof guestsAfter>[1]): SchemaDiff =>
  diffSchema(snapshot, deriveModels(guestsAfter("hotel", options)));

const effects = ({ changes }: SchemaDiff): readonly string[] =>
  changes.map(({ name, effect, text }) => `${effect} ${name}: ${text}`);

it("takes renamed keys and fields for what they were, and a kept column for no change", () => {
  const found = diffTo({});
  expect(effects(found)).toEqual([
    'careful hotel.address: field "street" renamed to "road"',
    'careful hotel.guests_by_phone: column "telephone" renamed to "phone"',
    'careful hotel.stays_of: column "visitor_id" renamed to "guest_id"',
    'breaking hotel.stays_by_room: column "visitor_id" renamed to "guest_id"',
  ]);
  expect(printCql(found)).toBe(
    [
      "ALTER TYPE hotel.address RENAME street TO road;",
      "ALTER TABLE hotel.guests_by_phone RENAME telephone TO phone;",
      "ALTER TABLE hotel.stays_of RENAME visitor_id TO guest_id;",
      "-- ALTER TABLE hotel.stays_by_room ADD guest_id text;",
      "-- ALTER TABLE hotel.stays_by_room DROP visitor_id;",
    ].join("\n"),
  );
});

it("says that Cassandra renames no column outside the key", () => {
  const renamed = diffTo({ keepsColumn: false }).changes.find(({ text }) => text.includes('"email"'));
  expect(renamed).toMatchObject({
    effect: "breaking",
    text: 'column "mail" renamed to "email"',
    advice: expect.stringContaining('.named("mail")'),
  });
});

it("guesses nothing where the model does not say it", () => {
  const found = effects(diffTo({ keepsColumn: false, says: false }));
  expect(found.filter((line) => line.includes("renamed"))).toEqual([]);
  expect(found).toContain("breaking hotel.guests_by_phone: primary key: ((telephone), id) → ((phone), id)");
});

it("does not stop generation for a key that has only another name, and stops where the model does not say so", () => {
  const codes = (says: boolean): readonly string[] => {
    const { conceptual, queries, physical } = deriveModels(guestsAfter("hotel", { says }));
    return compareKeys(snapshot, conceptual, queries, physical, []).map(({ code }) => code);
  };
  expect(codes(true)).toEqual([]);
  expect(codes(false)).toEqual(["PQ8001", "PQ8001"]);
});
