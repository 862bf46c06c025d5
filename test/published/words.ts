import type { AttributeDefinition, EntityDefinition } from "../../src/conceptual/definition.ts";
import { pascalCase } from "../../src/cql/names.ts";
import type {
  BucketDefinition,
  ModelDefinition,
  PathDefinition,
  QueryCall,
  QueryDefinition,
} from "../../src/queries/definition.ts";

/** A word of a model without which a table may come out otherwise. */
export interface Word {
  /** `naming`: how a table or a column is called. `hint`: what a designer decided beyond the query's text. */
  readonly kind: "naming" | "hint";
  /** As people write it: `Video.user.prefix("")`. */
  readonly text: string;
  /** Whether it stands in the query; the others stand in an entity, for every table. */
  readonly inQuery: boolean;
}

type Keep = (word: Word) => boolean;

interface Wanted {
  readonly query: string;
  /** Whether the query's own text asks for the order. */
  readonly asksForOrder: boolean;
}

/** The model with one query only, and without the words that are not kept. */
export function filterWords(model: ModelDefinition, wanted: Wanted, keep: Keep): ModelDefinition {
  return {
    ...model,
    entities: model.entities.map((entity) => filterEntity(entity, keep)),
    keyspaces: model.keyspaces.map((keyspace) => ({
      ...keyspace,
      queries: keyspace.queries
        .filter(({ id }) => id === wanted.query)
        .map((query) => filterQuery(query, wanted.asksForOrder, keep)),
    })),
  };
}

function filterEntity(entity: EntityDefinition, keep: Keep): EntityDefinition {
  const { plural } = entity;
  const said = (text: string): boolean =>
    keep({ kind: "naming", text: `${pascalCase(entity.name)}${text}`, inQuery: false });
  return {
    ...entity,
    plural: plural !== undefined && said(`: plural "${plural}"`) ? plural : undefined,
    attributes: entity.attributes.map((attribute) => filterAttribute(attribute, said)),
  };
}

function filterAttribute(attribute: AttributeDefinition, said: (text: string) => boolean): AttributeDefinition {
  const { name, value } = attribute;
  if (value.kind === "not-an-attribute") return attribute;
  const { column } = value;
  const named = { ...value, column: column !== undefined && said(`.${name}.named("${column}")`) ? column : undefined };
  if (named.kind === "value") return { ...attribute, value: named };
  const { prefix } = named;
  const kept = prefix !== undefined && said(`.${name}.prefix("${prefix}")`) ? prefix : undefined;
  return { ...attribute, value: { ...named, prefix: kept } };
}

function filterQuery(query: QueryDefinition, asksForOrder: boolean, keep: Keep): QueryDefinition {
  const said = (kind: Word["kind"], text: string): boolean => keep({ kind, text, inQuery: true });
  return {
    ...query,
    calls: query.calls.flatMap((call): readonly QueryCall[] => {
      switch (call.word) {
        case "table":
          return said("naming", `.table("${call.items[0]}")`) ? [call] : [];
        case "optionally":
        case "keyedBy":
        case "scan":
          return said("hint", `.${call.word}(${call.items.map(printItem).join(", ")})`) ? [call] : [];
        case "inOnePartition":
          return said("hint", ".inOnePartition()") ? [withItems(call, said)] : [];
        case "bucketBy":
          return said("hint", `.bucketBy(${call.items.map(printItem).join(", ")})`) ? [withItems(call, said)] : [];
        case "orderBy":
          if (!asksForOrder && !said("hint", `.orderBy(${call.items.map(printItem).join(", ")})`)) return [];
          return [withItems(call, said)];
        case "given":
          return [
            withItems(
              { ...call, items: call.items.filter((item) => item.kind !== "bucket" || said("hint", printItem(item))) },
              said,
            ),
          ];
        default:
          return [withItems(call, said)];
      }
    }),
  };
}

type Said = (kind: Word["kind"], text: string) => boolean;

/** The call with its paths' and buckets' names and types as far as they are kept. */
function withItems(call: QueryCall, said: Said): QueryCall {
  const items = (call.items as readonly unknown[]).map((item) => {
    if (isBucket(item)) return filterBucket(item, said);
    if (isPath(item)) return filterPath(item, said);
    return hasPath(item) ? { ...item, path: filterPath(item.path, said) } : item;
  });
  return { ...call, items } as QueryCall;
}

function filterPath(path: PathDefinition, said: Said): PathDefinition {
  const { column } = path;
  return column === undefined || said("naming", `named(${printPath(path)}, "${column}")`)
    ? path
    : { ...path, column: undefined };
}

/** A name or a type that is the unit's own changes nothing, and so is not needed. */
function filterBucket(bucket: BucketDefinition, said: Said): BucketDefinition {
  const { column, type, unit } = bucket;
  const option = (name: "column" | "type", value: string): string =>
    unit === "singleton"
      ? `.inOnePartition({ ${name}: "${value}" })`
      : `.as(${name === "column" ? `"${value}"` : `…, "${value}"`})`;
  return {
    ...bucket,
    column: column !== undefined && said("naming", option("column", column)) ? column : undefined,
    type: type !== undefined && said("hint", option("type", type)) ? type : undefined,
  };
}

const isBucket = (item: unknown): item is BucketDefinition => kindOf(item) === "bucket";
const isPath = (item: unknown): item is PathDefinition => kindOf(item) === "path";
const hasPath = (item: unknown): item is { readonly path: PathDefinition } =>
  ["all-of", "id-of", "collect"].includes(kindOf(item) ?? "");

const kindOf = (item: unknown): string | undefined =>
  typeof item === "object" && item !== null && "kind" in item ? String(item.kind) : undefined;

function printItem(item: unknown): string {
  if (isBucket(item)) return item.source === undefined ? item.unit : `${item.unit}(${printPath(item.source)})`;
  if (!isPath(item)) return JSON.stringify(item);
  return item.direction === undefined ? printPath(item) : `${item.direction}(${printPath(item)})`;
}

const printPath = ({ root, path }: PathDefinition): string => [pascalCase(root), ...path].join(".");
