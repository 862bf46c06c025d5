import { counter, counterEntity, entity, keyspace, query, text } from "perquery";

export const Page = entity("page", {
  attributes: { url: text(), title: text() },
  identity: ["url"],
  // @ts-expect-error a number, not a text
  options: { gcGraceSeconds: "10 days" },
});
export const Hits = counterEntity("hits", { attributes: { url: text(), count: counter() }, identity: ["url"] });

export const web = keyspace("web", {
  replication: { development: 1 },
  options: { defaultTimeToLive: 60 },
  queries: [
    query("Q1", "Find a page")
      .find(Page)
      .given(Page.url)
      .options({
        ttl: 60,
        // @ts-expect-error no part of that name
        compaction: { class: "LeveledCompactionStrategy", minThreshold: 4 },
        bloomFilterFpChance: 2,
      }),
    query("Q2", "Find the hits of a page").find(Hits).given(Hits.url).table("hits").options({ memtable: "trie\u0007" }),
  ],
});
