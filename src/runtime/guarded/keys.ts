/** A key as text, by which the steps know it: the bytes of each part. */
export const printKey = (key: readonly Buffer[]): string => key.map((part) => part.toString("hex")).join(",");

export const parseKey = (text: string): Buffer[] => text.split(",").map((part) => Buffer.from(part, "hex"));

/** A place as text: `reservation.reservations_by_guest 4e677579656e,…`. It is kept in the row, so its form stays. */
export const printPlace = (
  { keyspace, table }: { readonly keyspace: string; readonly table: string },
  key: readonly Buffer[],
): string => `${keyspace}.${table} ${printKey(key)}`;

/** The table and the key of a place. */
export function parsePlace(place: string): { readonly table: string; readonly key: Buffer[] } {
  const end = place.indexOf(" ");
  return { table: place.slice(0, end), key: parseKey(place.slice(end + 1)) };
}
