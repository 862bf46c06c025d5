/** An expected failure of live work: what happened, and what to do about it. The CLI prints it without a stack. */
export class ClusterError extends Error {
  override readonly name = "ClusterError";
  readonly hint: string | undefined;

  constructor(message: string, options: { readonly hint?: string | undefined; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.hint = options.hint;
  }
}

/** By name: tsx makes a second copy of the library, for which `instanceof` says no. */
export function isClusterError(error: unknown): error is ClusterError {
  return error instanceof Error && error.name === "ClusterError";
}

/** Message and hint as the terminal shows them. */
export function describeClusterError(error: ClusterError): string {
  return error.hint === undefined ? error.message : `${error.message}\n\n${error.hint}`;
}
