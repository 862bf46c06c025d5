import type { ReadPlan } from "../../access/model.ts";
import { camelCase, pascalCase, snakeCase } from "../../cql/names.ts";
import type { Table } from "../../physical/model.ts";
import { variable } from "./print.ts";

/** The constant that holds a table's columns: `hotelsByPoi`. */
export const tableVariable = (table: string): string => variable(camelCase(table));

export const rowType = (table: string): string => `${pascalCase(table)}Row`;

export const selectFunction = ({ name }: Pick<ReadPlan, "name">): string => variable(camelCase(name));

export const insertIntoFunction = (table: string): string => variable(camelCase(`insert_into_${table}`));

export const deleteFromFunction = (table: string): string => variable(camelCase(`delete_from_${table}`));

export const addToFunction = (table: string, column: string): string =>
  variable(camelCase(`add_to_${column}_of_${table}`));

export const removeFromFunction = (table: string, column: string): string =>
  variable(camelCase(`remove_from_${column}_of_${table}`));

/** The file's name without its folder and ending: `hotels-by-poi`. */
export const fileName = (name: string): string => snakeCase(name).replaceAll("_", "-");

export const tableModule = ({ name }: Pick<Table, "name">): string => `tables/${fileName(name)}`;

export const entityModule = (entity: string): string => `entities/${fileName(entity)}`;
