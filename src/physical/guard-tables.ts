import type { CandidateKey, ConceptualModel, Entity, Path } from "../conceptual/model.ts";
import { identityOf, includesPath, resolveValue, samePath } from "../conceptual/paths.ts";
import type { CqlType } from "../cql/model.ts";
import { camelCase, snakeCase } from "../cql/names.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { columnName } from "../logical/column-names.ts";
import { isOptional } from "../logical/derive-key.ts";
import { userTypesOf } from "./user-types.ts";
import type { ClaimGuard, Column, Keyspace, Table, TableGuard } from "./model.ts";

type Report = (found: Diagnostic) => void;

/** What the protocol keeps in the identity row of each instance. */
const guardColumns: readonly (readonly [string, CqlType])[] = [
  ["guard_version", { kind: "native", name: "bigint" }],
  [
    "guard_writers",
    {
      kind: "map",
      key: { kind: "native", name: "uuid" },
      value: { kind: "native", name: "bigint" },
      frozen: true,
    },
  ],
  ["guard_gone", { kind: "native", name: "boolean" }],
  [
    "guard_pending",
    {
      kind: "map",
      key: { kind: "native", name: "text" },
      value: { kind: "native", name: "bigint" },
      frozen: true,
    },
  ],
  ["guard_settled", { kind: "native", name: "bigint" }],
];

/** Adds to the identity tables of guarded entities what their writes keep there, and the tables of their unique keys. */
export function guardTables(
  conceptual: ConceptualModel,
  keyspaces: readonly Keyspace[],
  report: Report,
): readonly Keyspace[] {
  let guarded = keyspaces;
  for (const entity of conceptual.entities) {
    if (entity.guarded !== true) continue;
    const homes = guarded.flatMap(({ tables }) => tables).filter(({ grain }) => grain === entity.name);
    const table = homes.find((home) => isIdentityTable(entity, home));
    if (table === undefined) {
      if (homes.length > 0)
        report(diagnostic("PQ4051", { entity: entity.name, parts: partsOf(entity) }, entity.location));
      continue;
    }
    for (const home of homes) checkOptions(home, report);
    const guard = guardOf(conceptual, entity, table, homes);
    checkNames(entity, table, guard, report);
    const claims = entity.candidateKeys
      .filter(({ origin }) => origin === "unique")
      .map((key) => claimsTable(conceptual, entity, table, key));
    guarded = guarded.map((keyspace) => {
      if (keyspace.name !== table.keyspace) return keyspace;
      const all = [...(keyspace.claims ?? []), ...claims];
      const columns = [...keyspace.tables.flatMap((one) => one.columns), ...guard.values];
      return {
        ...keyspace,
        types: userTypesOf(
          conceptual,
          columns.map(({ type }) => type),
          () => {},
        ),
        tables: keyspace.tables.map((one) => (one === table ? { ...table, guard } : one)),
        ...(all.length > 0 && { claims: all }),
      };
    });
  }
  for (const keyspace of guarded) checkTableNames(keyspace, report);
  return guarded;
}

const partsOf = ({ candidateKeys }: Entity): readonly string[] => candidateKeys[0]?.parts ?? [];

/** Whether a table's primary key is the identity, and nothing else: one row an instance, where it stays. */
function isIdentityTable(entity: Entity, { columns }: Table): boolean {
  const key = columns.filter(({ role }) => role === "partition" || role === "clustering");
  const identity = identityOf(entity);
  const paths = key.flatMap(({ source }) => (source.kind === "attribute" && !source.asWritten ? [source.path] : []));
  return (
    paths.length === key.length && key.length === identity.length && identity.every((path) => includesPath(paths, path))
  );
}

function guardOf(conceptual: ConceptualModel, entity: Entity, table: Table, homes: readonly Table[]): TableGuard {
  const claims = entity.candidateKeys
    .filter(({ origin }) => origin === "unique")
    .map((key): ClaimGuard => ({
      parts: key.parts,
      column: `guard_claim_${labelOf(key)}`,
      table: claimsName(entity, key),
    }));
  const known = guardColumns.map(([name, type]) => hidden(name, type));
  return {
    values: missingValues(conceptual, entity, table, homes),
    columns: [
      ...known.slice(0, -1),
      ...claims.map(({ column }) => hidden(column, { kind: "native", name: "uuid" })),
      ...known.slice(-1),
    ],
    claims,
  };
}

const hidden = (name: string, type: CqlType): Column => ({
  name,
  property: camelCase(name),
  type,
  role: "regular",
  optional: true,
  source: { kind: "guard" },
});

