/** What an error of a call knows about that call. */
export interface CallContext {
  /** `"insert reservation"`, or the number of the query: `"Q8"`. */
  readonly operation?: string | undefined;
  /** The text of a query: `"Find reservations by guest name"`. */
  readonly text?: string | undefined;
  /** The tables that the call touches, each once, in the order of its statements. */
  readonly tables?: readonly string[] | undefined;
}

/** What every error of perquery's accessors has in common. The driver's own error, where there is one, is the `cause`. */
export class PerqueryError extends Error {
  override readonly name: string = "PerqueryError";
  readonly operation: string | undefined;
  readonly text: string | undefined;
  readonly tables: readonly string[];

  constructor(message: string, context: CallContext = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.operation = context.operation;
    this.text = context.text;
    this.tables = context.tables ?? [];
  }
}

/** The client, or what `bind` was given, would not do what the generated code needs. Nothing was sent. */
export class BindError extends PerqueryError {
  override readonly name = "BindError";

  constructor(message: string, cause?: unknown) {
    super(message, { operation: "bind" }, cause);
  }
}

/** What is wrong with a value. */
export interface InvalidValue {
  /** The column that the value was meant for, where it is known. */
  readonly column?: string | undefined;
  /** Where in the value: `["home"].street`; empty for the value itself. */
  readonly path?: string | undefined;
  /** The CQL type. */
  readonly type: string;
  readonly value: unknown;
  /** What would have been right: `a day such as "2026-12-01"`. */
  readonly expected: string;
}

/** A value that its column can't hold, found before anything was sent. */
export class InvalidValueError extends PerqueryError {
  override readonly name = "InvalidValueError";
  readonly column: string | undefined;
  readonly path: string;
  readonly type: string;
  readonly value: unknown;
  readonly expected: string;

  constructor(invalid: InvalidValue, context: CallContext = {}) {
    const { column, path = "", type, value, expected } = invalid;
    const subjects = [context.text && `${context.operation}. ${context.text}`, `${column ?? ""}${path}`];
    const fault = `expected ${expected} (${type}), got ${preview(value)}`;
    super([...subjects.filter((subject) => subject), fault].join(": "), context);
    this.column = column;
    this.path = path;
    this.type = type;
    this.value = value;
    this.expected = expected;
  }
}

/** A wrong value told from the query that it was given to. */
export const inQuery = (context: CallContext, error: unknown): unknown =>
  error instanceof InvalidValueError ? new InvalidValueError(error, context) : error;

/** No row has the identity that was given. */
export class RowNotFound extends PerqueryError {
  override readonly name = "RowNotFound";
  readonly entity: string;
  readonly key: Readonly<Record<string, unknown>>;

  constructor(
    row: { readonly entity: string; readonly key: Readonly<Record<string, unknown>> },
    context?: CallContext,
  ) {
    super(`there is no ${row.entity} with ${previewKey(row.key)}`, context);
    this.entity = row.entity;
    this.key = row.key;
  }
}

/** A value borrowed through a ref was left out, and the row that owns it isn't there to read it from. */
export class BorrowedValueMissing extends PerqueryError {
  override readonly name = "BorrowedValueMissing";
  /** The entity that was to be written. */
  readonly entity: string;
  /** The input that would have given the value: `guestLastName`. */
  readonly input: string;
  /** The entity that owns the value. */
  readonly owner: string;
  /** The identity under which the owner was looked for. */
  readonly key: Readonly<Record<string, unknown>>;

  constructor(
    missing: {
      readonly entity: string;
      readonly input: string;
      readonly owner: string;
      readonly key: Readonly<Record<string, unknown>>;
    },
    context?: CallContext,
  ) {
    const { entity, input, owner, key } = missing;
    super(
      `no ${owner} with ${previewKey(key)} to read "${input}" from; write the ${owner} first, or give "${input}"`,
      context,
    );
    this.entity = entity;
    this.input = input;
    this.owner = owner;
    this.key = key;
  }
}

/** A read got no answer, or a refusal. */
export class ReadFailed extends PerqueryError {
  override readonly name = "ReadFailed";

  constructor(context: CallContext, cause: unknown) {
    super(`${context.operation}. ${context.text}: ${messageOf(cause)}`, context, cause);
  }
}

/** In one line; of a `NoHostAvailableError`, what came of each host. */
export function messageOf(cause: unknown): string {
  const { innerErrors, message } = (cause ?? {}) as { readonly innerErrors?: object; readonly message?: unknown };
  const hosts = Object.entries(innerErrors ?? {});
  if (hosts.length > 0) return hosts.map(([host, error]) => `${host}: ${messageOf(error)}`).join("; ");
  return String(message ?? cause).split("\n")[0]!;
}

/** A value in an error message: short, and telling `1` from `"1"` and `1n`. */
function preview(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
    case "bigint":
      return `${value}n`;
    case "object":
      if (value === null) return "null";
      if (value instanceof Date)
        return Number.isNaN(value.getTime()) ? "an invalid Date" : `Date ${value.toISOString()}`;
      return `a value of class ${value.constructor?.name ?? "null"}`;
    case "function":
      return "a function";
    default:
      return String(value);
  }
}

export const previewKey = (key: Readonly<Record<string, unknown>>): string =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${preview(value)}`)
    .join(", ");
