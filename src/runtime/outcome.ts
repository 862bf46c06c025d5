/**
 * Whether a plain write that failed with this error of the driver was surely not applied. Anything that isn't known to
 * say so, doesn't: a timeout, a lost connection, a write failure and an overloaded server leave it open.
 *
 * Errors are told by their properties: an application may hold another copy of the driver, or a minified one.
 */
export function surelyNotApplied(error: unknown): boolean {
  if (error === notTried) return true;
  if (typeof error !== "object" || error === null) return false;
  const { code, innerErrors, isSocketError, requestNotWritten, message, name } = error as DriverErrorShape;
  if (innerErrors !== undefined) return Object.values(innerErrors ?? {}).every(surelyNotApplied);
  if (isSocketError === true) return requestNotWritten === true;
  if (typeof code === "number") return refusals.has(code) || (code >= 0x2000 && code < 0x3000);
  return neverSent.has(name ?? "") || message === "No connection available";
}

/** The error that the server gives a batch over its `batch_size_fail_threshold`. */
export function isBatchTooLarge(error: unknown): boolean {
  const { code, message = "" } = (error ?? {}) as DriverErrorShape;
  return code === responseCodes.invalid && /batch too large/i.test(message);
}

/** What the driver says of a write that timed out. */
export const writeTypeOf = (error: unknown): string | undefined => (error as { writeType?: string } | null)?.writeType;

/** The nodes that were to keep the batch's log didn't confirm it in time; most of those batches are applied later. */
export const isBatchLogTimeout = (error: unknown): boolean =>
  (error as DriverErrorShape | null)?.code === responseCodes.writeTimeout && writeTypeOf(error) === "BATCH_LOG";

/** Too few replicas were known to be up, at any of the hosts that were tried. */
export function isUnavailable(error: unknown): boolean {
  const { code, innerErrors } = (error ?? {}) as DriverErrorShape;
  return code === responseCodes.unavailable || Object.values(innerErrors ?? {}).some(isUnavailable);
}

interface DriverErrorShape {
  readonly code?: unknown;
  /** Of a `NoHostAvailableError`: by address, what came of each host that was tried. */
  readonly innerErrors?: Readonly<Record<string, unknown>> | null;
  readonly isSocketError?: boolean;
  readonly requestNotWritten?: boolean;
  readonly message?: string;
  readonly name?: string;
}

/** What stands in the place of an error for a host that was not tried. */
const notTried = "Host considered as DOWN";

const responseCodes = {
  protocolError: 0x000a,
  badCredentials: 0x0100,
  unavailable: 0x1000,
  isBootstrapping: 0x1002,
  writeTimeout: 0x1100,
  functionFailure: 0x1400,
  invalid: 0x2200,
};

/** With every code from 0x2000 on: syntax, permission, an invalid query. */
const refusals = new Set([
  responseCodes.protocolError,
  responseCodes.badCredentials,
  responseCodes.unavailable,
  responseCodes.isBootstrapping,
  responseCodes.functionFailure,
]);

const neverSent = new Set(["ArgumentError", "AuthenticationError", "BusyConnectionError", "NotSupportedError"]);
