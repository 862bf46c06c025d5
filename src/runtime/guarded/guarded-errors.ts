import { PerqueryError, previewKey, type CallContext } from "../errors.ts";

/** There is one with this identity already. Nothing was written. */
export class RowExists<TValues = unknown> extends PerqueryError {
  override readonly name = "RowExists";
  readonly entity: string;
  readonly key: Readonly<Record<string, unknown>>;
  /** The values of the one that is there. */
  readonly existing: TValues;

  constructor(
    row: { readonly entity: string; readonly key: Readonly<Record<string, unknown>>; readonly existing: TValues },
    context?: CallContext,
  ) {
    super(`there is a ${row.entity} with ${previewKey(row.key)} already`, context);
    this.entity = row.entity;
    this.key = row.key;
    this.existing = row.existing;
  }
}

/** Another one has a key that is unique. Nothing was written. */
export class UniqueViolation extends PerqueryError {
  override readonly name = "UniqueViolation";
  readonly entity: string;
  /** The attributes of the key, as the model declares it: `["room", "startDate"]`. */
  readonly unique: readonly string[];
  /** The identity of the one that has it, by column. */
  readonly holder: Readonly<Record<string, unknown>>;

  constructor(
    violation: {
      readonly entity: string;
      readonly unique: readonly string[];
      readonly holder: Readonly<Record<string, unknown>>;
    },
    context?: CallContext,
  ) {
    const { entity, unique, holder } = violation;
    super(`the ${entity} with ${previewKey(holder)} has the same ${unique.join(", ")}`, context);
    this.entity = entity;
    this.unique = unique;
    this.holder = holder;
  }
}
