/** What generated code imports. Applications need of it the error classes, the options, and the functions that make identifiers. */
export { type AnyCodec, type Codec, type InputOf, type OutputOf } from "./codec.ts";
export * from "./codecs/index.ts";
export {
  collectionColumn,
  encodeTtl,
  keyColumn,
  optionalColumn,
  requiredColumn,
  type Column,
  type KeyColumn,
  type Parameter,
} from "./column.ts";
export { type ChangedColumns, type ColumnInputs, type SparseInputs } from "./column-inputs.ts";
export { between, type ClosedRange, type Range, type RangeFrom, type RangeTo } from "./range.ts";
export {
  bind,
  stringKeyTypes,
  type BindOptions,
  type BoundModel,
  type Database,
  type Defaults,
  type Requirement,
} from "./database.ts";
export { type OperationEvent, type OperationHooks, type ReadEvent, type WriteEvent } from "./hooks.ts";
export {
  consistencies,
  type CallOptions,
  type CounterOptions,
  type GuardedOptions,
  type InsertOptions,
  type NearestOptions,
  type OrderedReadOptions,
  type PartitionedReadOptions,
  type ReadOptions,
  type RowOptions,
  type ScanOptions,
  type TokenRange,
  type UpdateOptions,
  type WriteOptions,
} from "./options.ts";
export { selectRow, type DriverRow, type Read } from "./read.ts";
export { type Given } from "./given.ts";
export { queryRead, type QueryRead } from "./query-read.ts";
export { readNearest } from "./read-nearest.ts";
export { readRow, readRows, type Page, type PageOptions, type Rows } from "./rows.ts";
export { selectEach, type EachOptions } from "./select-each.ts";
export { scanInParallel, type ParallelScanOptions } from "./scan-in-parallel.ts";
export { InvalidCursor, InvalidRead, TooManyRows } from "./read-errors.ts";
export { readAllStored, readStored, storedAs, type StampedRead, type Stored } from "./stored.ts";
export { cqlText } from "./cql-text.ts";
export { write, type WriteContents } from "./write.ts";
export { type ElementsChange, type Statement, type StatementGroup } from "./statement.ts";
export { addStatement, afterWrite, inOneWrite, statementsOf, type OwnStatement } from "./one-write.ts";
export { encodeIfAny, isSameKey, isSameValue, moveRow } from "./changes.ts";
export { Copies, lookAgain } from "./copies.ts";
export { defined, fieldOf, ifChanged, refuseChanges, type Defined, type Unsure } from "./values.ts";
export {
  add,
  append,
  applyChange,
  elementsOf,
  encodeRemoval,
  isChange,
  prepend,
  remove,
  wholeValue,
  type ChangeKind,
  type ChangeOf,
  type CollectionChange,
  type ListChange,
  type MapChange,
  type SetChange,
} from "./collection-changes.ts";
export { settleBorrowed, type BorrowedValues } from "./settle-borrowed.ts";
export {
  insertMany,
  type FailedRow,
  type InsertManyOptions,
  type InsertManyResult,
  type InsertProgress,
} from "./insert-many.ts";
export { generateTimeuuid, generateUuid } from "./generate.ts";
export { nextTimestamp, type WriteTime } from "./clock.ts";
export {
  everyBucket,
  hashBucket,
  timeBucket,
  type Bucket,
  type BucketForms,
  type BucketSources,
  type HashBucket,
  type TimeBucketOptions,
  type TimeUnit,
} from "./buckets.ts";
export {
  BindError,
  BorrowedValueMissing,
  InvalidValueError,
  PerqueryError,
  ReadFailed,
  RowNotFound,
  type CallContext,
  type InvalidValue,
} from "./errors.ts";
export { RowExists, UniqueViolation } from "./guarded/guarded-errors.ts";
export {
  BatchTooLarge,
  BorrowedValueUnsettled,
  FanOutTooLarge,
  InsertManyFailed,
  InvalidWrite,
  OutcomeUnknown,
  WriteFailed,
  WriteTimeAhead,
  type Repetition,
  type UnknownOutcome,
} from "./write-errors.ts";
