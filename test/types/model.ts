import {
  bigint,
  counter,
  counterEntity,
  date,
  duration,
  entity,
  frozen,
  list,
  ref,
  relationship,
  text,
  timestamp,
  udt,
  unfrozen,
} from "perquery";
import { Guest, Hotel, Near, Reservation, Room } from "../../examples/hotel/model.ts";

export { Guest, Hotel, Near, Reservation, Room };

const Address = udt("address", { street: text(), city: text() });

/** What the hotel's model has none of. */
export const Stay = entity("stay", {
  attributes: {
    room: ref(Room),
    bookedAt: timestamp(),
    day: date(),
    sequence: bigint(),
    length: duration(),
    address: Address,
    openAddress: unfrozen(Address),
    notes: list(text()),
    labels: frozen(list(text())),
  },
  identity: ["room", "day"],
});
export const HotelViews = counterEntity("hotelViews", {
  attributes: { hotel: ref(Hotel), views: counter() },
  identity: ["hotel"],
});
export const Sisters = relationship("sisters", { attributes: { older: ref(Hotel), younger: ref(Hotel) } });
/** With the mistakes that an object of attributes can't refuse. */
export const Wrong = entity("wrong", {
  attributes: { id: text(), hotel: Hotel, name: text, number: 5 },
  identity: ["id"],
});
