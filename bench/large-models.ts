import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const words =
  "boolean, collect, date, entity, keyspace, list, map, query, ref, relationship, set, smallint, text, uuid";

/** The hotel example once more, under other names: nine tables. */
const part = (i: number): string => `import { ${words} } from "perquery";
import { Address } from "./address.js";

export const Hotel = entity("hotel${i}", { attributes: { id: text(), name: text(), phone: text(), address: Address }, identity: ["id"] });
export const Poi = entity("poi${i}", { attributes: { poiName: text(), description: text() }, identity: ["poiName"] });
export const Near = relationship("near${i}", { attributes: { hotel: ref(Hotel), poi: ref(Poi) } });
export const Room = entity("room${i}", { attributes: { hotel: ref(Hotel), number: smallint() }, identity: ["hotel", "number"] });
export const Availability = entity("availability${i}", {
  plural: "available_rooms${i}",
  attributes: { room: ref(Room), date: date(), isAvailable: boolean() },
  identity: ["room", "date"],
});
export const Amenity = entity("amenity${i}", {
  attributes: { room: ref(Room), amenityName: text(), description: text() },
  identity: ["room", "amenityName"],
});
export const Guest = entity("guest${i}", {
  attributes: { guestId: uuid(), firstName: text(), lastName: text(), title: text(), emails: set(text()), phoneNumbers: list(text()), addresses: map(text(), Address) },
  identity: ["guestId"],
});
export const Reservation = entity("reservation${i}", {
  attributes: { confirmNumber: text(), room: ref(Room), startDate: date(), endDate: date(), guest: ref(Guest) },
  identity: ["confirmNumber"],
  keys: [["room", "startDate"]],
});
export const hotels = keyspace("hotels${i}", {
  replication: { development: 1 },
  queries: [
    query("Q${i}.1", "Find hotels near given poi").find(Near.hotel).given(Near.poi).also(Near.poi.description),
    query("Q${i}.2", "Find information about a hotel").find(Hotel).given(Hotel.id).also(collect(Near.poi).as("pois")),
    query("Q${i}.3", "Find pois near a hotel").find(Near.poi).given(Near.hotel),
    query("Q${i}.4", "Find available rooms by hotel / date").find(Availability).given(Availability.room.hotel).range(Availability.date),
    query("Q${i}.5", "Find amenities for a room").find(Amenity).given(Amenity.room),
    query("Q${i}.6", "Find reservations by confirmation number").find(Reservation).given(Reservation.confirmNumber),
    query("Q${i}.7", "Find reservations by hotel and date").find(Reservation).given(Reservation.room.hotel, Reservation.startDate),
    query("Q${i}.8", "Find reservations by guest name").find(Reservation).given(Reservation.guest.lastName).orderBy(Reservation.guest),
    query("Q${i}.9", "Find guest by ID").find(Guest).given(Guest.guestId),
  ],
});
`;

const address = `import { text, udt } from "perquery";

export const Address = udt("address", { street: text(), city: text(), stateOrProvince: text(), postalCode: text(), country: text() });
`;

/** How many tables each part has. */
export const tablesOfAPart = 9;

/** A model of about so many tables, a file for each nine, and the configuration that generates it. */
export function writeModel(folder: string, tables: number, format: string): void {
  const parts = Array.from({ length: Math.round(tables / tablesOfAPart) }, (_, i) => i);
  mkdirSync(path.join(folder, "model"), { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  writeFileSync(path.join(folder, "model/address.ts"), address);
  for (const i of parts) writeFileSync(path.join(folder, `model/part${i}.ts`), part(i));
  writeFileSync(
    path.join(folder, "model.ts"),
    parts.map((i) => `export { hotels as hotels${i} } from "./model/part${i}.js";\n`).join(""),
  );
  writeFileSync(
    path.join(folder, "perquery.config.ts"),
    `import { defineConfig } from "perquery";\n\nexport default defineConfig({ rules: 1, format: "${format}", models: [{ model: "model.ts", output: "generated" }] });\n`,
  );
}

/** Another attribute of one entity. */
export function changeModel(folder: string, change: number): void {
  const text = part(0).replace("phone: text(),", `phone: text(), more${change}: text(),`);
  writeFileSync(path.join(folder, "model/part0.ts"), text);
}

const drizzleTable = (i: number, more = ""): string =>
  `export const table${i} = pgTable("table_${i}", {
  hotelId: text("hotel_id").notNull(), startDate: date("start_date").notNull(), roomNumber: smallint("room_number").notNull(),
  confirmNumber: text("confirm_number"), endDate: date("end_date"), guestId: uuid("guest_id"), name: text("name"), isAvailable: boolean("is_available"),${more}
}, (table) => [primaryKey({ columns: [table.hotelId, table.startDate, table.roomNumber] })]);
`;

/** A drizzle schema of so many tables of eight columns, nine in a file as well. */
export function writeDrizzle(folder: string, tables: number): void {
  mkdirSync(path.join(folder, "schema"), { recursive: true });
  for (let from = 0; from < tables; from += tablesOfAPart) writeDrizzlePart(folder, from, tables);
  writeFileSync(
    path.join(folder, "drizzle.config.ts"),
    'import { defineConfig } from "drizzle-kit";\n\nexport default defineConfig({ dialect: "postgresql", schema: "./schema/*.ts", out: "./out" });\n',
  );
}

/** Another column of one table. */
export const changeDrizzle = (folder: string, tables: number, change: number): void =>
  writeDrizzlePart(folder, 0, tables, ` more: text("more${change}"),`);

function writeDrizzlePart(folder: string, from: number, tables: number, more?: string): void {
  const indices = Array.from({ length: Math.min(tablesOfAPart, tables - from) }, (_, i) => from + i);
  const imports = 'import { boolean, date, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";\n\n';
  const text = indices.map((i) => drizzleTable(i, i === from ? more : undefined)).join("\n");
  writeFileSync(path.join(folder, `schema/part${from}.ts`), imports + text);
}
