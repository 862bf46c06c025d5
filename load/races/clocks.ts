import { selectGuests, selectReservationsByConfirmation, type ReservationValues } from "../../generated/hotel/index.js";
import { startChild, type Child } from "../child.ts";
import { countDamage, printDamage } from "../damage.ts";
import type { Finding } from "../findings.ts";
import { aReservation, insertGuests, insertReservations, namesOf, someDate, somewhere } from "../reservations.ts";
import type { Rig } from "../rig.ts";
import type { ClockSettings, Told } from "./clock-client.ts";

const moves = 4;
const guests = 20;

/** Two clients whose clocks are 5 s apart move the same rows, strictly in turn, and rename the guests. */
export async function moveInTurn(rig: Rig, rows: number): Promise<Finding> {
  const { client, db, place } = rig;
  const names = namesOf(guests, "G");
  const guestIds = await insertGuests(db, names);
  const wanted = (await insertReservations(db, guestIds, rows)).map((row, i) => ({
    ...row,
    guestLastName: names[i % guests]!,
  }));
  const origins = wanted.map(placeOf);
  const lost = await inTurn(rig, async (turn) => {
    for (let move = 0; move < moves; move++) {
      for (const [index, row] of wanted.entries()) {
        // The last move brings a part of them back to where they were at first.
        const isReturn = index % 4 === 0 && move === moves - 1;
        const changes = { ...(isReturn ? origins[index]! : somewhere(index)), endDate: someDate(12) };
        wanted[index] = { ...row, ...changes };
        await turn(index + move, { confirmNumber: row.confirmNumber, changes });
      }
      for (const [index, guestId] of guestIds.entries()) {
        names[index] = `G${index}-${move}`;
        await turn(index + move, { guestId, changes: { lastName: names[index]! } });
      }
    }
    return (await countLost(rig, wanted)) + (await countLostNames(rig, guestIds, names));
  });
  const damage = await countDamage(client, place.keyspace);
  const broken = [...damage.examples, ...(lost > 0 ? [`${lost} last updates lost`] : [])];
  return {
    cells: [
      "2 clients in turn, 5 s apart",
      `${rows} rows, ${guests} guests x ${moves}`,
      `${printDamage(damage)}, ${lost} lost`,
      "0 / 0 / 0, 0 lost",
    ],
    broken,
  };
}

/** The same without the read that tells the write times: what must go wrong there, or the clocks are not apart. */
export async function moveInTurnUnread(rig: Rig, rows: number): Promise<Finding> {
  const { client, db, place } = rig;
  const [guestId = ""] = await insertGuests(db, ["G"]);
  const wanted = (await insertReservations(db, [guestId], rows)).map((row): ReservationValues => ({
    ...row,
    guestLastName: "G",
  }));
  const lost = await inTurn(rig, async (turn) => {
    for (let move = 0; move < moves; move++) {
      for (const [index, previous] of wanted.entries()) {
        const changes = { ...somewhere(index), endDate: someDate(12) };
        wanted[index] = { ...previous, ...changes };
        await turn(move, { confirmNumber: previous.confirmNumber, changes, previous });
      }
    }
    return countLost(rig, wanted);
  });
  const damage = printDamage(await countDamage(client, place.keyspace));
  return {
    cells: ["the same, values given (control)", `${rows} rows x ${moves}`, `${damage}, ${lost} lost`, "some lost"],
    broken: lost === 0 ? ["nothing was lost: the clocks are not apart"] : [],
  };
}

type Turn = (number: number, told: Told) => Promise<void>;

/** The odd turns are those of the client that is behind: it writes last. */
async function inTurn<TResult>(rig: Rig, work: (turn: Turn) => Promise<TResult>): Promise<TResult> {
  const clients: Child[] = [];
  try {
    for (const millisecondsAhead of [5000, 0]) {
      const settings: ClockSettings = { place: rig.place, millisecondsAhead };
      clients.push(await startChild(new URL("clock-client.ts", import.meta.url), settings));
    }
    return await work(async (number, told) => void (await clients[number % 2]!.ask(told)));
  } finally {
    for (const child of clients) await child.kill();
  }
}

const placeOf = ({ hotelId, roomNumber, startDate }: ReturnType<typeof somewhere>) => ({
  hotelId,
  roomNumber,
  startDate,
});

/** Entities that are not as the last of the updates, all acknowledged, left them. */
async function countLost({ db }: Rig, wanted: readonly (ReservationValues | ReturnType<typeof aReservation>)[]) {
  let lost = 0;
  for (const row of wanted) {
    const found = await selectReservationsByConfirmation(db, row);
    const isSame = (["hotelId", "roomNumber", "startDate", "endDate"] as const).every(
      (name) => found?.[name] === row[name],
    );
    if (!isSame) lost++;
  }
  return lost;
}

async function countLostNames({ db }: Rig, guestIds: readonly string[], names: readonly string[]): Promise<number> {
  let lost = 0;
  for (const [index, guestId] of guestIds.entries())
    if ((await selectGuests(db, { guestId }))?.lastName !== names[index]) lost++;
  return lost;
}
