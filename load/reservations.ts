import {
  insertGuest,
  insertReservation,
  type Database,
  type NewReservation,
  type ReservationChanges,
} from "../generated/hotel/index.js";
import { generateUuid } from "../src/runtime/index.ts";
import { runConcurrently } from "../src/runtime/concurrency.ts";
import { below } from "./random.ts";

/** A place that no other reservation ever gets: where two meet at one key, the later one replaces the other. */
export const somewhere = (index: number) => ({
  hotelId: `H${index}-${below(4)}`,
  roomNumber: below(50),
  startDate: someDate(11),
});

export const someDate = (month: number): string =>
  `2026-${String(month).padStart(2, "0")}-${String(1 + below(28)).padStart(2, "0")}`;

export const aReservation = (index: number, guestId: string) => ({
  confirmNumber: `R${index}`,
  ...somewhere(index),
  endDate: someDate(12),
  guestId,
});

/** Any change of place, or of what is no key. */
export const anyChange = (index: number): ReservationChanges => {
  const dice = below(10);
  if (dice < 3) return { startDate: someDate(11) };
  if (dice < 7) return { ...somewhere(index), endDate: someDate(12) };
  return { endDate: someDate(12) };
};

export async function insertGuests(db: Database, names: readonly string[]): Promise<string[]> {
  const guests = names.map((lastName) => ({ guestId: generateUuid(), firstName: "Ada", lastName, title: "Dr" }));
  await runConcurrently(guests, 32, (guest) => insertGuest(db, guest));
  return guests.map(({ guestId }) => guestId);
}

/** That many reservations, numbered from `first`, of the guests in turn. */
export async function insertReservations(
  db: Database,
  guestIds: readonly string[],
  count: number,
  first = 0,
): Promise<NewReservation[]> {
  const rows = Array.from({ length: count }, (_, i) => aReservation(first + i, guestIds[i % guestIds.length]!));
  await runConcurrently(rows, 32, (row) => insertReservation(db, row));
  return rows;
}

/** `G0`, `G1` and so on. */
export const namesOf = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`);
