import type { Client } from "cassandra-driver";

/** A client that dies after so many writes: those after that are not sent. */
export function interruptedClient(client: Client, after: number): Client {
  let writes = 0;
  return new Proxy(client, {
    get(target, property): unknown {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== "execute" && property !== "batch")
        return typeof value === "function" ? value.bind(target) : value;
      return async (...given: Parameters<Client["execute"]>) => {
        const isWrite = property === "batch" || /^(INSERT|UPDATE|DELETE)/.test(given[0]);
        if (isWrite && writes++ >= after) throw new Interruption("the client has died");
        return (value as (...given: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

class Interruption extends Error {
  override readonly name = "Interruption";
}

/** Whether an error came of it. */
export const isInterruption = (error: unknown): boolean =>
  error instanceof Interruption || (error instanceof Error && isInterruption(error.cause));
