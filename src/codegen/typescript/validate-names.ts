import type { AccessModel, WritePlan } from "../../access/model.ts";
import type { ConceptualModel } from "../../conceptual/model.ts";
import type { Diagnostic, SourceLocation } from "../../diagnostics/model.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { PhysicalModel, Table } from "../../physical/model.ts";
import { partsOfEntities, type EntityParts } from "./entity-parts.ts";
import { exportedNames } from "./entity/names.ts";
import { entityModule } from "./modules.ts";
import { givenType, returnedType, rowType, selectFunction, selectStaticsFunction, staticsType } from "./names.ts";
import { userTypesOf } from "./print-user-types.ts";
import { takesPrefix } from "./table/given.ts";
import { hasStatics } from "./table/statics.ts";
import { userTypeName } from "./types.ts";

/** A thing of the model with the files, exports and other names that it becomes. */
interface Named {
  readonly subject: string;
  readonly names: readonly string[];
  readonly location: SourceLocation | undefined;
}

/** Refuses two things of a model that would be one file, one export of `index.ts`, or one name in a module. */
export function validateGeneratedNames(
  conceptual: ConceptualModel,
  physical: PhysicalModel,
  access: AccessModel,
): readonly Diagnostic[] {
  const all = partsOfEntities(physical, access);
  const locations = new Map(conceptual.entities.map(({ name, location }) => [name, location]));
  const exported = clashesOf([
    ...ownNames,
    ...all.map((parts) => exportedForEntity(parts, locations)),
    ...userTypes(conceptual, physical, access),
    ...all.flatMap(exportedForTables),
  ]);
  // What clashes in index.ts is said once.
  if (exported.length > 0) return exported;
  return all.flatMap((parts) => clashesOf(declaredForParts(parts, locations)));
}

function clashesOf(things: readonly Named[]): readonly Diagnostic[] {
  const taken = new Map<string, Named>();
  return things.flatMap((named) => {
    const clash = named.names.find((name) => taken.has(name));
    const first = clash === undefined ? undefined : taken.get(clash);
    for (const name of named.names) if (!taken.has(name)) taken.set(name, named);
    if (clash === undefined || first === undefined) return [];
    return [diagnostic("PQ7003", { first: first.subject, second: named.subject, name: clash }, named.location)];
  });
}

const ownNames: readonly Named[] = [
  { subject: "a client bound to keyspaces", names: ["bind", "Database"], location: undefined },
];

type Locations = ReadonlyMap<string, SourceLocation | undefined>;

function exportedForEntity({ entity, plan }: EntityParts, locations: Locations): Named {
  const { functions, types } = plan === undefined ? { functions: [], types: [] } : exportedNames(plan);
  return {
    subject: subjectOf(entity, plan),
    names: [fileOf(entityModule(entity)), ...functions, ...types],
    location: locations.get(entity),
  };
}

const subjectOf = (entity: string, plan: WritePlan | undefined): string => `${plan?.role ?? "entity"} "${entity}"`;

/** Not every file system tells capitals from small letters. */
const fileOf = (module: string): string => module.toLowerCase();

/** Two reads of one name are refused where they are planned. */
const exportedForTables = ({ tables }: EntityParts): readonly Named[] =>
  tables.map(({ table, reads }) =>
    ofTable(table, [
      rowType(table.name),
      ...reads.filter(takesPrefix).map(givenType),
      ...reads
        .filter(({ projection }) => projection !== undefined)
        .flatMap((read) => [selectFunction(read), returnedType(read)]),
      ...(hasStatics(table) ? [selectStaticsFunction(table.name), staticsType(table.name)] : []),
    ]),
  );

const declaredForParts = (
  { entity, plan, tables, claims, declares }: EntityParts,
  locations: Locations,
): readonly Named[] => [
  { subject: subjectOf(entity, plan), names: declares, location: locations.get(entity) },
  ...[...tables, ...claims].map((part) => ofTable(part.table, [...new Set(part.declares)])),
];

const ofTable = (table: Table, names: readonly string[]): Named => ({
  subject: `table "${table.name}"`,
  names,
  location: table.location,
});

const userTypes = (conceptual: ConceptualModel, physical: PhysicalModel, access: AccessModel): readonly Named[] =>
  userTypesOf(physical, access).map(({ name }) => ({
    subject: `user-defined type "${name}"`,
    names: [userTypeName(name, "out"), userTypeName(name, "in")],
    location: conceptual.udts.find((udt) => udt.name === name)?.location,
  }));
