import { expect, it } from "vitest";
import { compile } from "./compile.ts";

/** The mistakes that people are most likely to make, each a line of a model file. */
const mistakes = {
  "a collection in a key": 'query("Q", "").find(Guest).given(Guest.emails);',
  "an unfrozen UDT in a key": 'query("Q", "").find(Stay).given(Stay.openAddress);',
  "a duration in a key": 'query("Q", "").find(Stay).range(Stay.length);',
  "a counter as an order": 'query("Q", "").find(HotelViews).orderBy(desc(HotelViews.views));',
  "a path of another entity": 'query("Q", "").find(Near.hotel).given(Hotel.id);',
  "a misspelt attribute": 'query("Q", "").find(Reservation).given(Reservation.guest.lastname);',
  "a bare ref that is returned": 'query("Q", "").find(Reservation).also(Reservation.guest);',
  "an entity without ref": 'query("Q", "").find(Wrong).given(Wrong.hotel);',
  "a type without parentheses": 'query("Q", "").find(Wrong).given(Wrong.name);',
  "an attribute that is found": 'query("Q", "").find(Hotel.name);',
  "a misspelt identity": 'entity("hotel", { attributes: { id: text(), name: text() }, identity: ["ID"] });',
  "a text that is generated": 'entity("hotel", { attributes: { id: text().generated() }, identity: ["id"] });',
  "a query that finds nothing": 'keyspace("hotel", { replication: { development: 1 }, queries: [query("Q", "")] });',
  "a direction in a range": 'query("Q", "").find(Stay).range(desc(Stay.day));',
  "a bucket of a type it has no form for": 'query("Q", "").find(Stay).bucketBy(week(Stay.day).as("week", "int"));',
};

const imports = [
  'import { desc, entity, keyspace, query, text, week } from "perquery";',
  'import { Guest, Hotel, HotelViews, Near, Reservation, Stay, Wrong } from "./model.ts";',
  "export const used = [desc, entity, keyspace, query, text, week, Guest, Hotel, HotelViews, Near, Reservation, Stay, Wrong];",
].join("\n");

it("refuses the likely mistakes with an error that names the attribute or says what to write", async () => {
  const { errors } = compile([imports, ...Object.values(mistakes), ""].join("\n"));
  const firstLine = imports.split("\n").length + 1;
  const report = Object.entries(mistakes).map(([mistake, source], i) => {
    const texts = errors.filter(({ line }) => line === firstLine + i).map(({ text }) => text);
    return [`# ${mistake}`, source, ...texts, ""].join("\n");
  });
  expect(errors.length).toBe(report.length);
  await expect(report.join("\n")).toMatchFileSnapshot("./mistakes.expected.txt");
}, 120_000);
