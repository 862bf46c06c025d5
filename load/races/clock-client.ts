/** A process with a clock of its own, which writes what it is told. */
import {
  updateGuest,
  updateReservation,
  type GuestChanges,
  type ReservationChanges,
  type ReservationValues,
} from "../../generated/hotel/index.js";
import { answerParent, childSettings } from "../child.ts";
import { bindTo, connectTo, type Place } from "../rig.ts";

export interface ClockSettings {
  readonly place: Place;
  readonly millisecondsAhead: number;
}

export type Told =
  | {
      readonly confirmNumber: string;
      readonly changes: ReservationChanges;
      readonly previous?: ReservationValues | undefined;
    }
  | { readonly guestId: string; readonly changes: GuestChanges };

const { place, millisecondsAhead } = childSettings<ClockSettings>();
const trueNow = Date.now;
Date.now = () => trueNow() + millisecondsAhead;
const db = bindTo(place, await connectTo(place));

answerParent(async (told: Told) => {
  if ("guestId" in told) await updateGuest(db, told, told.changes);
  else await updateReservation(db, told, told.changes, { previous: told.previous });
});
