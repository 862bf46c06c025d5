import { reveal } from "./definition-symbol.ts";
import type { EntityMeta, KeyspaceMeta, UdtMeta } from "./model.ts";
import { listQueries } from "./read-keyspace.ts";
import { refTarget } from "./ref.ts";

/** All that a model consists of, each once under whatever names. */
export interface Reached {
  readonly entities: ReadonlySet<EntityMeta>;
  readonly udts: ReadonlySet<UdtMeta>;
  readonly keyspaces: ReadonlySet<KeyspaceMeta>;
}

/** Follows the exports of a model file to what they mention: through queries, refs and the types of attributes. */
export function reach(exported: Iterable<unknown>): Reached {
  const entities = new Set<EntityMeta>();
  const udts = new Set<UdtMeta>();
  const keyspaces = new Set<KeyspaceMeta>();

  function visit(value: unknown): void {
    const meta = reveal(value);
    switch (meta?.kind) {
      case undefined:
      case "stranger":
      case "table-defaults":
        return;
      case "value":
        return meta.udts.forEach(visitUdt);
      case "ref":
        return visitEntity(refTarget(meta));
      case "entity":
        return visitEntity(meta);
      case "path":
        return visitEntity(meta.root);
      case "all-of":
        return [meta.path, ...meta.except].forEach(visit);
      case "id-of":
        return visit(meta.path);
      case "collect":
        return [meta.path, meta.near].forEach(visit);
      case "bucket":
        return visit(meta.source);
      case "query":
        return [meta.found?.what, ...meta.calls.flatMap(({ items }) => items)].forEach(visit);
      case "keyspace":
        keyspaces.add(meta);
        return listQueries(meta.options).forEach(visit);
      default:
        return meta satisfies never;
    }
  }

  function visitEntity(meta: EntityMeta | undefined): void {
    if (meta === undefined || entities.has(meta)) return;
    entities.add(meta);
    meta.attributes().forEach(visit);
  }

  function visitUdt(meta: UdtMeta): void {
    if (udts.has(meta)) return;
    udts.add(meta);
    meta.fields().forEach(visit);
  }

  for (const value of exported) visit(value);
  return { entities, udts, keyspaces };
}
