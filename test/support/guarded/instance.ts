import type { Shape } from "../../../src/runtime/guarded/model.ts";

/** What the simulated cluster holds: an instance that moves in one copy, shares the places of another, and stays in a third. */
export interface Instance {
  readonly group: string;
  /** Unique where it has one. */
  readonly name: string | undefined;
  readonly count: number;
}

/** Of one identity: the copies are keyed by group and identity, by the unique name alone, and by the identity. */
export const shapeOf = (id: string): Shape<Instance> => ({
  placesOf: ({ group, name }) => [`group/${group}/${id}`, `id/${id}`, ...(name === undefined ? [] : [`name/${name}`])],
  uniqueKeysOf: ({ name }) => [name],
});
