import type { Client } from "cassandra-driver";
import { below } from "../random.ts";

/** A client that dies behind one of its writes, so many times in a hundred: nothing it asks for is answered any more. */
export function mortalClient(
  client: Client,
  percent: number,
): { readonly client: Client; readonly died: Promise<"died"> } {
  let die: (reason: "died") => void = () => {};
  const died = new Promise<"died">((resolve) => (die = resolve));
  let isDead = false;
  const forever = new Promise<never>(() => {});
  const mortal = new Proxy(client, {
    get(target, property): unknown {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== "execute" && property !== "batch")
        return typeof value === "function" ? value.bind(target) : value;
      return async (...given: Parameters<Client["execute"]>) => {
        if (isDead) return forever;
        const answer = await (value as (...all: unknown[]) => Promise<unknown>).apply(target, given);
        const isWrite = property === "batch" || given[0].startsWith("UPDATE");
        if (!isWrite || below(100) >= percent) return answer;
        isDead = true;
        die("died");
        return forever;
      };
    },
  });
  return { client: mortal, died };
}
