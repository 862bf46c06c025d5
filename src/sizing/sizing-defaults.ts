/** Where the published method draws its lines, and what is usual. */
export const sizingDefaults = {
  cells: 100_000,
  bytes: 100_000_000,
  headroom: 0.5,
  years: 1,
} as const;

/** The most cells that a partition can have. */
export const mostCells = 2_000_000_000;