/** Whole values that a table of the entity holds, or a key is made of, and its identity table does not. */
function missingValues(
  conceptual: ConceptualModel,
  entity: Entity,
  table: Table,
  homes: readonly Table[],
): readonly Column[] {
  const inTables = homes.flatMap(({ columns }) =>
    columns.flatMap(({ source }) => {
      if (source.kind === "bucket")
        return source.bucket.source === undefined ? [] : [[source.bucket.source, false] as const];
      return source.kind === "attribute" ? [[source.path, source.asWritten] as const] : [];
    }),
  );
  const inKeys = entity.candidateKeys
    .filter(({ origin }) => origin === "unique")
    .flatMap(({ paths }) => paths.map((path) => [path, false] as const));
  const missing: Column[] = [];
  for (const [path, asWritten] of [...inTables, ...inKeys]) {
    const { refs, attribute } = resolveValue(conceptual, entity.name, path);
    const whole: Path = [...refs, attribute.name];
    const holds = ({ source }: Column): boolean => source.kind === "attribute" && samePath(source.path, whole);
    if (table.columns.some(holds) || missing.some(holds)) continue;
    const name = columnName(conceptual, entity.name, whole);
    missing.push({
      name,
      property: camelCase(name),
      type: attribute.type,
      role: "regular",
      optional: isOptional(conceptual, entity.name, whole),
      source: { kind: "attribute", path: whole, asWritten },
      values: attribute.values,
      documentation: attribute.documentation,
    });
  }
  return missing;
}

/** `room_start_date`: the parts as they are declared. */
const labelOf = ({ parts }: CandidateKey): string =>
  parts.map((part) => part.split(".").map(snakeCase).join("_")).join("_");

const claimsName = (entity: Entity, key: CandidateKey): string => `${snakeCase(entity.name)}_claims_on_${labelOf(key)}`;

/** Who holds which key: the key, the holder's identity, the token of the claim, and what the next holder has to write above. */
function claimsTable(conceptual: ConceptualModel, entity: Entity, table: Table, key: CandidateKey): Table {
  const columnOf = (path: Path, name: string): Column => {
    const { attribute, type } = resolveValue(conceptual, entity.name, path);
    return {
      name,
      property: camelCase(name),
      type,
      role: "partition",
      optional: isOptional(conceptual, entity.name, path),
      source: { kind: "attribute", path, asWritten: false },
      values: attribute.values,
    };
  };
  const holder = identityOf(entity).map((path): Column => ({
    ...columnOf(path, `holder_${columnName(conceptual, entity.name, path)}`),
    role: "regular",
    optional: true,
    source: { kind: "guard" },
  }));
  return {
    kind: "table",
    keyspace: table.keyspace,
    name: claimsName(entity, key),
    comment: `Which ${entity.name} holds which ${key.parts.join(", ")}`,
    queries: [],
    grain: entity.name,
    found: [],
    foundEntity: entity.name,
    columns: [
      ...key.paths.map((path) => columnOf(path, columnName(conceptual, entity.name, path))),
      ...holder,
      hidden("guard_token", { kind: "native", name: "uuid" }),
      hidden("guard_floor", { kind: "native", name: "bigint" }),
    ],
    indexes: [],
    options: {},
    location: entity.location,
  };
}

/** What would be lost: a batch whose log is dropped at once, and a version that expires. */
function checkOptions({ name, options, location }: Table, report: Report): void {
  if (options.gcGraceSeconds === 0) report(diagnostic("PQ4052", { table: name }, location));
  if ((options.defaultTimeToLive ?? 0) > 0) report(diagnostic("PQ4053", { table: name }, location));
}

function checkNames(entity: Entity, table: Table, guard: TableGuard, report: Report): void {
  const own = [...guard.values, ...guard.columns];
  for (const [i, column] of own.entries()) {
    const others = [...table.columns, ...own.slice(0, i)];
    if (!others.some(({ name, property }) => name === column.name || property === column.property)) continue;
    report(diagnostic("PQ4050", { entity: entity.name, table: table.name, column: column.name }, table.location));
  }
}

function checkTableNames({ name: keyspace, tables, claims = [] }: Keyspace, report: Report): void {
  for (const [i, { name, columns, grain, location }] of claims.entries()) {
    const isTaken = [...tables, ...claims.slice(0, i)].some((other) => other.name === name);
    const twice = columns.find((column, at) => columns.slice(0, at).some((other) => other.name === column.name));
    if (isTaken || twice !== undefined || name.length > 48)
      report(diagnostic("PQ4054", { entity: grain, keyspace, table: name, isTaken, column: twice?.name }, location));
  }
}
