/** A process that renames guests, one after the other, until it is told to stop. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { updateGuest } from "../../generated/hotel/index.js";
import { answerParent, childSettings } from "../child.ts";
import { pick } from "../random.ts";
import { bindTo, connectTo, type Place } from "../rig.ts";

export interface RenamerSettings {
  readonly place: Place;
  readonly guestIds: readonly string[];
}

export interface Renamed {
  readonly renames: number;
  /** Renames that gave up since rows with the old name kept coming, and were repeated. */
  readonly repeated: number;
}

const { place, guestIds } = childSettings<RenamerSettings>();
const db = bindTo(place, await connectTo(place));
const stop = { isAsked: false };
let running: Promise<void> | undefined;
const done = { renames: 0, repeated: 0 };

/** Half of the guests get a name that is new, the others one of three that they may have had before. */
async function renameUntilStopped(): Promise<void> {
  for (let round = 0; !stop.isAsked; round++) {
    const guestId = pick(guestIds);
    const index = guestIds.indexOf(guestId);
    const lastName = `G${index}-${index % 2 === 0 ? round : round % 3}`;
    await renameTo(guestId, lastName);
    await nextTurn();
  }
}

async function renameTo(guestId: string, lastName: string): Promise<void> {
  for (;;) {
    try {
      await updateGuest(db, { guestId }, { lastName });
      done.renames++;
      return;
    } catch (error) {
      if ((error as Error).name !== "InvalidWrite") throw error;
      done.repeated++;
    }
  }
}

answerParent(async (question: "start" | "stop"): Promise<Renamed> => {
  if (question === "start") running = renameUntilStopped();
  else stop.isAsked = true;
  if (stop.isAsked) await running;
  return done;
});
