/** Numbers that are the same for a seed. */
export interface Random {
  /** From 0, below the end. */
  integer(end: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

export function randomly(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (end: number): number => Math.floor(next() * end);
  return { integer, pick: (from) => from[integer(from.length)]!, chance: (probability) => next() < probability };
}
