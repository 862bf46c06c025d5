/** A process with a clock of its own, which writes bookings as it is told. */
import { answerParent, childSettings } from "../child.ts";
import { connectTo, type Place } from "../rig.ts";
import { bindBookings } from "./rig.ts";
import { nothingTold, writeBookings, type Workload } from "./write-bookings.ts";

export interface ClientSettings {
  readonly place: Place;
  readonly millisecondsAhead: number;
}

const { place, millisecondsAhead } = childSettings<ClientSettings>();
const trueNow = Date.now;
Date.now = () => trueNow() + millisecondsAhead;
const db = bindBookings(place, await connectTo(place));

answerParent((load: Workload) => writeBookings(() => ({ db }), load, nothingTold()));
