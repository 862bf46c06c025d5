import { byteOrder, hasByteOrder } from "./byte-order.ts";
import { fingerprintOf, parseCursor, printCursor, type Cursor } from "./cursor.ts";
import type { Database } from "./database.ts";
import type { PartitionedReadOptions, ReadOptions, ScanOptions } from "./options.ts";
import { partitionsOf, stretchFilter, type PartitionList, type Position } from "./partitions.ts";
import { columnOf, encodeFrom, givenValue, type PreparedRead } from "./query-read.ts";
import { InvalidCursor, InvalidRead, TooManyRows } from "./read-errors.ts";
import { ReadOperation } from "./read-operation.ts";
import { encodeGiven, restrict, type Restriction } from "./restriction.ts";
import { slicesOf, slicesOfAll, tokenOf, type After, type Slice } from "./slices.ts";
import { readText } from "./statement-of-read.ts";
import { atMost, inSequence, merged, readAhead, type Demand, type Pages } from "./streams.ts";

/** The rows of a query, fetched as they are asked for. Each use executes the query anew. */
export interface Rows<TRow> extends AsyncIterable<TRow> {
  /**
   * All of them, in memory, or the first so many.
   * @throws TooManyRows where there are more than 10,000 (`maxRows` of `bind`) and no limit was given
   */
  all(options?: { readonly limit?: number | undefined }): Promise<TRow[]>;
  /** The first, or undefined where there is none. */
  first(): Promise<TRow | undefined>;
  /** Some rows, and from where to go on. */
  page(options: PageOptions): Promise<Page<TRow>>;
}

export interface PageOptions {
  /** Rows of a page. Only the last page has fewer. */
  readonly size: number;
  /** Of the page before. Undefined for the first. */
  readonly cursor?: string | undefined;
}

export interface Page<TRow> {
  readonly rows: TRow[];
  /** What gets the next page from the same query with the same parameters; undefined where there is none. Safe in a URL. */
  readonly cursor: string | undefined;
}

/** Generated code takes those of them that make sense for its query. */
type AllReadOptions = PartitionedReadOptions & ScanOptions;
type Given = Readonly<Record<string, unknown>>;

/**
 * A query that may have many rows. Iterating fetches page after page, ahead of the caller, and may end early.
 * @throws InvalidRead, InvalidValueError; `ReadFailed` from its methods
 */
export function readRows<TRow>(
  db: Database,
  read: PreparedRead<TRow>,
  given: object,
  options: AllReadOptions = {},
): Rows<TRow> {
  return new BoundRead(db, read, given as Given, options);
}

/**
 * A query that has one row or none.
 * @throws InvalidValueError, ReadFailed
 */
export async function readRow<TRow>(
  db: Database,
  read: PreparedRead<TRow>,
  given: object,
  options: ReadOptions = {},
): Promise<TRow | undefined> {
  const parameters = read.given.map((property) =>
    encodeGiven(read, columnOf(read, property), givenValue(given as Given, property)),
  );
  const operation = new ReadOperation(db, read.context, options);
  try {
    const { rows } = await operation.fetch(read.cqlFor(db), parameters, read, undefined);
    operation.end();
    return rows[0];
  } catch (error) {
    operation.end(error);
    throw error;
  }
}

const defaultMaxRows = 10_000;
/** How many partitions are asked ahead where all rows are wanted, and how many requests are under way at once. */
const defaultAhead = 4;
const defaultRequests = 32;

class BoundRead<TRow> implements Rows<TRow> {
  readonly #db: Database;
  readonly #read: PreparedRead<TRow>;
  readonly #options: AllReadOptions;
  readonly #restriction: Restriction;
  readonly #reverse: boolean;
  readonly #parameters: ReadonlyMap<string, Buffer>;
  readonly #partitions: PartitionList;
  readonly #filter: ((row: TRow) => boolean) | undefined;
  /** Of each row, what a cursor takes of the clustering columns, and of the partition key. */
  readonly #keyColumns: readonly string[];
  readonly #positionColumns: readonly string[];

