import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as p from "perquery";
import { expect, it } from "vitest";
import { diffOutput } from "../../src/cli/output/diff-output.ts";
import { perqueryFormatter } from "../../src/cli/output/formatter.ts";
import type { Change } from "../../src/cli/output/model.ts";
import { compile } from "../../src/compile.ts";
import { readModel } from "../../src/dsl/read-model.ts";

/*
 * What a reviewer sees of six typical changes: the difference of all that is generated, but for the seals. `UPDATE_GOLDEN=1` writes what
 * came out; read it as a reviewer would.
 */

interface Variant {
  readonly email?: boolean;
  readonly order?: "asc" | "desc";
  readonly text?: string;
  readonly bucket?: boolean;
  readonly byHotel?: boolean;
  readonly byNights?: boolean;
}

function model({ email, order, text, bucket, byHotel = true, byNights }: Variant): Record<string, unknown> {
  const Guest = p.entity("guest", {
    attributes: { guestId: p.uuid(), name: p.text(), ...(email ? { email: p.text().optional() } : {}) },
    identity: ["guestId"],
  });
  const Stay = p.entity("stay", {
    attributes: { stayId: p.uuid(), guest: p.ref(Guest), hotel: p.text(), arrival: p.date(), nights: p.int() },
    identity: ["stayId"],
  });
  const ofHotel = p.query("Q4", "Find the stays at a hotel").find(Stay).given(Stay.hotel).range(Stay.arrival);
  const hotel = p.keyspace("hotel", {
    replication: { production: { datacenter1: 3 }, development: 1 },
    queries: [
      p
        .query("Q1", text ?? "Find a guest")
        .find(Guest)
        .given(Guest.guestId),
      p.query("Q2", "Find a stay").find(Stay).given(Stay.stayId),
      p
        .query("Q3", "Find the stays of a guest")
        .find(Stay)
        .given(Stay.guest)
        .orderBy(order === "desc" ? p.desc(Stay.arrival) : Stay.arrival),
      ...(byHotel ? [bucket ? ofHotel.bucketBy(p.month(Stay.arrival)) : ofHotel] : []),
      ...(byNights ? [p.query("Q5", "Find stays by their nights").find(Stay).given(Stay.nights)] : []),
    ],
  });
  return { Guest, Stay, hotel };
}

const formatter = perqueryFormatter();

async function generate(variant: Variant): Promise<ReadonlyMap<string, string>> {
  const { files = [], diagnostics } = compile(readModel(model(variant)), { modelFile: "src/model.ts", accept: [] });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const texts = files.map(async (file) => [file.path, await formatter.format(file.path, file.text)] as const);
  return new Map(await Promise.all(texts));
}

async function diff(before: Variant, after: Variant): Promise<string> {
  const [old, now] = [await generate(before), await generate(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((file): readonly Change[] => {
    const [was, is] = [old.get(file), now.get(file)];
    if (is === undefined) return [{ kind: "remove", path: file, before: was ?? "" }];
    return was === is ? [] : [{ kind: "write", path: file, before: was, after: is }];
  });
  const folder = { folder: "src/generated", absolute: "", changes, unchanged: 0, seals: undefined, leftovers: [] };
  return diffOutput({ folders: [folder] }, false);
}

const folder = path.join(import.meta.dirname, "reviewable");

it.each<[change: string, before: Variant, after: Variant]>([
  ["a-query-added", {}, { byNights: true }],
  ["an-attribute-added", {}, { email: true }],
  ["an-order-changed", {}, { order: "desc" }],
  ["a-text-changed", {}, { text: "Find a guest by its number" }],
  ["a-bucket-added", {}, { bucket: true }],
  ["a-query-removed", {}, { byHotel: false }],
])("shows of %s what it means, and no more", async (change, before, after) => {
  const file = path.join(folder, `${change}.diff`);
  const found = await diff(before, after);
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(file, found);
  expect(found).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
});

it("has no difference that no test shows", () => {
  expect(readdirSync(folder)).toHaveLength(6);
});
