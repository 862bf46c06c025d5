import { ann, entity, float, keyspace, query, text, udt, vector } from "perquery";

const Picture = udt("picture", { url: text(), embedding: vector(float(), 3) });

export const Hotel = entity("hotel", {
  attributes: { id: text(), name: text(), picture: Picture, sound: vector(8) },
  identity: ["id"],
});
export const Guest = entity("guest", { attributes: { id: text(), lastName: text() }, identity: ["id"] });

export const hotel = keyspace("hotel", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find a hotel").find(Hotel).given(Hotel.id),
    query("Q2", "Find a guest")
      .find(Guest)
      .given(Guest.id)
      .options({ compaction: { class: "UnifiedCompactionStrategy" } }),
    query("Q3", "Find guests by name").find(Guest).given(Guest.lastName).servedBy("Q2", { index: "sai" }),
    query("Q4", "Find all guests")
      .find(Guest)
      .scan()
      .table("all_the_guests_that_have_ever_stayed_in_any_of_the_hotels"),
    query("Q5", "Find hotels that sound alike").find(Hotel).orderBy(ann(Hotel.sound)).servedBy("Q1", { index: "sai" }),
  ],
});