  constructor(db: Database, read: PreparedRead<TRow>, given: Given, options: AllReadOptions) {
    checkOptions(read, options);
    this.#db = db;
    this.#read = read;
    this.#options = options;
    this.#reverse = (read.reversed === true) !== (options.order === "reverse");
    this.#restriction = restrict(read, given);
    this.#partitions = partitionsOf(read, given, this.#reverse);
    this.#filter = stretchFilter(read, given, this.#restriction);
    const { columns } = this.#partitions;
    this.#parameters = new Map(
      read.given
        .filter((property) => !columns.includes(property))
        .map((property) => [
          property,
          encodeGiven(read, columnOf(read, property), givenValue(given, property)) as Buffer,
        ]),
    );
    this.#keyColumns = read.order
      .filter((column) => !column.isGiven && !this.#restriction.equal.some((equal) => equal.column === column))
      .map(({ property }) => property);
    this.#positionColumns = read.partitions?.key.map(([property]) => property) ?? columns;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<TRow, void> {
    for await (const rows of this.#pages(this.#options.limit ?? Infinity)) yield* rows;
  }

  async all({ limit = this.#options.limit }: { readonly limit?: number | undefined } = {}): Promise<TRow[]> {
    if (limit !== undefined) checkCount(this.#read, "limit", limit);
    const ceiling = limit === undefined ? (this.#db.defaults.maxRows ?? defaultMaxRows) : Infinity;
    const all: TRow[] = [];
    for await (const rows of this.#pages(Math.min(limit ?? Infinity, this.#options.limit ?? Infinity))) {
      for (const row of rows) all.push(row);
      if (all.length > ceiling) throw new TooManyRows(ceiling, this.#read.context);
    }
    return all;
  }

  async first(): Promise<TRow | undefined> {
    for await (const rows of this.#pages(1)) if (rows.length > 0) return rows[0];
    return undefined;
  }

  async page({ size, cursor: text }: PageOptions): Promise<Page<TRow>> {
    checkCount(this.#read, "size", size);
    const fingerprint = this.#fingerprint();
    const cursor = text === undefined ? undefined : parseCursor(text, fingerprint, this.#read.context);
    const before = cursor?.counts[0] ?? 0;
    const left = (this.#options.limit ?? Infinity) - before;
    const rows: TRow[] = [];
    // One row more tells whether there is a next page.
    for await (const some of this.#pages(Math.min(size + 1, left), cursor)) for (const row of some) rows.push(row);
    if (rows.length <= size) return { rows, cursor: undefined };
    rows.pop();
    const last = rows.at(-1)!;
    const position = this.#encode(last, this.#positionColumns);
    const next: Cursor = {
      fingerprint,
      counts: [before + rows.length, this.#countInPartition(rows, position, cursor)],
      position,
      key: this.#encode(last, this.#keyColumns),
    };
    return { rows, cursor: printCursor({ query: this.#read.query, cursor: next }) };
  }

  #encode(row: TRow, properties: readonly string[]): Buffer[] {
    return properties.map((property) => encodeFrom(this.#read, row, property));
  }

  /** How many rows of the last one's partitions there were so far. */
  #countInPartition(rows: readonly TRow[], position: Position, cursor: Cursor | undefined): number {
    if (this.#options.perPartitionLimit === undefined) return 0;
    const group = this.#groupOf(position);
    const other = rows.findLastIndex((row) => this.#groupOf(this.#encode(row, this.#positionColumns)) !== group);
    const isSameAsBefore = other === -1 && cursor !== undefined && this.#groupOf(cursor.position) === group;
    return rows.length - 1 - other + (isSameAsBefore ? cursor.counts[1] : 0);
  }

  #groupOf(position: Position): number {
    return this.#groups().findIndex((group) => group.some((one) => isSamePosition(one, position)));
  }

  /** Shards whose rows can't be merged are read one after the other. */
  #groups(): PartitionList["groups"] {
    const isOrdered = this.#keyColumns.every((property) => hasByteOrder(columnOf(this.#read, property).type));
    const { groups } = this.#partitions;
    return isOrdered ? groups : groups.flatMap((group) => group.map((position) => [position]));
  }

  /** All that makes one read another than a read of the same query. */
  #fingerprint(): Buffer {
    const { equal, bounds } = this.#restriction;
    const { limit, perPartitionLimit, tokens } = this.#options;
    return fingerprintOf([
      this.#read.query,
      this.#read.table,
      JSON.stringify([this.#options.order ?? "declared", limit ?? null, perPartitionLimit ?? null]),
      tokens === undefined ? "" : `${tokens.after} ${tokens.upTo}`,
      ...this.#parameters.values(),
      "equal",
      ...equal.map(({ value }) => value),
      ...bounds.flatMap(({ operator, value }) => [operator, value]),
    ]);
  }

  /** At most so many rows, in order, with one event for all of it. */
  async *#pages(limit: number, cursor?: Cursor): Pages<TRow> {
    const { concurrency } = this.#options;
    const operation = new ReadOperation(
      this.#db,
      this.#read.context,
      this.#options,
      undefined,
      concurrency ?? defaultRequests,
    );
    const demand = { rows: limit };
    const isUnlimited = limit === Infinity;
    const rows = inSequence(this.#streams(operation, demand, cursor), concurrency ?? (isUnlimited ? defaultAhead : 1));
    try {
      yield* atMost(isUnlimited ? readAhead(rows) : rows, demand);
    } catch (error) {
      operation.end(error);
      throw error;
    } finally {
      operation.end();
    }
  }

  *#streams(operation: ReadOperation, demand: Demand, cursor: Cursor | undefined): Generator<() => Pages<TRow>> {
    const { perPartitionLimit = Infinity, tokens } = this.#options;
    if (cursor !== undefined && this.#read.passesOverRows === true) {
      const slices =
        this.#read.partitions === undefined
          ? slicesOf(this.#read, this.#restriction, this.#reverse, undefined)
          : slicesOfAll(this.#read, this.#restriction, undefined, tokens);
      yield () => this.#passOver(this.#partition(operation, [], slices, []), cursor);
      return;
    }
    if (this.#read.partitions !== undefined) {
      const after = cursor && { key: cursor.key, inclusive: false, partition: cursor.position };
      yield () => this.#partition(operation, [], slicesOfAll(this.#read, this.#restriction, after, tokens), [demand]);
      return;
    }
    const groups = this.#groups();
    const first = cursor === undefined ? 0 : this.#groupOf(cursor.position);
    if (first === -1) throw new InvalidCursor("is of a partition that the read no longer has", this.#read.context);
    for (let i = first; i < groups.length; i++) {
      const group = groups[i]!;
      const isResumed = cursor !== undefined && i === first;
      const own = { rows: perPartitionLimit - (isResumed ? cursor.counts[1] : 0) };
      if (own.rows <= 0) continue;
      const place = isResumed ? group.findIndex((position) => isSamePosition(position, cursor.position)) : -1;
      yield () => {
        const streams = group.map((position, j) => {
          // Of equal rows in several shards, those of the earlier ones came first.
          const after: After | undefined = isResumed ? { key: cursor.key, inclusive: j > place } : undefined;
          const slices = slicesOf(this.#read, this.#restriction, this.#reverse, after);
          return this.#partition(operation, position, slices, [demand, own], group.length);
        });
        return atMost(streams.length === 1 ? streams[0]! : this.#merge(streams), own);
      };
    }
  }

  async *#partition(
    operation: ReadOperation,
    position: Position,
    slices: readonly Slice[],
    demands: readonly Demand[],
    beside = 1,
  ): Pages<TRow> {
    const { columns } = this.#partitions;
    const fixed = this.#read.given.map(
      (property) => this.#parameters.get(property) ?? position[columns.indexOf(property)],
    );
    const pageSize = Math.ceil(pageSizeOf(this.#db, this.#options) / beside);
    for (const { conditions, parameters } of slices) {
      const cql = readText(this.#read, this.#db, conditions, this.#reverse);
      let pageState: string | undefined;
      do {
        const fetchSize = Math.max(1, Math.min(pageSize, ...demands.map(({ rows }) => rows)));
        const page = await operation.fetch(cql, [...fixed, ...parameters], this.#read, fetchSize, pageState);
        yield this.#filter === undefined ? page.rows : page.rows.filter(this.#filter);
        pageState = page.pageState;
      } while (pageState !== undefined);
    }
  }

  /** The rows behind a cursor, of all rows. */
  async *#passOver(pages: Pages<TRow>, cursor: Cursor): Pages<TRow> {
    const { partitions } = this.#read;
    const token = partitions && tokenOf(cursor.position).readBigInt64BE();
    const compare = this.#order();
    const isBehind = (row: TRow): boolean => {
      const found = partitions && tokenOf(this.#encode(row, this.#positionColumns)).readBigInt64BE();
      if (found !== undefined && token !== undefined && found !== token) return found > token;
      return compare(this.#encode(row, this.#keyColumns), cursor.key) > 0;
    };
    for await (const rows of pages) yield rows.filter(isBehind);
  }

  #merge(streams: readonly Pages<TRow>[]): Pages<TRow> {
    return merged(streams, (row) => this.#encode(row, this.#keyColumns), this.#order());
  }

  /** Compares the keys of two rows of a partition, as Cassandra does, in the direction of the read. */
  #order(): (one: readonly Buffer[], other: readonly Buffer[]) => number {
    const open = this.#read.order.filter(({ property }) => this.#keyColumns.includes(property));
    const orders = open.map(({ column, isDescending }) => {
      const compare = byteOrder(column.type);
      return isDescending === this.#reverse ? compare : (one: Buffer, other: Buffer) => compare(other, one);
    });
    return (one, other) => {
      for (const [i, compare] of orders.entries()) {
        const order = compare(one[i]!, other[i]!);
        if (order !== 0) return order;
      }
      return 0;
    };
  }
}

const isSamePosition = (one: Position, other: Position): boolean =>
  one.length === other.length && one.every((value, i) => value.equals(other[i]!));

/** As the call says, then `bind`, then the client. */
function pageSizeOf({ client, defaults }: Database, { pageSize }: ReadOptions): number {
  const { queryOptions } = (client as unknown as { options?: { queryOptions?: { fetchSize?: number } } }).options ?? {};
  return pageSize ?? defaults.pageSize ?? queryOptions?.fetchSize ?? 5000;
}

function checkOptions(
  read: PreparedRead<unknown>,
  { order, limit, perPartitionLimit, pageSize, concurrency, tokens }: AllReadOptions,
): void {
  if (order !== undefined && order !== "declared" && order !== "reverse") {
    throw new InvalidRead("options.order", `is "declared" or "reverse", not ${JSON.stringify(order)}`, read.context);
  }
  if (order === "reverse" && (read.partitions !== undefined || read.order.length === 0)) {
    throw new InvalidRead("options.order", "can't be reversed: its rows have no order in the table", read.context);
  }
  if (tokens !== undefined && read.partitions === undefined) {
    throw new InvalidRead("options.tokens", "is of a read of all partitions", read.context);
  }
  for (const [name, count] of Object.entries({ limit, perPartitionLimit, pageSize, concurrency })) {
    if (count !== undefined) checkCount(read, `options.${name}`, count);
  }
}

function checkCount({ context }: PreparedRead<unknown>, name: string, count: unknown): void {
  if (count === Infinity || (Number.isInteger(count) && (count as number) > 0 && (count as number) < 2 ** 31)) return;
  throw new InvalidRead(name, `is a whole number from 1, not ${JSON.stringify(count)}`, context);
}
