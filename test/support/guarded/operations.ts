import type { Decision } from "../../../src/runtime/guarded/model.ts";
import type { Random } from "../random.ts";
import type { Instance } from "./instance.ts";

export interface Operation {
  readonly kind: "insert" | "put" | "move" | "rename" | "count" | "delete";
  readonly id: string;
  readonly decide: (values: Instance | undefined) => Decision<Instance>;
}

const ids = ["a", "b", "c"];
const groups = ["north", "south", "east"];
export const names = ["one", "two", "three"];

/** What a client does next: few instances and few names, so that it is in the way of others. */
export function chooseOperation(random: Random): Operation {
  const id = random.pick(ids);
  const made: Instance = { group: random.pick(groups), name: nameOf(random), count: 0 };
  const kind = random.pick([
    "insert",
    "insert",
    "put",
    "move",
    "move",
    "rename",
    "rename",
    "count",
    "count",
    "delete",
  ] as const);
  const leave: Decision<Instance> = { kind: "leave" };
  const write = (values: Instance): Decision<Instance> => ({ kind: "write", values });
  const decide = (values: Instance | undefined): Decision<Instance> => {
    switch (kind) {
      case "insert":
        return values === undefined ? write(made) : leave;
      case "put":
        return write({ ...made, count: values?.count ?? 0 });
      case "move":
        return values === undefined ? leave : write({ ...values, group: made.group });
      case "rename":
        return values === undefined ? leave : write({ ...values, name: made.name });
      case "count":
        return values === undefined ? leave : write({ ...values, count: values.count + 1 });
      case "delete":
        return values === undefined ? leave : { kind: "delete" };
      default:
        throw new Error(`unknown operation ${kind satisfies never}`);
    }
  };
  return { kind, id, decide };
}

const nameOf = (random: Random): string | undefined => (random.chance(0.2) ? undefined : random.pick(names));
