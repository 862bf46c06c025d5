import { collect, entity, keyspace, query, ref, relationship, text } from "perquery";

export const Author = entity("author", { attributes: { id: text(), name: text() }, identity: ["id"] });
export const Tag = entity("tag", { attributes: { label: text() }, identity: ["label"] });
export const Book = entity("book", {
  attributes: { id: text(), author: ref(Author), title: text(), blurb: text() },
  identity: ["id"],
});
export const Tagged = relationship("tagged", { attributes: { book: ref(Book), tag: ref(Tag) } });

export const books = keyspace("books", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Another's attribute").find(Book).given(Book.author).projection("names", Book.title, Book.author.name),
    query("Q2", "Left out by returning")
      .find(Book)
      .given(Book.title)
      .returning(Book.author.name)
      .projection("blurbs", Book.blurb),
    query("Q3", "A set that is not gathered").find(Book).given(Book.id).projection("tags", collect(Tagged.tag)),
    query("Q4", "Tags").find(Tagged.tag).given(Tagged.book),
  ],
});
