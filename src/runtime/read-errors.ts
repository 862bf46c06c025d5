import { PerqueryError, type CallContext } from "./errors.ts";

/** `Q3. Find reservations by guest name`. */
const nameOf = ({ operation, text }: CallContext): string => `${operation}. ${text}`;

/** A read that its query does not allow, found before anything was sent. */
export class InvalidRead extends PerqueryError {
  override readonly name = "InvalidRead";
  /** What was given wrongly: `startDate`, `options.order`. */
  readonly parameter: string;

  constructor(parameter: string, fault: string, context: CallContext) {
    super(`${nameOf(context)}: ${parameter} ${fault}`, context);
    this.parameter = parameter;
  }
}

/** A cursor that is damaged, or of a read of another query, with other parameters or in another order. */
export class InvalidCursor extends PerqueryError {
  override readonly name = "InvalidCursor";

  constructor(fault: string, context: CallContext) {
    super(`${nameOf(context)}: the cursor ${fault}`, context);
  }
}

/** More rows than `all` takes into memory unless it is told how many. */
export class TooManyRows extends PerqueryError {
  override readonly name = "TooManyRows";
  readonly ceiling: number;

  constructor(ceiling: number, context: CallContext) {
    super(
      `${nameOf(context)}: there are more than ${ceiling} rows; iterate, read pages, or say how many: all({ limit })`,
      context,
    );
    this.ceiling = ceiling;
  }
}
