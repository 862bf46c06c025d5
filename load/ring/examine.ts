import type { Client, QueryOptions } from "cassandra-driver";
import { countDamage, isWhole, printDamage, readTable, type Damage } from "../damage.ts";
import type { Known } from "./fan-outs.ts";

/** What one coordinator says of the tables. */
export interface Examined {
  readonly damage: Damage;
  /** Acknowledged writes whose entity is not as they left it. */
  readonly lost: number;
  /** Of the inserts that failed: those that are there. */
  readonly applied: number;
}

/** @param judgesOpen whether inserts that failed must be there in all tables or in none by now */
export async function examine(
  client: Client,
  keyspace: string,
  known: Known,
  options: QueryOptions & { readonly judgesOpen: boolean },
): Promise<Examined> {
  const { judgesOpen, ...execution } = options;
  const isOpen = (confirmNumber: string) => !judgesOpen && known.open.has(confirmNumber);
  const damage = await countDamage(client, keyspace, execution, isOpen);
  const reservations = await readTable(client, `${keyspace}.reservations_by_confirmation`, execution);
  const byNumber = new Map(reservations.map((row) => [String(row["confirm_number"]), row]));
  const guests = await readTable(client, `${keyspace}.guests`, execution);
  const names = new Map(guests.map((row) => [String(row["guest_id"]), row["last_name"]]));
  let lost = 0;
  for (const [guestId, name] of known.guests) if (names.get(guestId) !== name) lost++;
  for (const [confirmNumber, wanted] of known.reservations) {
    const found = byNumber.get(confirmNumber);
    const isRight =
      found?.["hotel_id"] === wanted.hotelId &&
      found["room_number"] === wanted.roomNumber &&
      String(found["start_date"]) === wanted.startDate &&
      String(found["end_date"]) === wanted.endDate &&
      String(found["guest_id"]) === wanted.guestId;
    if (!isRight) lost++;
  }
  return { damage, lost, applied: [...known.open.keys()].filter((number) => byNumber.has(number)).length };
}

export const isKept = ({ damage, lost }: Examined): boolean => lost === 0 && isWhole(damage);

export const printExamined = ({ damage, lost }: Examined): string => `${printDamage(damage)}, ${lost} lost`;
