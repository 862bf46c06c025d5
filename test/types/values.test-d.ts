import { insertHotel, type Database } from "../../generated/hotel/index.js";
import { insertValue, selectValues, type Database as Values } from "../golden/physical_every_type/expected/index.js";

declare const values: Values;
declare const hotels: Database;
const id = 1;

void insertValue(values, { id, bigint: 9007199254740993n, varint: 10n ** 30n, decimal: "-0.10", floats: [1, 2, 3] });
void insertValue(values, { id, floats: Float32Array.of(1, 2, 3), byInt: new Map([[1, "one"]]), text: null });
void insertHotel(hotels, { id: "AZ123", name: "Inn", phone: "1", address: { city: "Tempe", street: undefined } });
// What was read can be written.
void selectValues(values, { id }).then((row) => row && insertValue(values, row));

// @ts-expect-error a number, which can't hold every bigint
void insertValue(values, { id, bigint: 1 });
// @ts-expect-error a number, which can't hold every varint
void insertValue(values, { id, varint: 1 });
// @ts-expect-error a number, which has no scale
void insertValue(values, { id, decimal: 0.1 });
// @ts-expect-error bytes
void insertValue(values, { id, text: Buffer.from("text") });
// @ts-expect-error a number
void insertValue(values, { id, text: 1 });
// @ts-expect-error an instant, which is another day in another zone
void insertValue(values, { id, date: new Date() });
// @ts-expect-error a text, which may have no zone
void insertValue(values, { id, timestamp: "2026-12-01" });
// @ts-expect-error an object, whose keys are texts
void insertValue(values, { id, byInt: { 1: "one" } });
// @ts-expect-error an array, which may have one value twice
void insertValue(values, { id, set: [1n] });
// @ts-expect-error a text that it is not one of
void insertValue(values, { id, oneOf: "shut" });
// @ts-expect-error a field that the type has not
void insertHotel(hotels, { id: "AZ123", name: "Inn", phone: "1", address: { town: "Tempe" } });
