import { expect, test } from "vitest";
import { date, keyColumn, optionalColumn, text, type DriverRow } from "../../src/runtime/index.ts";
import { decodeRows } from "../../src/runtime/decode-rows.ts";

const row = (values: object): DriverRow => values as DriverRow;
const hotelId = keyColumn("hotel_id", text);
const startDate = keyColumn("start_date", date);
const phone = optionalColumn("phone", text);
const decode = (given: DriverRow) => ({
  hotelId: hotelId.decode(given["hotel_id"]),
  startDate: startDate.decode(given["start_date"]),
  phone: phone.decode(given["phone"]),
});

test("a row that lacks a required column is left out", () => {
  const rows = [
    row({ hotel_id: "NY456", start_date: null, phone: "1" }),
    row({ hotel_id: "NY456", start_date: "2026-12-01", phone: null }),
    row({ hotel_id: "NY456", phone: "2" }),
  ];
  expect(decodeRows(rows, { decode, required: ["start_date"] })).toEqual([
    { hotelId: "NY456", startDate: "2026-12-01", phone: null },
  ]);
});
