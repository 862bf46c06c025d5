import type { TableOptions } from "../cql/table-options.ts";
import type { Accepted } from "./accept.ts";
import { callSite } from "./call-site.ts";
import { nameOf } from "./describe.ts";
import { definition } from "./definition-symbol.ts";
import type { KeyspaceMeta } from "./model.ts";
import type { AnyQuery } from "./query.ts";

/** A keyspace with its queries. */
export interface Keyspace {
  readonly [definition]: KeyspaceMeta;
}

export interface KeyspaceOptions {
  /** By environment: a replication factor for a development node, or one for each data centre. */
  readonly replication: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  /** False leaves the commit log out. */
  readonly durableWrites?: boolean;
  /** Options of each table in the keyspace, unless its entity or query says otherwise. */
  readonly options?: TableOptions;
  /** Findings that are accepted, by their code, and why: of the keyspace, and of every table in it. */
  readonly accept?: Accepted;
  readonly queries: readonly AnyQuery[];
}

/**
 * Declares a keyspace and the queries that its tables answer.
 *
 * ```ts
 * export const hotel = keyspace("hotel", {
 *   replication: { production: { datacenter1: 3 }, development: 1 },
 *   queries: [query("Q2", "Find information about a hotel").find(Hotel).given(Hotel.id)],
 * });
 * ```
 *
 * ```sql
 * CREATE KEYSPACE hotel WITH replication = {'class': 'NetworkTopologyStrategy', 'datacenter1': 3}
 * ```
 */
export function keyspace(name: string, options: KeyspaceOptions): Keyspace {
  return {
    [definition]: { kind: "keyspace", name: nameOf(name), options: { ...options }, location: callSite(keyspace) },
  };
}
