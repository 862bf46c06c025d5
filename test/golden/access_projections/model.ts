import {
  collect,
  desc,
  entity,
  hash,
  idOf,
  int,
  keyspace,
  month,
  query,
  ref,
  relationship,
  text,
  timestamp,
  uuid,
} from "perquery";

/** Reads that return less than the query does: of one row, of many, across buckets, of another's table, of all partitions. */
export const Author = entity("author", {
  attributes: { id: uuid(), name: text(), country: text().optional() },
  identity: ["id"],
});
export const Tag = entity("tag", { attributes: { label: text() }, identity: ["label"] });
export const Article = entity("article", {
  attributes: { id: uuid(), author: ref(Author), title: text(), body: text(), writtenAt: timestamp(), words: int() },
  identity: ["id"],
});
export const Tagged = relationship("tagged", { attributes: { article: ref(Article), tag: ref(Tag) } });

export const news = keyspace("news", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find an article")
      .find(Article)
      .given(Article.id)
      .also(collect(Tagged.tag).as("tags"))
      .projection("title", Article.title)
      .projection("tags", collect(Tagged.tag).as("tags"), idOf(Article.author)),
    query("Q2", "Find an author's articles, newest first")
      .find(Article)
      .given(Article.author)
      .orderBy(desc(Article.writtenAt))
      .also(Article.author.name)
      .projection("headlines", Article.title)
      .projection("author_names", Article.author.name),
    query("Q3", "Find articles by time")
      .find(Article)
      .range(Article.writtenAt)
      .bucketBy(month(Article.writtenAt).since("2026-01-01"))
      .projection("titles", Article.title)
      .table("articles_by_time"),
    query("Q4", "Find long articles")
      .find(Article)
      .given(Article.words)
      .bucketBy(hash(Article.id, 4))
      .projection("ids", Article.id),
    query("Q5", "Read all titles").find(Article).scan().projection("titles", Article.title).table("article_archive"),
    query("Q6", "Find articles by title")
      .find(Article)
      .given(Article.title)
      .servedBy("Q1", { index: "sai" })
      .projection("authors", idOf(Article.author)),
    query("Q7", "Find an author").find(Author).given(Author.id),
    query("Q8", "Find the articles of a tag").find(Tagged.article).given(Tagged.tag),
    query("Q9", "Find the tags of an article").find(Tagged.tag).given(Tagged.article),
  ],
});
