import type { Client } from "cassandra-driver";
import { types } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as hotelModel from "../../examples/hotel/model.ts";
import type { TableSize } from "../../src/sizing/model.ts";
import { judgedSize } from "../../src/sizing/judged-size.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";
import { randomly } from "../support/random.ts";
import { flushAndMeasure } from "../support/table-files.ts";

/* The sizes that the hotel's estimates give, against what a node writes for as many rows of such values. */

const models = deriveModels({ ...hotelModel });
const keyspaces = { off: "sizing_plain", LZ4: "sizing_lz4" } as const;
let client: Client;

beforeAll(async () => {
  client = await connectToNode();
  const tables = models.physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  for (const [compression, name] of Object.entries(keyspaces)) {
    const keyspace = models.physical.keyspaces[0];
    if (keyspace === undefined) throw new Error("no keyspace");
    const options = compression === "off" ? ({ compression: false } as const) : {};
    const measured = tables.filter((table) => table.name in filled).map((table) => ({ ...table, options }));
    await createAnew(client, { ...keyspace, tables: measured }, name);
  }
}, 120_000);

afterAll(async () => {
  for (const name of Object.values(keyspaces)) await client.execute(`DROP KEYSPACE IF EXISTS ${name}`);
  await client.shutdown();
});

const random = randomly(7);

/** A text of so many bytes: of words, as texts are. */
function words(bytes: number): string {
  const syllables = ["ba", "co", "di", "fe", "gu", "la", "mi", "no", "pe", "ru", "sa", "to"];
  let text = "";
  while (text.length < bytes) text += random.chance(0.25) ? " " : random.pick(syllables);
  return text.slice(0, bytes);
}

const address = (): object =>
  Object.fromEntries(
    ["street", "city", "state_or_province", "postal_code", "country"].map((field) => [field, words(12)]),
  );

interface Filled {
  readonly columns: string;
  readonly partitions: number;
  readonly rows: () => Iterable<readonly unknown[]>;
}

const filled: Readonly<Record<string, Filled>> = {
  available_rooms_by_hotel_date: {
    columns: "hotel_id, date, room_number, is_available",
    partitions: 1,
    *rows() {
      for (let day = 0; day < 730; day++)
        for (let room = 1; room <= 100; room++)
          yield ["NY456", new types.LocalDate(2026, 1, 1 + day), room, random.chance(0.3)];
    },
  },
  hotels_by_poi: {
    columns: "poi_name, poi_description, hotel_id, name, phone, address",
    partitions: 2_000,
    *rows() {
      for (let poi = 0; poi < 2_000; poi++) {
        const [name, description] = [`${words(14)}${String(poi).padStart(6, "0")}`, words(300)];
        for (let hotel = 0; hotel < 5; hotel++)
          yield [name, description, `${10_000 + poi + hotel}`, words(20), "+1-212-555-010", address()];
      }
    },
  },
  guests: {
    columns: "guest_id, first_name, last_name, title, emails, phone_numbers, addresses",
    partitions: 4_000,
    *rows() {
      for (let guest = 0; guest < 4_000; guest++) {
        // one and a half on average; of addresses, one and a fifth
        const several = guest % 2 === 0 ? 1 : 2;
        const homes = guest % 5 === 0 ? 2 : 1;
        const emails = Array.from({ length: several }, () => `${words(13)}@example.com`);
        const phones = Array.from({ length: several }, () => "+1-212-555-010");
        const addresses = Object.fromEntries(
          Array.from({ length: homes }, (_, i) => [i === 0 ? "at the sea" : "in the city", address()]),
        );
        yield [types.Uuid.random(), words(8), words(8), "Miss", emails, phones, addresses];
      }
    },
  },
};

async function fill(keyspace: string, table: string): Promise<void> {
  const { columns, rows } = filled[table] ?? { columns: "", rows: () => [] };
  const marks = columns.split(", ").map(() => "?");
  const insert = `INSERT INTO ${keyspace}.${table} (${columns}) VALUES (${marks.join(", ")})`;
  let pending: Promise<unknown>[] = [];
  for (const row of rows()) {
    pending.push(client.execute(insert, row as unknown[], { prepare: true }));
    if (pending.length < 256) continue;
    await Promise.all(pending);
    pending = [];
  }
  await Promise.all(pending);
}

function estimateOf(table: string): TableSize {
  const size = models.sizing.tables.find((each) => each.table === table);
  if (size === undefined) throw new Error(`no size of "${table}"`);
  return size;
}

it.each(Object.keys(filled))(
  "estimates %s within the factor that the docs state",
  async (table) => {
    const size = estimateOf(table);
    const partitions = filled[table]?.partitions ?? 0;
    const formula = (size.bytes?.average ?? 0) * partitions;
    const corrected = (judgedSize(size)?.bytes?.average ?? 0) * partitions;
    for (const [compression, keyspace] of Object.entries(keyspaces)) {
      await fill(keyspace, table);
      const { bytes, compressed } = await flushAndMeasure(client, keyspace, table);
      const figures = JSON.stringify({ table, compression, formula, corrected, bytes, compressed });
      expectWithin(bytes / formula, 0.8, 1.25, figures);
      expectWithin(bytes / corrected, 0.8, 1.25, figures);
      if (compression === "off") expect(compressed).toBe(bytes);
      else expectWithin(compressed / formula, 0.4, 0.8, figures);
    }
  },
  300_000,
);

function expectWithin(factor: number, least: number, most: number, figures: string): void {
  expect(factor, figures).toBeGreaterThan(least);
  expect(factor, figures).toBeLessThan(most);
}
