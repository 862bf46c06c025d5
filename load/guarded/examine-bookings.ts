import type { Client, QueryOptions } from "cassandra-driver";
import { compare, printDamage, readTable, sum, type Damage, type Row } from "../damage.ts";

/** What is wrong with the bookings, as their identity table has them. */
export interface ExaminedBookings {
  readonly bookings: number;
  readonly damage: Damage;
  /** Nights in a room that two bookings have. */
  readonly doubles: number;
  /** Bookings whose night is not claimed by them. */
  readonly unclaimed: number;
  /** Claims of bookings that have no such night: the next to want it takes it over. */
  readonly staleClaims: number;
  /** Rows whose copies are not written as of their version. */
  readonly unsettled: number;
}

const night = ["room", "night"] as const;
const values = ["status", "note"];

/** All tables, row by row. */
export async function examineBookings(
  client: Client,
  keyspace: string,
  options: QueryOptions = {},
): Promise<ExaminedBookings> {
  const read = (table: string): Promise<Row[]> => readTable(client, `${keyspace}.${table}`, options);
  const rows = await read("bookings");
  const live = rows.filter((row) => row["guard_version"] !== null && row["guard_gone"] !== true);
  const claims = (await read("booking_claims_on_room_night")).filter((row) => row["holder_id"] !== null);
  const text = (row: Row, columns: readonly string[]): string => columns.map((name) => String(row[name])).join(" ");
  const held = live.map((row) => text(row, [...night, "id"]));
  const claimed = claims.map((row) => text(row, [...night, "holder_id"]));
  return {
    bookings: live.length,
    damage: sum([
      compare("bookings_by_room_night", live, await read("bookings_by_room_night"), {
        key: night,
        values: ["id", "guest", ...values],
      }),
      compare("bookings_by_guest", live, await read("bookings_by_guest"), {
        key: ["guest", "id"],
        values: [...night, ...values],
      }),
    ]),
    doubles: live.length - new Set(live.map((row) => text(row, night))).size,
    unclaimed: held.filter((one) => !claimed.includes(one)).length,
    staleClaims: claimed.filter((one) => !held.includes(one)).length,
    unsettled: rows.filter((row) => String(row["guard_version"]) !== String(row["guard_settled"])).length,
  };
}

export const printBookings = ({ damage, doubles, unclaimed }: ExaminedBookings): string =>
  `${printDamage(damage)}, ${doubles} doubles, ${unclaimed} unclaimed`;

/** What is promised, and is not so. */
export function brokenBookings({ damage, doubles, unclaimed }: ExaminedBookings): readonly string[] {
  return [
    ...damage.examples,
    ...(doubles > 0 ? [`${doubles} nights are booked twice`] : []),
    ...(unclaimed > 0 ? [`${unclaimed} nights are booked without a claim`] : []),
  ];
}
