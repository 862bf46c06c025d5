/** A number that is known roughly: `100`, or on average and at worst. */
export type Amount = number | { readonly average: number; readonly worst: number };

/** How many values there are, and which share of the instances the most frequent one has, where they are not spread evenly. */
export type DistinctValues = number | { readonly values: number; readonly largestShare: number };

type ByAttribute<TName extends string, TValue> = { readonly [TAttribute in TName]?: TValue };

/** By attribute, or by the field of a user-defined type: `"address.city"`. */
type ByValue<TName extends string, TValue> = { readonly [TAttribute in TName | `${string}.${string}`]?: TValue };

/** What is known of the instances of an entity before there are any. It changes nothing that is generated, only the sizes. */
export interface EntityEstimate<TName extends string> {
  /** How many there are at a time. */
  readonly count?: Amount;
  /** How many there are for one of what a ref leads to: rooms per hotel are `per: { hotel: 100 }` of a room. */
  readonly per?: ByAttribute<TName, Amount>;
  /** How many come each day, in all. */
  readonly newPerDay?: Amount;
  /** How many come each day for one of what a ref leads to: `perDay: { sensor: 24 }`. */
  readonly perDay?: ByAttribute<TName, Amount>;
  /** After how many days one is deleted, or expires. */
  readonly daysKept?: Amount;
  /** The growth of the count in a year: `0.2` for a fifth more. */
  readonly growthPerYear?: number;
  /** The size of a value whose type leaves it open; of a collection, that of one element, and of a map, of one key and value. */
  readonly bytes?: ByValue<TName, Amount>;
  /** How many elements a collection has. */
  readonly elements?: ByValue<TName, Amount>;
  /** How many values there are in all instances together. */
  readonly distinct?: ByValue<TName, DistinctValues>;
  /** How often the attribute of one instance changes in a day; of a counter, how often it is added to. */
  readonly changesPerDay?: ByAttribute<TName, Amount>;
  /** Each is read once and then deleted, as from a queue. */
  readonly deletedAfterReading?: boolean;
}

/** What is known of a query. It changes nothing that is generated, only the sizes. */
export interface QueryEstimate {
  /** The rows of one partition of its table, where what is said of the entities does not tell. */
  readonly rowsPerPartition?: Amount;
  readonly readsPerDay?: Amount;
}
