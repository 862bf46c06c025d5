/** A process with several writers, each on rows of its own, which goes on until it is killed. */
import { answerParent, childSettings } from "../child.ts";
import { below } from "../random.ts";
import { someDate, somewhere } from "../reservations.ts";
import { bindTo, connectTo, type Place } from "../rig.ts";
import { openJournal, type Wanted } from "./journal.ts";
import { repeatWrite, type Batch } from "./repeat-write.ts";

export interface WriterSettings {
  readonly place: Place;
  readonly journal: string;
  readonly batch: Batch;
  /** What each writer writes: the numbers of its reservations, or a guest. */
  readonly writers: readonly (readonly number[] | string)[];
  /** In the names that guests get. */
  readonly round: number;
}

const { place, journal: file, batch, writers, round } = childSettings<WriterSettings>();
const db = bindTo(place, await connectTo(place));
const journal = openJournal(file);

async function writeForever(writer: number, owned: readonly number[] | string): Promise<void> {
  for (let count = 0; ; count++) {
    const wanted = typeof owned === "string" ? rename(owned, writer, count) : move(owned);
    journal.begin(writer, wanted);
    await repeatWrite(db, wanted, batch);
    journal.end(writer);
  }
}

const rename = (guestId: string, writer: number, count: number): Wanted => ({
  guestId,
  changes: { lastName: `G${writer}-${round}-${count}` },
});

function move(owned: readonly number[]): Wanted {
  const index = owned[below(owned.length)]!;
  return { confirmNumber: `R${index}`, changes: { ...somewhere(index), endDate: someDate(12) } };
}

answerParent(async () => {
  for (const [writer, owned] of writers.entries()) {
    writeForever(writer, owned).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  }
});
