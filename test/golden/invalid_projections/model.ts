import { asWritten, entity, keyspace, named, query, ref, text } from "perquery";

export const Author = entity("author", { attributes: { id: text(), name: text(), phone: text() }, identity: ["id"] });
export const Book = entity("book", {
  attributes: { id: text(), author: ref(Author), title: text(), blurb: text() },
  identity: ["id"],
});

export const books = keyspace("books", {
  replication: { development: 1 },
  queries: [
    query("Q1", "A name with a blank").find(Author).given(Author.id).projection("phone book", Author.phone),
    query("Q2", "Twice")
      .find(Book)
      .given(Book.author)
      .projection("titles", Book.title)
      .projection("Titles", Book.blurb),
    query("Q3", "Named anew").find(Book).given(Book.title).projection("blurb", named(Book.blurb, "text")),
    query("Q4", "As written").find(Book).given(Book.blurb).projection("blurb", asWritten(Book.author.name)),
    query("Q5", "A bare ref")
      .find(Book)
      .given(Book.id)
      .projection("author", Book.author as never),
    query("Q6", "Nothing")
      .find(Author)
      .given(Author.phone)
      .projection("nothing", undefined as never),
  ],
});
