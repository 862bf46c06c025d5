import type {
  BucketDefinition,
  KeyItemDefinition,
  NotAPath,
  PathDefinition,
  ProjectionDefinition,
  QueryCall,
  QueryDefinition,
  ReturnItemDefinition,
} from "../queries/definition.ts";
import { readWaiver } from "./accept.ts";
import { reveal } from "./definition-symbol.ts";
import { columnOf, describe, nameOf } from "./describe.ts";
import { mark, pathMeta, type Mark } from "./mark.ts";
import type { CallMeta, PathMeta, QueryMeta } from "./model.ts";

/** A query as it was declared, its paths as names. */
export function readQuery({ id, text, found, calls, location }: QueryMeta): QueryDefinition {
  return {
    kind: "query",
    id: nameOf(id),
    text: typeof text === "string" ? text : "",
    find: found && { ...readPath(found.what), location: found.location },
    calls: calls.map(readCall),
    location,
  };
}

function readCall({ word, items, location }: CallMeta): QueryCall {
  switch (word) {
    case "given":
    case "optionally":
      return { word, items: items.map(readKeyItem), location };
    case "range":
    case "orderBy":
    case "typedIn":
      return { word, items: items.map(readPath), location };
    case "returning":
    case "also":
      return { word, items: items.map(readReturnItem), location };
    case "projection":
      return { word, items: [readProjection(items)], location };
    case "bucketBy":
      return { word, items: items.map((item) => readBucket(item) ?? notAPath(item)), location };
    case "inOnePartition":
      return { word, items: items.map(readBucket).filter((bucket) => bucket?.kind === "bucket"), location };
    case "keyedBy":
    case "table":
    case "after":
    case "for":
      return { word, items: items.map(nameOf), location };
    case "scan":
    case "entry":
      return { word, items: [], location };
    case "servedBy":
      return { word, items: items.flatMap(readServedBy), location };
    case "accept":
      return { word, items: [readWaiver(items[0], items[1])], location };
    case "options":
    case "estimate":
      return { word, items, location };
    default:
      return word satisfies never;
  }
}

function readProjection([name, ...items]: readonly unknown[]): ProjectionDefinition {
  return { name: nameOf(name), items: items.map(readReturnItem) };
}

function readServedBy(item: unknown): Extract<QueryCall, { word: "servedBy" }>["items"] {
  if (typeof item !== "object" || item === null) return [];
  const { query, index, ...indexOptions }: { query?: unknown; index?: unknown } = item;
  const id = typeof query === "string" ? query : describe(query);
  const hasOptions = Object.keys(indexOptions).length > 0;
  return [
    { query: id, index: index === "sai" ? index : undefined, indexOptions: hasOptions ? indexOptions : undefined },
  ];
}

function readKeyItem(item: unknown): KeyItemDefinition | NotAPath {
  return readBucket(item) ?? readPath(item);
}

function readPath(item: unknown): PathDefinition | NotAPath {
  const meta = pathMeta(item);
  return meta === undefined ? notAPath(item) : pathDefinition(meta);
}

function readReturnItem(item: unknown): ReturnItemDefinition | NotAPath {
  const meta = reveal(item);
  switch (meta?.kind) {
    case "all-of": {
      const path = markedPath(meta.path, meta);
      const except = meta.except.map(readPath);
      const paths = except.filter((each) => each.kind === "path");
      if (path.kind === "path" && paths.length === except.length) return { kind: "all-of", path, except: paths };
      return [path, ...except].find((each) => each.kind === "not-a-path") ?? notAPath(item);
    }
    case "id-of": {
      const path = markedPath(meta.path, meta);
      return path.kind === "path" ? { kind: "id-of", path } : path;
    }
    case "collect": {
      const path = readPath(meta.path);
      const of = meta.near === undefined ? undefined : readPath(meta.near);
      if (path.kind === "not-a-path") return path;
      if (of?.kind === "not-a-path") return of;
      return { kind: "collect", path, of, as: columnOf(meta.column), asWritten: meta.asWritten };
    }
    default:
      return readPath(item);
  }
}

/** The path inside of `idOf` and its like, with what was said of the whole. */
function markedPath(path: unknown, { column, asWritten }: Mark): PathDefinition | NotAPath {
  const marked = mark(path, {
    ...(column === undefined ? {} : { column }),
    ...(asWritten === undefined ? {} : { asWritten }),
  });
  return marked.kind === "path" ? pathDefinition(marked) : notAPath(path);
}

function pathDefinition({ of, steps, column, direction, asWritten }: PathMeta): PathDefinition {
  return { kind: "path", root: of, path: steps, column: columnOf(column), direction, asWritten };
}

/** Undefined for what is no bucket. */
function readBucket(item: unknown): BucketDefinition | NotAPath | undefined {
  const meta = reveal(item);
  if (meta?.kind !== "bucket") return undefined;
  const { unit } = meta;
  const column = columnOf(meta.column);
  const type = nameOf(meta.type);
  const zone = meta.zone === undefined ? undefined : nameOf(meta.zone);
  const since = meta.since === undefined ? undefined : nameOf(meta.since);
  const size = meta.size === undefined || typeof meta.size === "number" ? meta.size : Number.NaN;
  const source = unit === "singleton" ? undefined : readPath(meta.source);
  return source?.kind === "not-a-path" ? source : { kind: "bucket", unit, source, column, type, zone, since, size };
}

function notAPath(item: unknown): NotAPath {
  return { kind: "not-a-path", found: describe(item) };
}
