import { setImmediate } from "node:timers/promises";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs synchronous work that a signal must not cut in two. A signal that came meanwhile has its effect afterwards. */
export async function holdingSignals<TResult>(work: () => TResult): Promise<TResult> {
  let held: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    held = signal;
  };
  for (const signal of signals) process.on(signal, hold);
  try {
    return work();
  } finally {
    // signals that came meanwhile are delivered in the next turn
    await setImmediate();
    for (const signal of signals) process.off(signal, hold);
    if (held !== undefined) process.kill(process.pid, held);
  }
}
