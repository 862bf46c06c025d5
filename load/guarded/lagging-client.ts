/** A process whose clock is wrong, which deletes and inserts what it is told; it may die between condition and copies. */
import { deleteBooking, insertBooking, type BookingKey, type NewBooking } from "../../generated/booking/index.js";
import { OutcomeUnknown } from "../../src/runtime/index.ts";
import { answerParent, childSettings } from "../child.ts";
import { connectTo } from "../rig.ts";
import type { ClientSettings } from "./booking-client.ts";
import { bindBookings } from "./rig.ts";

type Told = { readonly deletes: BookingKey; readonly dies: boolean } | { readonly inserts: NewBooking };

const { place, millisecondsAhead } = childSettings<ClientSettings>();
const trueNow = Date.now;
Date.now = () => trueNow() + millisecondsAhead;
const client = await connectTo(place);
const whole = client.batch.bind(client);
const db = bindBookings(place, client);

answerParent(async (told: Told) => {
  if ("inserts" in told) return void (await insertBooking(db, told.inserts));
  client.batch = told.dies ? () => Promise.reject(new Error("the client has died")) : whole;
  await deleteBooking(db, told.deletes).catch((error: unknown) => {
    if (!(error instanceof OutcomeUnknown) || error.stage !== "fan-out") throw error;
  });
});
