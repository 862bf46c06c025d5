import type { Models } from "../../../src/compile.ts";
import type { Entity, Path } from "../../../src/conceptual/model.ts";
import { identityOf, includesPath, ownPaths, resolveValue } from "../../../src/conceptual/paths.ts";
import { camelCase } from "../../../src/cql/names.ts";
import { columnName } from "../../../src/logical/column-names.ts";
import { saidColumn } from "../../../src/logical/said-column.ts";
import type { Table } from "../../../src/physical/model.ts";
import type { Query } from "../../../src/queries/model.ts";

/** What a test knows of an entity, from the stages before the one under test. */
export interface EntityFacts {
  readonly entity: Entity;
  readonly identity: readonly Path[];
  /** Its attributes, and the identities of its refs. */
  readonly own: readonly Path[];
  /** The tables whose rows are its instances. */
  readonly homes: readonly Table[];
  /** Paths of its own that some table has. */
  readonly stored: readonly Path[];
  /** What its homes hold of others. */
  readonly borrowed: readonly Path[];
  /** The property of a path in inputs. */
  readonly property: (path: Path) => string;
}

export interface Domain {
  readonly models: Models;
  readonly tables: readonly Table[];
  readonly entities: readonly EntityFacts[];
  readonly entity: (name: string) => EntityFacts;
}

export function describeDomain(models: Models): Domain {
  const { conceptual, physical } = models;
  const tables = physical.keyspaces.flatMap((keyspace) => keyspace.tables);
  const sourcesOf = ({ grain, columns }: Table): readonly { readonly grain: string; readonly path: Path }[] =>
    columns.flatMap(({ source }) => {
      if (source.kind === "attribute") return [{ grain, path: source.path }];
      if (source.kind === "bucket")
        return source.bucket.source === undefined ? [] : [{ grain, path: source.bucket.source }];
      if (source.kind === "guard") return [];
      const { relationship, near, far } = source.collected;
      return [{ grain: relationship, path: far }, ...valuesBehind(models, relationship, near)];
    });
  const wholes = tables.flatMap(sourcesOf).map(({ grain, path }) => ({ grain, path: wholeValue(models, grain, path) }));
  const entities = conceptual.entities.map((entity): EntityFacts => {
    const own = ownPaths(conceptual, entity.name);
    const homes = tables.filter(({ grain }) => grain === entity.name);
    const needed = wholes.filter(({ grain }) => grain === entity.name).map(({ path }) => path);
    const copied = wholes.flatMap(({ grain, path }) => pathsFrom(models, grain, path, entity.name));
    const nameOf = inputName(models, entity.name, own);
    return {
      entity,
      identity: identityOf(entity),
      own,
      homes,
      stored: own.filter((path) => includesPath([...identityOf(entity), ...needed, ...copied], path)),
      borrowed: homes.length === 0 ? [] : distinct(needed).filter((path) => !includesPath(own, path)),
      property: (path) => camelCase(nameOf(path)),
    };
  });
  return {
    models,
    tables,
    entities,
    entity(name) {
      const found = entities.find(({ entity }) => entity.name === name);
      if (found === undefined) throw new Error(`no entity "${name}"`);
      return found;
    },
  };
}

/** A path's name in snake_case: by the column rule as if no entity were found, or what the queries that name a borrowed value agree on. */
function inputName({ conceptual, queries }: Models, entity: string, own: readonly Path[]): (path: Path) => string {
  const said: readonly Query[] = queries.keyspaces
    .flatMap((keyspace) => keyspace.queries)
    .filter(({ grain }) => grain === entity);
  return (path) => {
    const names = new Set(said.flatMap((query) => saidColumn(query, path) ?? []));
    const [name] = includesPath(own, path) || names.size !== 1 ? [] : names;
    return name ?? columnName(conceptual, entity, path);
  };
}

/** A path without the fields of a UDT behind it: what a write takes. */
function wholeValue({ conceptual }: Models, grain: string, path: Path): Path {
  const { refs, attribute } = resolveValue(conceptual, grain, path);
  return [...refs, attribute.name];
}

function valuesBehind({ conceptual }: Models, grain: string, ref: Path): readonly { grain: string; path: Path }[] {
  return ownPaths(conceptual, grain)
    .filter((path) => path.length > ref.length && ref.every((step, i) => step === path[i]))
    .map((path) => ({ grain, path }));
}

/** The rest of a path from each place where it passes an entity. */
function pathsFrom({ conceptual }: Models, grain: string, path: Path, entity: string): readonly Path[] {
  const rests: Path[] = [];
  let here = grain;
  for (const [i, step] of path.entries()) {
    const attribute = conceptual.entities
      .find(({ name }) => name === here)
      ?.attributes.find(({ name }) => name === step);
    if (attribute?.kind !== "ref") break;
    here = attribute.entity;
    if (here === entity) rests.push(path.slice(i + 1));
  }
  return rests;
}

const distinct = (paths: readonly Path[]): readonly Path[] =>
  paths.filter((path, i) => !includesPath(paths.slice(0, i), path));
