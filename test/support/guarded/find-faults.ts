import type { Changed } from "../../../src/runtime/guarded/change-row.ts";
import { graveLife, type Cluster, type Decided } from "./cluster.ts";
import { shapeOf, type Instance } from "./instance.ts";
import { names, type Operation } from "./operations.ts";
import type { Done } from "./simulate.ts";

type RunAlone = (id: string, operation?: Operation) => unknown;

/** What is wrong once all is quiet: in what clients were told, in the copies, in the keys; and what can't be had any more. */
export function findFaults(cluster: Cluster, done: readonly Done[], runAlone: RunAlone): readonly string[] {
  const settleAll = (): void => cluster.ids.forEach((id) => void runAlone(id));
  settleAll();
  const faults = [...toldWrong(cluster, done), ...copiesApart(cluster), ...keysApart(cluster)];

  for (const name of names) {
    if (liveRows(cluster).some(([, values]) => values.name === name)) continue;
    const id = `new ${name}`;
    const values: Instance = { group: "north", name, count: 0 };
    const changed = runAlone(id, {
      kind: "insert",
      id,
      decide: () => ({ kind: "write", values }),
    }) as Changed<Instance>;
    if (changed.kind !== "written") faults.push(`the free name ${name} can't be had: ${changed.kind}`);
  }
  faults.push(...copiesApart(cluster).map((fault) => `after newcomers: ${fault}`), ...keysApart(cluster));

  cluster.now += 2 * graveLife;
  faults.push(...copiesApart(cluster).map((fault) => `after the graves: ${fault}`));
  for (const id of cluster.ids) {
    if (cluster.readRow(id, true)?.values !== undefined) continue;
    const values: Instance = { group: "south", name: undefined, count: 0 };
    const changed = runAlone(id, {
      kind: "insert",
      id,
      decide: () => ({ kind: "write", values }),
    }) as Changed<Instance>;
    if (changed.kind !== "written") faults.push(`${id} can't be made again: ${changed.kind}`);
  }
  return [...faults, ...copiesApart(cluster).map((fault) => `made again: ${fault}`)];
}

/** Each write is decided once at most; exactly once where the client was told so, and never where it was told not. */
function toldWrong({ decided }: Cluster, done: readonly Done[]): string[] {
  const faults: string[] = [];
  for (const { operation, writer, from, to, changed } of done) {
    const times = decided.filter((one) => one.writer === writer).length;
    const said = `${operation.kind} ${operation.id} (${writer}) was told ${changed?.kind ?? "nothing"}`;
    if (times > 1) faults.push(`${said}, and written ${times} times`);
    switch (changed?.kind) {
      case "written":
      case "not-settled":
        if (times !== 1) faults.push(`${said}, and written ${times} times`);
        break;
      case "left":
      case "not-written":
        if (times !== 0) faults.push(`${said}, and is written`);
        break;
      case "held":
        if (times !== 0) faults.push(`${said}, and is written`);
        if (!wasHeld(decided, changed.holder, changed.key, from, to))
          faults.push(`${said}, and ${changed.holder} never had ${changed.key} meanwhile`);
        break;
      default:
    }
  }
  return [...new Set(faults)];
}

/** Whether an instance had a name at some time between. */
function wasHeld(decided: readonly Decided[], holder: string, name: string, from: number, to: number): boolean {
  const own = decided.filter(({ id }) => id === holder);
  return own.some(
    ({ values, time }, i) => values?.name === name && time <= to && (own[i + 1]?.time ?? Infinity) >= from,
  );
}

const liveRows = (cluster: Cluster): readonly (readonly [string, Instance])[] =>
  cluster.ids.flatMap((id) => {
    const values = cluster.readRow(id, true)?.values;
    return values === undefined ? [] : [[id, values] as const];
  });

function copiesApart(cluster: Cluster): string[] {
  const expected = new Map<string, Record<string, unknown>>();
  for (const [id, values] of liveRows(cluster))
    for (const place of shapeOf(id).placesOf(values)) expected.set(place, { id, ...values });
  const found = cluster.copies();
  const faults: string[] = [];
  for (const [place, row] of found) {
    const wanted = expected.get(place);
    if (wanted === undefined) faults.push(`an orphan at ${place}`);
    else if (JSON.stringify(wanted) !== JSON.stringify(row)) faults.push(`a stale row at ${place}`);
  }
  for (const place of expected.keys()) if (!found.has(place)) faults.push(`a row is missing at ${place}`);
  return faults;
}

function keysApart(cluster: Cluster): string[] {
  const faults: string[] = [];
  const holders = new Map<string, string>();
  for (const [id, { name }] of liveRows(cluster)) {
    if (name === undefined) continue;
    const first = holders.get(name);
    if (first !== undefined) faults.push(`${name} is held by ${first} and ${id}`);
    holders.set(name, id);
    if (cluster.readClaim(name).holder !== id) faults.push(`${id} holds ${name} without a claim`);
  }
  return faults;
}
