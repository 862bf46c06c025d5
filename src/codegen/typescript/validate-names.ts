import type { AccessModel, ReadPlan } from "../../access/model.ts";
import type { ConceptualModel } from "../../conceptual/model.ts";
import type { Diagnostic, SourceLocation } from "../../diagnostics/model.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { PhysicalModel, Table } from "../../physical/model.ts";
import { exportedNames } from "./entity/names.ts";
import {
  entityModule,
  givenType,
  returnedType,
  rowType,
  selectFunction,
  selectStaticsFunction,
  staticsType,
  tableModule,
} from "./names.ts";
import { takesPrefix } from "./table/given.ts";
import { hasStatics } from "./table/statics.ts";
import { userTypeName } from "./types.ts";

/** A thing of the model with the files and exports that it becomes. */
interface Named {
  readonly subject: string;
  readonly names: readonly string[];
  readonly location: SourceLocation | undefined;
}

/** Refuses two things of a model that would be one file, or one export of `index.ts`. */
export function validateGeneratedNames(
  conceptual: ConceptualModel,
  physical: PhysicalModel,
  access: AccessModel,
): readonly Diagnostic[] {
  const all = [
    ...ownNames,
    ...entities(conceptual, access),
    ...userTypes(conceptual, physical, access),
    ...tables(physical, access),
  ];
  const taken = new Map<string, Named>();
  return all.flatMap((named) => {
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

function entities(conceptual: ConceptualModel, access: AccessModel): readonly Named[] {
  const locations = new Map(conceptual.entities.map(({ name, location }) => [name, location]));
  return access.writes.map((plan) => {
    const { functions, types } = exportedNames(plan);
    return {
      subject: `${plan.role} "${plan.entity}"`,
      names: [fileOf(entityModule(plan.entity)), ...functions, ...types],
      location: locations.get(plan.entity),
    };
  });
}

function userTypes(
  conceptual: ConceptualModel,
  { keyspaces }: PhysicalModel,
  { inputTypes }: AccessModel,
): readonly Named[] {
  const used = new Set([...keyspaces.flatMap(({ types }) => types), ...inputTypes].map(({ name }) => name));
  return [...used].map((name) => ({
    subject: `user-defined type "${name}"`,
    names: [userTypeName(name, "out"), userTypeName(name, "in")],
    location: conceptual.udts.find((udt) => udt.name === name)?.location,
  }));
}

/** Two reads of one name are refused where they are planned. */
function tables({ keyspaces }: PhysicalModel, { reads }: AccessModel): readonly Named[] {
  return keyspaces.flatMap((keyspace) => [
    ...keyspace.tables.map((table) => ({
      subject: `table "${table.name}"`,
      names: [
        fileOf(tableModule(table)),
        rowType(table.name),
        ...reads.filter((read) => isOf(read, table) && takesPrefix(read)).map(givenType),
        ...reads
          .filter((read) => isOf(read, table) && read.projection !== undefined)
          .flatMap((read) => [selectFunction(read), returnedType(read)]),
        ...(hasStatics(table) ? [selectStaticsFunction(table.name), staticsType(table.name)] : []),
      ],
      location: table.location,
    })),
    ...(keyspace.claims ?? []).map((table) => ({
      subject: `table "${table.name}"`,
      names: [fileOf(tableModule(table))],
      location: table.location,
    })),
  ]);
}

const isOf = (read: ReadPlan, { keyspace, name }: Table): boolean => read.keyspace === keyspace && read.table === name;

/** Not every file system tells capitals from small letters. */
const fileOf = (module: string): string => `${module.toLowerCase()}.ts`;
