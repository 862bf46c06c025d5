import { estimateBytes } from "./estimate-bytes.ts";
import type { Statement } from "./statement.ts";

type Group = readonly Statement[];

/** Groups that are sent as one. */
export type Batch = readonly Group[];

/** The most statements that a batch can have in the protocol. */
const mostStatements = 65_535;

/**
 * Cuts a write into batches of at most so many bytes, by an estimate, each with whole groups. What a retry starts from is
 * in the last one, in its order, and in several last ones when it doesn't fit. A group that is too large by itself goes
 * first: should the server refuse it, nothing has been written.
 */
export function cutBatches(groups: readonly Group[], sources: readonly Group[], mostBytes: number): readonly Batch[] {
  const all = [...groups, ...sources];
  const measured: Measured[] = [];
  let total = 0;
  let statements = 0;
  for (const group of all) {
    let bytes = 0;
    for (const statement of group) bytes += estimateBytes(statement);
    measured.push({ group, bytes });
    total += bytes;
    statements += group.length;
  }
  if (total <= mostBytes && statements <= mostStatements) return all.length === 0 ? [] : [all];

  const copies = measured.slice(0, groups.length);
  return [
    ...copies.filter(({ bytes }) => bytes > mostBytes).map(({ group }) => [group]),
    ...fill([...copies.filter(({ bytes }) => bytes <= mostBytes), ...measured.slice(groups.length)], mostBytes),
  ];
}

interface Measured {
  readonly group: Group;
  readonly bytes: number;
}

/** Fills one batch after the other. */
function fill(groups: readonly Measured[], mostBytes: number): readonly Batch[] {
  const batches: Group[][] = [];
  let current: Group[] = [];
  let total = 0;
  let statements = 0;
  for (const { group, bytes } of groups) {
    total += bytes;
    statements += group.length;
    if (current.length > 0 && total <= mostBytes && statements <= mostStatements) current.push(group);
    else {
      batches.push((current = [group]));
      total = bytes;
      statements = group.length;
    }
  }
  return batches;
}
