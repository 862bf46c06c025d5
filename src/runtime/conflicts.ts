import type { PlannedWrite } from "./send-write.ts";
import { repetitionOf, statementsIn, type Statement } from "./statement.ts";
import { InvalidWrite } from "./write-errors.ts";

/** A statement in its operation. */
interface Placed {
  readonly statement: Statement;
  readonly operation: PlannedWrite;
  /** Whether its row is removed here to be inserted under another key. */
  readonly moves: boolean;
}

/**
 * The operations of one write, without statements that repeat another's.
 *
 * At one timestamp, statements have no order: a deletion wins over a value, and of two values the one with the greater
 * bytes. So two operations may change one row only in ways whose order makes no difference. (What one operation does to a
 * row is the planner's to get right.)
 * @throws InvalidWrite that names both operations and the table
 */
export function withoutConflicts(operations: readonly PlannedWrite[]): readonly PlannedWrite[] {
  if (operations.length < 2) return operations;
  checkStatics(operations);
  const rows = new Map<string, Placed[]>();
  const keep = (operation: PlannedWrite) => (group: readonly Statement[]) => {
    const moves = group.length > 1;
    const kept = group.filter((statement) => {
      const row = rowOf(statement);
      if (row === undefined) return true;
      const placed = { statement, operation, moves };
      const others = rows.get(row);
      if (others === undefined) {
        rows.set(row, [placed]);
        return true;
      }
      const isRepeated = others.some((other) => other.operation !== operation && isSame(other, placed));
      if (!isRepeated) for (const other of others) checkOrder(other, placed);
      others.push(placed);
      return !isRepeated;
    });
    return kept;
  };
  return operations.map((operation) => ({
    ...operation,
    groups: operation.groups.map(keep(operation)).filter(({ length }) => length > 0),
    sources: operation.sources.map(keep(operation)).filter(({ length }) => length > 0),
  }));
}

/**
 * A static column is one for all rows of a partition, so that operations on different rows may set it.
 * @throws InvalidWrite when two set it to different values
 */
function checkStatics(operations: readonly PlannedWrite[]): void {
  const values = new Map<string, { readonly value: Buffer | null; readonly operation: PlannedWrite }>();
  for (const operation of operations) {
    for (const statement of statementsIn(operation.groups, operation.sources)) {
      const { statics, parameters, keyspace = "", table } = statement;
      if (statics === undefined) continue;
      const partition = parameters.slice(...statics.partition).map((part) => part?.toString("base64"));
      for (const [at, column] of statics.columns) {
        const value = parameters[at];
        if (value === undefined) continue;
        const name = [keyspace, table, column, ...partition].join(" ");
        const other = values.get(name);
        if (other !== undefined && other.operation !== operation && !isSameValue(other.value, value)) {
          throw new InvalidWrite(
            `"${other.operation.operation}" and "${operation.operation}" would give the static column ${column} of one ` +
              `partition of ${table} two values, and at one timestamp neither comes first; do it in two writes`,
            { operation: operation.operation, tables: [table] },
          );
        }
        values.set(name, { value, operation });
      }
    }
  }
}

/** Tells rows apart. Undefined for a statement that doesn't say which row it changes. */
function rowOf({ keyspace = "", table, key, parameters }: Statement): string | undefined {
  if (key === undefined) return undefined;
  const parts = parameters.slice(...key).map((part) => part?.toString("base64"));
  return [keyspace, table, ...parts].join(" ");
}

function isSame(one: Placed, other: Placed): boolean {
  if (one.statement.cql !== other.statement.cql || repetitionOf([one.statement]) === "never") return false;
  // Two moves of one row leave it in two places.
  if ((one.moves || other.moves) && isDeletion(one.statement)) return false;
  return one.statement.parameters.every((value, index) => isSameValue(value, other.statement.parameters[index]));
}

/** @throws InvalidWrite when the order of the two would make a difference */
function checkOrder(one: Placed, other: Placed): void {
  if (one.operation === other.operation || commute(one.statement, other.statement)) return;
  const [first, second] = [one.operation.operation, other.operation.operation];
  throw new InvalidWrite(
    `${first === second ? "it would change" : `"${first}" and "${second}" would change`} the same row of ` +
      `${one.statement.table}${first === second ? " twice" : ""}, and at one timestamp neither comes first; do it in two writes`,
    { operation: second, tables: [one.statement.table] },
  );
}

/** Whether two statements on one row leave the same, whichever comes first. */
function commute(one: Statement, other: Statement): boolean {
  if (one.kind === "counter" && other.kind === "counter") return true;
  if (isDeletion(one) || isDeletion(other)) return false;
  if (one.elements !== undefined && other.elements !== undefined) return elementsCommute(one, other);
  if (one.elements !== undefined) return elementsAndRowCommute(one, other);
  if (other.elements !== undefined) return elementsAndRowCommute(other, one);
  // Values of one text stand in one order: columns that only one of the two sets don't meet.
  return (
    one.cql === other.cql &&
    repetitionOf([one, other]) === "same-timestamp" &&
    one.parameters.every((value, index) => {
      const another = other.parameters[index];
      return value === undefined || another === undefined || isSameValue(value, another);
    })
  );
}

function elementsCommute(one: Statement, other: Statement): boolean {
  const [a, b] = [one.elements!, other.elements!];
  if (a.column !== b.column) return true;
  if (a.change === b.change && a.change !== "add-entries") return true;
  const elements = keysIn(one);
  return keysIn(other).every((element) => !elements.includes(element));
}

/** A collection that is written whole is emptied just before that timestamp: what is added stays, what is removed may not. */
function elementsAndRowCommute(elements: Statement, row: Statement): boolean {
  const { change, column } = elements.elements!;
  return change === "add" || !row.cql.includes(column);
}

/** The elements of a set, or the keys of a map, as text. */
function keysIn({ elements, parameters }: Statement): string[] {
  const bytes = elements === undefined ? undefined : parameters[elements.at];
  const keys: string[] = [];
  if (bytes === undefined || bytes === null) return keys;
  const stride = elements?.change === "add-entries" ? 2 : 1;
  let offset = 4;
  for (let part = 0; offset < bytes.length; part++) {
    const length = bytes.readInt32BE(offset);
    if (part % stride === 0) keys.push(bytes.toString("base64", offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return keys;
}

const isDeletion = ({ cql }: Statement): boolean => cql.startsWith("DELETE");

const isSameValue = (one: Buffer | null | undefined, other: Buffer | null | undefined): boolean =>
  one === other || (Buffer.isBuffer(one) && Buffer.isBuffer(other) && one.equals(other));
