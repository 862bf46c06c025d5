import { expect, it } from "vitest";
import { compile } from "./compile.ts";

/** The reads that people are most likely to get wrong, each a line. */
const mistakes = {
  "a clustering column without the one before it": 'chat.selectReadingsBySensor(db, { sensor: "s", label: "a" });',
  "a column behind a range": 'chat.selectReadingsBySensor(db, { sensor: "s", level: { gt: 1 }, label: "a" });',
  "half of a partition key": "chat.selectReadingsBySensor(db, { level: 1 });",
  "a column that is no key": 'chat.selectReadingsBySensor(db, { sensor: "s", value: 1 });',
  "a value of another type": 'chat.selectReadingsBySensor(db, { sensor: "s", level: "1" });',
  "an order that the table has not": 'chat.selectReadingsBySensor(db, { sensor: "s" }, { order: "label" });',
  "buckets without a range": 'chat.selectMessagesByChannel(db, { channelName: "tea" });',
  "a range without a lower end":
    'chat.selectMessagesByChannel(db, { channelName: "tea", sentAt: { lt: new Date() } });',
  "a range of dates without an end": 'chat.selectVisitsByOn(db, { on: { gte: "2026-12-01" } });',
};

const imports = [
  'import * as chat from "../golden/access_prefixes_and_buckets/expected/index.js";',
  "declare const db: chat.Database;",
].join("\n");

it("refuses an illegal read with a message that is short enough to read", async () => {
  const { errors } = compile([imports, ...Object.values(mistakes), ""].join("\n"));
  const firstLine = imports.split("\n").length + 1;
  const report = Object.entries(mistakes).map(([mistake, source], i) => {
    const texts = errors.filter(({ line }) => line === firstLine + i).map(({ text }) => text);
    return [`# ${mistake}`, source, ...texts, ""].join("\n");
  });
  expect(errors.length).toBe(report.length);
  for (const { text } of errors) expect(text.length).toBeLessThan(700);
  await expect(report.join("\n")).toMatchFileSnapshot("./reads.expected.txt");
}, 120_000);
