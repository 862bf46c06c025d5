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
export { type ColumnInputs, type SparseInputs } from "./column-inputs.ts";
export { rangeBounds, type Bounds, type Range } from "./range.ts";
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
export { consistencies, type CallOptions, type InsertOptions, type ReadOptions, type WriteOptions } from "./options.ts";
export { selectRow, selectRows, type DriverRow, type Read, type Rows } from "./read.ts";
export { write, type Statement } from "./write.ts";
export { generateTimeuuid, generateUuid } from "./generate.ts";
export { nextTimestamp } from "./clock.ts";
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
  BatchTooLarge,
  BindError,
  BorrowedValueMissing,
  InvalidValueError,
  OutcomeUnknown,
  PerqueryError,
  ReadFailed,
  RowNotFound,
  WriteFailed,
  type CallContext,
  type InvalidValue,
} from "./errors.ts";
