import type { ReadPlan } from "../../access/model.ts";
import { camelCase, pascalCase, snakeCase } from "../../cql/names.ts";
import type { Table } from "../../physical/model.ts";
import { variable } from "./print.ts";

/** The constant that holds a table's columns: `hotelsByPoi`. */
export const tableVariable = (table: string): string => {
  const name = variable(camelCase(table));
  return localNames.has(name) ? `${name}Table` : name;
};

/** What functions in generated modules call their parameters and constants. */
export const localNames: ReadonlySet<string> = new Set(
  `db options operation row key values value given bounds ttl before after changes changed stored copies found generated
   groups elements times filed outer from to first settled own removed added peeked`.split(/\s+/),
);

export const rowType = (table: string): string => `${pascalCase(table)}Row`;

/** What a read returns: a row of its table or, of a projection, a part of one. */
export const returnedType = ({ name, projection, table }: Pick<ReadPlan, "name" | "projection" | "table">): string =>
  projection === undefined ? rowType(table) : variable(`${pascalCase(name.replace(/^select_/, ""))}Row`);

/** The function that makes it from the driver's row. */
export const decoder = ({ name, projection }: Pick<ReadPlan, "name" | "projection">): string =>
  projection === undefined ? "toRow" : variable(camelCase(name.replace(/^select_/, "to_")));

export const selectFunction = ({ name }: Pick<ReadPlan, "name">): string => variable(camelCase(name));

/** What a read takes, where that has several forms: `ReservationsByGuestGiven`. */
export const givenType = ({ name, projection }: Pick<ReadPlan, "name" | "projection">): string =>
  variable(`${pascalCase((projection?.of ?? name).replace(/^select_/, ""))}Given`);

/** The constant that says how a query is read: `reservationsByGuestRead`. */
export const readVariable = ({ name }: Pick<ReadPlan, "name">): string =>
  variable(camelCase(`${name.replace(/^select_/, "")}_read`));

/** The function that reads the static columns of a table's partition, and what it returns. */
export const selectStaticsFunction = (table: string): string => variable(camelCase(`select_statics_of_${table}`));

export const staticsType = (table: string): string => `${pascalCase(table)}Statics`;

/** The file's name without its folder and ending: `hotels-by-poi`. */
export const fileName = (name: string): string => snakeCase(name).replaceAll("_", "-");

export const tableModule = ({ name }: Pick<Table, "name">): string => `tables/${fileName(name)}`;

export const entityModule = (entity: string): string => `entities/${fileName(entity)}`;
