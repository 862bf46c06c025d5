import type { ReadPlan } from "../../access/model.ts";
import { camelCase, pascalCase } from "../../cql/names.ts";
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

/** The function that makes a row of the driver's: `toHotelsByPoiRow`. */
export const rowDecoder = (table: string): string => `to${rowType(table)}`;

/** The function that makes what a read returns. */
export const decoder = ({ name, projection, table }: Pick<ReadPlan, "name" | "projection" | "table">): string =>
  projection === undefined ? rowDecoder(table) : variable(camelCase(name.replace(/^select_/, "to_")));

/** The function that makes parameters of a primary key: `keyOfHotelsByPoi`. */
export const keyEncoder = (table: string): string => variable(camelCase(`key_of_${table}`));

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

/** The constants of a table of claims: the columns of its key, and of who holds it. */
export const claimNames = (table: string): { readonly keyColumns: string; readonly holderColumns: string } => ({
  keyColumns: variable(camelCase(`key_columns_of_${table}`)),
  holderColumns: variable(camelCase(`holder_columns_of_${table}`)),
});

/** The constant that holds the text of the statement that a function makes. */
export const statementText = (name: string): string => `${name}Text`;
