import { rule } from "../rule.ts";

export interface TooLarge {
  readonly query: string;
  readonly table: string;
  /** `365,000 cells and 12 MB` */
  readonly size: string;
  readonly limit: string;
  /** The line to write, where there is a way to split the partition. */
  readonly line: string | undefined;
}

const splitting = ({ query, table, line }: TooLarge): string =>
  `${line === undefined ? "split it" : `write ${line} in ${query}`}; npx perquery size ${table} shows the other ways`;

/** PQ50: how large tables, partitions and writes will be. */
export const sizingRules = {
  PQ5001: rule<TooLarge>(
    "error",
    ({ query, table, size, limit }) =>
      `${query}: at worst a partition of "${table}" has ${size}, more than Cassandra can keep in one (${limit})`,
    splitting,
  ),
  PQ5002: rule<TooLarge>(
    "warning",
    ({ query, table, size, limit }) =>
      `${query}: at worst a partition of "${table}" has ${size}, which is a lot to read, repair and compact (over ${limit})`,
    splitting,
  ),
} as const;
