/** The legal reads of one query. */
export interface ReadPlan {
  readonly kind: "read-plan";
  readonly query: string;
  readonly text: string;
  readonly keyspace: string;
  readonly table: string;
  /** `select_hotels_by_poi`, in snake_case: a language's emitter spells it. */
  readonly name: string;
  /** Of a read that returns less than the query does. */
  readonly projection?: ProjectedRead | undefined;
  /** What it returns, in the table's order. */
  readonly columns: readonly string[];
  /**
   * Columns that have a value in every read, in the table's order: the partition key without constants; more where the query
   * reads another's table.
   */
  readonly given: readonly string[];
  /** Those of them that the runtime computes, or reads all values of. */
  readonly computed: readonly ComputedBucket[];
  /** The clustering columns that a caller may give a prefix of, with a range at its end. */
  readonly prefix: readonly string[];
  /** Whether the rows come in the reverse of the table's order. */
  readonly reversed: boolean;
  /** The vector column that rows come nearest first by. There is no other order then, and no page after the first. */
  readonly nearest?: string | undefined;
  /** Whether an index finds the rows, wherever they are: `given` are then the columns that have one. */
  readonly isIndexed: boolean;
  /** Whether all partitions are read, one after the other in the order of their tokens. */
  readonly isOfAllPartitions: boolean;
  /**
   * Whether a page can't begin behind a row in CQL, since an index finds a column of the primary key: the rows before it are
   * read and passed over.
   */
  readonly passesOverRows: boolean;
  /** Whether the given columns are the whole primary key. */
  readonly returnsOne: boolean;
  /** Columns whose absence makes a row no row: clustering columns (a partition with statics only), required attributes. */
  readonly required: readonly string[];
}

export interface ProjectedRead {
  readonly name: string;
  /** The name of the read that returns everything. */
  readonly of: string;
}

/** A bucket that no caller gives: of a range each that it touches is read, of a hash all are. */
export interface ComputedBucket {
  readonly column: string;
  /** Of a stretch of time, the column that it is computed from: the caller gives a range of it. */
  readonly source?: string | undefined;
  /** Whether the model says where its stretches begin, so that a range needs no lower end. */
  readonly hasBeginning?: boolean | undefined;
}
