/** Several ways to do one thing, which take turns, so that what else the machine does falls on all of them. */
export type Way = () => Promise<unknown>;

export interface Time {
  /** Microseconds of a call. */
  readonly wall: number;
  /** Of this process. */
  readonly cpu: number;
}

/** For each way the median of the rounds. */
export async function timesOf(ways: readonly Way[], calls: number, atOnce: number, rounds: number): Promise<Time[]> {
  const walls: number[][] = ways.map(() => []);
  const cpus: number[][] = ways.map(() => []);
  for (const way of ways) await repeat(way, Math.min(calls, 200), atOnce);
  for (let round = 0; round < rounds; round++) {
    for (const i of ways.keys()) {
      // Another one begins each time, so that none always follows the same.
      const at = (i + round) % ways.length;
      const [cpu, started] = [process.cpuUsage(), performance.now()];
      await repeat(ways[at]!, calls, atOnce);
      const { user, system } = process.cpuUsage(cpu);
      walls[at]!.push(((performance.now() - started) * 1000) / calls);
      cpus[at]!.push((user + system) / calls);
    }
  }
  return walls.map((wall, i) => ({ wall: median(wall), cpu: median(cpus[i]!) }));
}

async function repeat(way: Way, calls: number, atOnce: number): Promise<void> {
  const one = async (count: number): Promise<void> => {
    for (let call = 0; call < count; call++) await way();
  };
  await Promise.all(Array.from({ length: atOnce }, () => one(Math.round(calls / atOnce))));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
