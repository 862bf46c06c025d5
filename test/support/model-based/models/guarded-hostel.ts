import {
  asWritten,
  date,
  desc,
  entity,
  int,
  keyspace,
  month,
  oneOf,
  query,
  ref,
  relationship,
  set,
  text,
  udt,
  uuid,
} from "perquery";

// A hostel, whose bookings and entries are guarded: hidden values, sparse and bucketed copies, unique keys, a relationship.

const Name = udt("name", { first: text(), last: text() });

export const Bed = entity("bed", {
  attributes: { code: text(), floor: int().immutable(), price: int() },
  identity: ["code"],
});

export const Booking = entity("booking", {
  attributes: {
    id: uuid().generated(),
    bed: ref(Bed),
    night: date(),
    guest: Name,
    voucher: text().optional(),
    wishes: set(text()),
    status: oneOf("reserved", "paid"),
  },
  identity: ["id"],
  unique: [["bed", "night"], ["voucher"]],
  guarded: true,
});

export const Entry = entity("entry", {
  plural: "entries",
  attributes: { account: text(), number: int(), amount: int() },
  identity: ["account", "number"],
  immutable: true,
  guarded: true,
});

export const Tag = entity("tag", { attributes: { name: text(), colour: text() }, identity: ["name"] });
export const Tagged = relationship("tagged", { attributes: { booking: ref(Booking), tag: ref(Tag) } });

export const hostel = keyspace("hostel", {
  replication: { development: 1 },
  queries: [
    query("H1", "Find a bed").find(Bed).given(Bed.code),
    query("H2", "Find a booking").find(Booking).given(Booking.id).returning(Booking.status, Booking.voucher),
    query("H3", "Find who has a bed, by night") // keyed by what is unique
      .find(Booking)
      .given(Booking.bed)
      .range(Booking.night)
      .also(asWritten(Booking.bed.price), Booking.bed.floor),
    query("H4", "Find bookings by last name").find(Booking).given(Booking.guest.last).returning(Booking.night),
    query("H5", "Find the booking of a voucher").find(Booking).given(Booking.voucher), // sparse
    query("H6", "Find bookings of a month")
      .find(Booking)
      .given(month(Booking.night))
      .orderBy(desc(Booking.night))
      .returning(Booking.wishes)
      .table("bookings_by_month"),
    query("H7", "Find bookings of a floor").find(Booking).given(Booking.bed.floor),
    query("H8", "Find the entries of an account").find(Entry).given(Entry.account).orderBy(desc(Entry.number)),
    query("H9", "Find entries by amount").find(Entry).given(Entry.amount),
    query("H10", "Find what has a tag").find(Tagged).given(Tagged.tag),
    query("H11", "Find the tags of a booking").find(Tagged).given(Tagged.booking),
    query("H12", "Find a tag").find(Tag).given(Tag.name),
  ],
});
