import type { Way } from "../measure.ts";
import type { Reservation, Rival } from "./rivals.ts";

export interface Guest {
  readonly guestId: string;
  readonly guestLastName: string;
}

export const reservation = (i: number, guest: Guest): Reservation => ({
  confirmNumber: `R${i}`,
  hotelId: `H${i}`,
  roomNumber: 101,
  startDate: "2026-12-01",
  endDate: "2026-12-04",
  ...guest,
});

/** A hotel's reservations of a day, to be read together. */
export const dayOf = (guest: Guest): readonly Reservation[] =>
  Array.from({ length: 500 }, (_, i) => ({
    ...reservation(i, guest),
    confirmNumber: `D${i}`,
    hotelId: "busy",
    roomNumber: i,
  }));

/** What each rival is to do, a call of it. */
export function worksOf({ insert, one, many, bulk }: Rival, guests: readonly Guest[]): Readonly<Record<WorkName, Way>> {
  const rows = guests.map((guest, i) => reservation(i, guest));
  const ofOneGuest = rows.map((row) => ({ ...row, ...guests[0]! }));
  let count = 0;
  return {
    insert: () => insert(rows[count++ % rows.length]!),
    one: () => one("D7"),
    many: () => many("busy", "2026-12-01"),
    bulk: () => bulk(rows),
    bulkOfOneGuest: () => bulk(ofOneGuest),
  };
}

export type WorkName = "insert" | "one" | "many" | "bulk" | "bulkOfOneGuest";
