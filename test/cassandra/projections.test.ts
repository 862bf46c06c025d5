import { randomUUID } from "node:crypto";
import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as model from "../golden/access_projections/model.ts";
import * as news from "../golden/access_projections/expected/index.js";
import type { ReadEvent } from "../../src/runtime/index.ts";
import { deriveModels } from "../support/compile-model.ts";
import { connectToNode, createAnew } from "../support/node.ts";

const name = "test_projections";
const author = randomUUID();
const articles = Array.from({ length: 30 }, (_, i) => ({
  id: randomUUID(),
  title: `Title ${i}`,
  body: "long ".repeat(100),
  writtenAt: new Date(Date.UTC(2026, i % 4, 1 + i)),
  words: 100,
}));
const newestFirst = articles.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
let client: Client;
let db: news.Database;
const reads: ReadEvent[] = [];

beforeAll(async () => {
  client = await connectToNode();
  await createAnew(client, deriveModels(model).physical.keyspaces[0]!, name);
  const onOperation = (event: { readonly kind: string }) => {
    if (event.kind === "read") reads.push(event as ReadEvent);
  };
  db = news.bind(client, { keyspaces: { news: name }, hooks: { onOperation } });
  await news.insertAuthor(db, { id: author, name: "Ada" });
  for (const article of articles) await news.insertArticle(db, { ...article, authorId: author });
  await news.connectTagged(db, { articleId: articles[0]!.id, tagLabel: "tea" });
});

afterAll(() => client.shutdown());

it("reads the key and the named columns of one row, and no other", async () => {
  const [{ id, title }] = articles as [(typeof articles)[number]];
  expect(await news.selectTitleOfArticles(db, { id })).toEqual({ id, title });
  expect(await news.selectTagsOfArticles(db, { id })).toEqual({ id, authorId: author, tags: new Set(["tea"]) });
  expect(await news.selectTitleOfArticles(db, { id: randomUUID() })).toBeUndefined();
  expect(reads.at(-1)!.cql).toBe(`SELECT id, title\nFROM "${name}".articles\nWHERE id = ?`);
});

it("keeps the order, the prefix and the static columns", async () => {
  const headlines = await news.selectHeadlinesOfArticlesByAuthor(db, { authorId: author }).all();
  expect(headlines).toEqual(
    newestFirst.map(({ id, title, writtenAt }) => ({ authorId: author, writtenAt, id, title })),
  );
  const { writtenAt } = newestFirst[3]!;
  const given = { authorId: author, writtenAt: { lt: writtenAt } };
  const [first, ...others] = await news.selectAuthorNamesOfArticlesByAuthor(db, given).all();
  expect(first).toEqual({
    authorId: author,
    authorName: "Ada",
    writtenAt: newestFirst[4]!.writtenAt,
    id: newestFirst[4]!.id,
  });
  expect(others).toHaveLength(newestFirst.length - 5);
});

it("goes on across buckets and shards, with a cursor that the whole query takes too", async () => {
  const some = await news.selectTitlesOfArticlesByTime(db, {}).page({ size: 11 });
  const oldestFirst = newestFirst.toReversed();
  expect(some.rows.map(({ title }) => title)).toEqual(oldestFirst.slice(0, 11).map(({ title }) => title));
  const rest = await news.selectArticlesByTime(db, {}).page({ size: 100, cursor: some.cursor });
  expect(rest.rows.map(({ title }) => title)).toEqual(oldestFirst.slice(11).map(({ title }) => title));
  const ids = await news.selectIdsOfArticlesByWords(db, { words: 100 }).all();
  expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(articles.map(({ id }) => id)));
});

it("reads part of the rows of an index and of a scan", async () => {
  const [{ id, title }] = articles as [(typeof articles)[number]];
  expect(await news.selectAuthorsOfArticlesByTitle(db, { title }).all()).toEqual([{ id, authorId: author }]);
  const titles = await news.selectTitlesOfArticleArchive(db).all();
  expect(titles.map((row) => row.title).sort()).toEqual(articles.map((article) => article.title).sort());
});

it("leaves out a row that lacks a column that is read", async () => {
  const id = randomUUID();
  await client.execute(`INSERT INTO ${name}.articles (id, title) VALUES (${id}, 'remains')`);
  expect(await news.selectArticles(db, { id })).toBeUndefined();
  expect(await news.selectTagsOfArticles(db, { id })).toBeUndefined();
  expect(reads.at(-1)).toMatchObject({ rows: 0, incompleteRows: 1 });
});
