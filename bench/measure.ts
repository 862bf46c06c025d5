import Table from "cli-table3";

/** Something to measure, done once. */
export type Way = () => Promise<unknown>;

/** Microseconds of a call. */
export interface Time {
  readonly wall: number;
  /** Of this process, user and system. */
  readonly cpu: number;
}

export interface Rounds {
  /** Calls of a round. */
  readonly calls: number;
  readonly atOnce?: number;
  readonly rounds?: number;
}

/**
 * What a call takes, for each way to do it: the median of the rounds, in which they take turns. Another one begins each time,
 * so that none always follows the same.
 */
export async function timesOf(
  ways: readonly Way[],
  { calls, atOnce = 1, rounds = 11 }: Rounds,
): Promise<readonly Time[]> {
  const times: Time[][] = ways.map(() => []);
  for (const way of ways) await repeat(way, Math.min(calls, 2000), atOnce);
  for (let round = 0; round < rounds; round++) {
    for (const i of ways.keys()) {
      const at = (i + round) % ways.length;
      const [cpu, started] = [process.cpuUsage(), performance.now()];
      await repeat(ways[at]!, calls, atOnce);
      const { user, system } = process.cpuUsage(cpu);
      times[at]!.push({ wall: ((performance.now() - started) * 1000) / calls, cpu: (user + system) / calls });
    }
  }
  return times.map((some) => ({ wall: median(some.map(({ wall }) => wall)), cpu: median(some.map(({ cpu }) => cpu)) }));
}

async function repeat(way: Way, calls: number, atOnce: number): Promise<void> {
  const one = async (count: number) => {
    for (let call = 0; call < count; call++) await way();
  };
  if (atOnce === 1) return one(calls);
  await Promise.all(Array.from({ length: atOnce }, () => one(Math.round(calls / atOnce))));
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

export const micro = (microseconds: number): string => microseconds.toFixed(microseconds < 100 ? 1 : 0);
export const milli = (microseconds: number): string => (microseconds / 1000).toFixed(microseconds < 100_000 ? 2 : 0);
export const ratio = (one: number, other: number): string => `x ${(one / other).toFixed(2)}`;

export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  table.push(...rows.map((row) => [...row]));
  console.log(`\n${title}\n${table.toString()}`);
}
