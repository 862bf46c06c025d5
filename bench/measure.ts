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
  /** Calls of each way before it is measured. Default: as many as a round has, and 2000 at most. */
  readonly warmUp?: number;
}

/** What a call takes, for each way to do it: the median of the rounds, in which they take turns. */
export async function timesOf(
  ways: readonly Way[],
  { calls, atOnce = 1, rounds = 11, warmUp = Math.min(calls, 2000) }: Rounds,
): Promise<readonly Time[]> {
  for (const way of ways) await repeat(way, warmUp, atOnce);
  return inTurns(
    ways.map((way) => () => timeOf(way, calls, atOnce)),
    rounds,
  );
}

/** The median of each in so many rounds. In each round they have another order, so that none always follows the same. */
export async function inTurns(takers: readonly (() => Promise<Time>)[], rounds: number): Promise<readonly Time[]> {
  const times: Time[][] = takers.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const i of shuffled(takers.length)) times[i]!.push(await takers[i]!());
  return times.map((some) => ({ wall: median(some.map(({ wall }) => wall)), cpu: median(some.map(({ cpu }) => cpu)) }));
}

/** What one of so many calls takes. */
export async function timeOf(way: Way, calls: number, atOnce = 1): Promise<Time> {
  const [cpu, started] = [process.cpuUsage(), performance.now()];
  await repeat(way, calls, atOnce);
  const { user, system } = process.cpuUsage(cpu);
  return { wall: ((performance.now() - started) * 1000) / calls, cpu: (user + system) / calls };
}

const shuffled = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => ({ i, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ i }) => i);

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
