/** Attempts went on for as long as they may. Inside of the steps only: callers are told what that means for their write. */
export class NoTimeLeft extends Error {
  override readonly name = "NoTimeLeft";

  constructor(cause?: unknown) {
    super("others kept changing the same row", cause === undefined ? undefined : { cause });
  }
}
