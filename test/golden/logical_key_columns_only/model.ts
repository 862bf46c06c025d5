import { entity, keyspace, query, ref, relationship, text } from "perquery";

/** Nothing but key columns: an insert is all there is to write. */
export const Tag = entity("tag", { attributes: { name: text() }, identity: ["name"] });
export const Doc = entity("doc", { attributes: { id: text() }, identity: ["id"] });
export const Tagged = relationship("tagged", { attributes: { doc: ref(Doc), tag: ref(Tag) } });

export const docs = keyspace("docs", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a tag").find(Tag).given(Tag.name),
    query("Q2", "Find a doc's tags").find(Tagged.tag).given(Tagged.doc),
    query("Q3", "Find docs by tag").find(Tagged.doc).given(Tagged.tag),
    query("Q4", "Find all docs").find(Doc).scan(),
  ],
});
