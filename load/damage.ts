import type { Client, QueryOptions, types } from "cassandra-driver";

/** What is wrong in the copies of the reservations, measured by what the entities themselves say. */
export interface Damage {
  /** Rows of a copy at a place where none should be: under an old key, or an old name. */
  readonly orphan: number;
  /** Rows that a copy should have and doesn't. */
  readonly missing: number;
  /** Rows in the right place with other values. */
  readonly stale: number;
  readonly examples: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** The tables whole: the row of each reservation and of each guest says where copies must be, and with what. */
export async function countDamage(
  client: Client,
  keyspace: string,
  options: QueryOptions = {},
  leavesOut: (confirmNumber: string) => boolean = () => false,
): Promise<Damage> {
  const read = async (table: string) => {
    const rows = await readTable(client, `${keyspace}.${table}`, options);
    return rows.filter((row) => !leavesOut(text(row["confirm_number"])));
  };
  const reservations = await read("reservations_by_confirmation");
  const names = new Map((await read("guests")).map((guest) => [text(guest["guest_id"]), guest["last_name"]]));
  const named = reservations.map((row): Row => ({ ...row, guest_last_name: names.get(text(row["guest_id"])) }));
  return sum([
    compare("reservations_by_hotel_date", named, await read("reservations_by_hotel_date"), {
      key: ["hotel_id", "start_date", "room_number"],
      values: ["confirm_number", "end_date", "guest_id"],
    }),
    compare("reservations_by_guest", named, await read("reservations_by_guest"), {
      key: ["guest_last_name", "guest_id", "confirm_number"],
      values: ["hotel_id", "room_number", "start_date", "end_date"],
    }),
  ]);
}

export const isWhole = ({ orphan, missing, stale }: Damage): boolean => orphan + missing + stale === 0;

export const printDamage = ({ orphan, missing, stale }: Damage): string => `${orphan} / ${missing} / ${stale}`;

export function sum(damages: readonly Damage[]): Damage {
  const total = (name: "orphan" | "missing" | "stale") => damages.reduce((count, damage) => count + damage[name], 0);
  return {
    orphan: total("orphan"),
    missing: total("missing"),
    stale: total("stale"),
    examples: damages.flatMap(({ examples }) => examples),
  };
}

/** All rows of a table, page after page. */
export async function readTable(client: Client, table: string, options: QueryOptions = {}): Promise<Row[]> {
  const result = await client.execute(`SELECT * FROM ${table}`, [], { prepare: true, fetchSize: 1000, ...options });
  const rows: Row[] = [];
  for await (const row of result as unknown as AsyncIterable<types.Row>) rows.push({ ...row });
  return rows;
}

export function compare(
  table: string,
  wanted: readonly Row[],
  found: readonly Row[],
  columns: { readonly key: readonly string[]; readonly values: readonly string[] },
): Damage {
  const expected = new Map(wanted.map((row) => [print(row, columns.key), print(row, columns.values)]));
  const examples: string[] = [];
  const count = { orphan: 0, missing: 0, stale: 0 };
  const note = (kind: keyof typeof count, key: string, values = ""): void => {
    count[kind]++;
    if (count[kind] <= 3) examples.push(`${table}: ${kind} ${key}${values && `: ${values}`}`);
  };
  for (const row of found) {
    const key = print(row, columns.key);
    const [values, right] = [print(row, columns.values), expected.get(key)];
    if (right === undefined) note("orphan", key, values);
    else if (right !== values) note("stale", key, `${values} and not ${right}`);
    expected.delete(key);
  }
  for (const key of expected.keys()) note("missing", key);
  return { ...count, examples };
}

const print = (row: Row, columns: readonly string[]): string => columns.map((name) => text(row[name])).join(" ");

const text = (value: unknown): string => String(value ?? null);
