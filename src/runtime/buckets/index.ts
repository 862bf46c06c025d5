/** What generated code imports for tables with buckets; a model without any loads none of it. */
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
