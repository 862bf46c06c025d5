import type { Parameter } from "./column.ts";
import type { Repetition } from "./write-errors.ts";

/** One statement of a write, its values encoded. */
export interface Statement {
  readonly cql: string;
  readonly parameters: readonly Parameter[];
  /** Without its keyspace: `"reservations_by_guest"`. */
  readonly table: string;
  /** The table's keyspace as it stands in the CQL: `db.keyspaces.reservation`. */
  readonly keyspace?: string | undefined;
  /**
   * Where the primary key of the row stands among the parameters: from, and up to. For a static column it is that of the
   * partition. From it two operations of one write are told to change the same row.
   */
  readonly key?: readonly [from: number, to: number] | undefined;
  /** False where doing it twice differs from doing it once at any timestamp: an append, a prepend, a counter. */
  readonly isIdempotent?: false | undefined;
  /**
   * Where lists that are not frozen stand among the parameters, to be written whole. Twice at one timestamp, their
   * elements would double; so they are repeated with a new timestamp.
   */
  readonly lists?: readonly number[] | undefined;
  /** Where sets and maps that are not frozen stand among the parameters: each element makes a batch larger. */
  readonly collections?: readonly number[] | undefined;
  /** Static columns that it sets, which are one for all rows of the partition. */
  readonly statics?: StaticColumns | undefined;
  /** Set where it only adds elements to a set or a map, or removes some. */
  readonly elements?: ElementsChange | undefined;
  readonly kind?: "counter" | undefined;
}

/** Where the partition key stands among the parameters, and each static column. */
export interface StaticColumns {
  readonly partition: readonly [from: number, to: number];
  readonly columns: readonly (readonly [at: number, column: string])[];
}

/** A change of single elements: `pois = pois + ?`. */
export interface ElementsChange {
  readonly change: "add" | "add-entries" | "remove";
  /** As it stands in the CQL. */
  readonly column: string;
  /** Where the elements stand among the parameters. */
  readonly at: number;
}

/**
 * Statements that must not be parted: the remove and the insert of one row. `undefined` stands for a row that a sparse
 * table does not have.
 */
export type StatementGroup = Statement | undefined | readonly (Statement | undefined)[];

/** The statements of each group that has any. */
export function presentGroups(groups: readonly StatementGroup[]): (readonly Statement[])[] {
  const present: (readonly Statement[])[] = [];
  for (const group of groups) {
    if (group === undefined) continue;
    if (!isList(group)) present.push([group]);
    else {
      const statements = group.filter((statement) => statement !== undefined);
      if (statements.length > 0) present.push(statements);
    }
  }
  return present;
}

const isList = (group: Exclude<StatementGroup, undefined>): group is readonly (Statement | undefined)[] =>
  Array.isArray(group);

/** The statements of groups, in order. */
export function statementsIn(...lists: readonly (readonly (readonly Statement[])[])[]): Statement[] {
  const statements: Statement[] = [];
  for (const groups of lists) for (const group of groups) for (const statement of group) statements.push(statement);
  return statements;
}

export function bytesOf(statements: readonly Statement[]): number {
  let bytes = 0;
  for (const { parameters } of statements) for (const parameter of parameters) bytes += sizeOf(parameter);
  return bytes;
}

/** Of a value that is not encoded yet, in a statement of the application's own, a guess. */
function sizeOf(parameter: unknown): number {
  if (parameter === null || parameter === undefined) return 0;
  if (typeof parameter === "string") return Buffer.byteLength(parameter);
  return (parameter as { readonly length?: number }).length ?? 16;
}

/** How statements can be repeated when it isn't known what became of them. */
export function repetitionOf(statements: readonly Statement[]): Repetition {
  let repetition: Repetition = "same-timestamp";
  for (const statement of statements) {
    if (statement.isIdempotent === false || statement.kind === "counter") return "never";
    if (statement.lists?.some((index) => countOf(statement.parameters[index]) > 0) === true)
      repetition = "new-timestamp";
  }
  return repetition;
}

/** How many elements a collection has: its bytes begin with that. */
export const countOf = (collection: Parameter): number =>
  collection instanceof Uint8Array && collection.length > 4 ? collection.readInt32BE() : 0;
