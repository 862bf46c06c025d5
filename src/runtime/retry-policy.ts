import type { policies } from "cassandra-driver";
import { surelyNotApplied } from "./outcome.ts";

type RetryPolicy = policies.retry.RetryPolicy;
type DecisionInfo = policies.retry.DecisionInfo;
type OperationInfo = policies.retry.OperationInfo;

/** The driver's numbers for what it does after an error. */
const rethrow = { decision: 0 } as unknown as DecisionInfo;
const nextHost = { decision: 1, useCurrentHost: false } as unknown as DecisionInfo;
const sameHost = { decision: 1, useCurrentHost: true } as unknown as DecisionInfo;

/**
 * What the driver does by itself after an error of one execution, said for each: the application's own policy may ignore
 * errors, which makes an empty result of a write that failed.
 *
 * A write that may be repeated goes to the next host after a lost connection, a timeout of the client, and where too few
 * replicas are up. One that may not is not repeated in any case: of a counter batch for which too few replicas are up, a
 * part may have been counted. The driver throws the last host's error alone, so `hasOpenAttempt` keeps what came before.
 */
export class WriteAttempts {
  /** Whether an attempt that was repeated may have been applied. */
  hasOpenAttempt = false;
  readonly mayRepeat: boolean;

  constructor(mayRepeat: boolean) {
    this.mayRepeat = mayRepeat;
  }

  /** As the driver's typings have it: it needs no more than these four methods. */
  get policy(): RetryPolicy {
    return this as unknown as RetryPolicy;
  }

  onUnavailable({ nbRetry }: OperationInfo): DecisionInfo {
    return this.mayRepeat && nbRetry === 0 ? nextHost : rethrow;
  }

  onReadTimeout(): DecisionInfo {
    return rethrow;
  }

  /** Never here: those that are worth it are repeated with time between, for longer than a policy could. */
  onWriteTimeout(): DecisionInfo {
    return rethrow;
  }

  /** Called by the driver for what it takes as idempotent only. */
  onRequestError(_info: OperationInfo, _consistency: number | undefined, error: unknown): DecisionInfo {
    if (!this.mayRepeat) return rethrow;
    if (!surelyNotApplied(error)) this.hasOpenAttempt = true;
    return nextHost;
  }
}

/** The same for reads that a write stands on: an empty result must mean that there is no row. */
export const readAttempts = {
  onUnavailable: ({ nbRetry }: OperationInfo) => (nbRetry === 0 ? nextHost : rethrow),
  onReadTimeout: ({ nbRetry }: OperationInfo) => (nbRetry === 0 ? sameHost : rethrow),
  // A read at SERIAL finishes the writes of others, and times out as a write.
  onWriteTimeout: ({ nbRetry }: OperationInfo) => (nbRetry === 0 ? sameHost : rethrow),
  onRequestError: () => nextHost,
} as unknown as RetryPolicy;
