import { bigint } from "../codecs/numbers.ts";
import { map } from "../codecs/collections.ts";
import { text } from "../codecs/text.ts";
import { uuid } from "../codecs/uuid.ts";
import type { DriverRow } from "../decode-rows.ts";
import type { GuardedRow, Places } from "./model.ts";

const writersCodec = map(uuid, bigint);
const placesCodec = map(text, bigint);

export const encodeVersion = (version: number | undefined): Buffer | null =>
  version === undefined ? null : bigint.encode(BigInt(version));

export const encodeToken = (token: string | undefined): Buffer | null =>
  token === undefined ? null : uuid.encode(token);

export const encodePlaces = (places: Places): Buffer | null =>
  places.size === 0 ? null : placesCodec.encode(wide(places));

export const encodeWriters = (writers: ReadonlyMap<string, number>): Buffer | null =>
  writers.size === 0 ? null : writersCodec.encode(wide(writers));

const wide = (numbers: ReadonlyMap<string, number>): Map<string, bigint> =>
  new Map([...numbers].map(([key, number]) => [key, BigInt(number)]));

const narrow = (numbers: ReadonlyMap<string, bigint>): Map<string, number> =>
  new Map([...numbers].map(([key, number]) => [key, Number(number)]));

export const decodeVersion = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(bigint.decode(value));

export const decodeToken = (value: unknown): string | undefined =>
  value === null || value === undefined ? undefined : uuid.decode(value);

/** The row of an instance; undefined where there is none, or only what a grave has left. */
export function decodeGuardedRow<TValues>(
  row: DriverRow | undefined,
  claims: readonly string[],
  decode: (row: DriverRow) => TValues,
): GuardedRow<TValues> | undefined {
  const version = row === undefined ? undefined : decodeVersion(row.guard_version);
  if (row === undefined || version === undefined) return undefined;
  return {
    values: row.guard_gone === true ? undefined : decode(row),
    version,
    settled: decodeVersion(row.guard_settled),
    pending: narrow(placesCodec.decode(row.guard_pending)),
    writers: narrow(writersCodec.decode(row.guard_writers)),
    claims: claims.map((column) => decodeToken(row[column])),
  };
}
