import type { Answer, ClaimRow, Condition, Decision, FanOut, GuardedRow, Request, Steps } from "./model.ts";

/** Hands a request to whoever runs the steps, and gives its answer the right type. */
function* ask<TValues, TAnswer>(request: Request<TValues>): Steps<TValues, TAnswer> {
  return (yield request) as TAnswer;
}

export const readRow = <TValues>(id: string, isSerial: boolean): Steps<TValues, GuardedRow<TValues> | undefined> =>
  ask({ kind: "read-row", id, isSerial });

export const readClaim = <TValues>(unique: number, key: string): Steps<TValues, ClaimRow> =>
  ask({ kind: "read-claim", unique, key });

export const compareAndSet = <TValues>(
  request: Condition<TValues> | Extract<Request<TValues>, { kind: "claim" | "release" }>,
): Steps<TValues, Answer> => ask(request);

export const fanOut = <TValues>(request: FanOut<TValues>): Steps<TValues, void> => ask(request);

export const decide = <TValues>(values: TValues | undefined): Steps<TValues, Decision<TValues>> =>
  ask({ kind: "decide", values });

/** Whether there is time for another attempt. */
export const pause = <TValues>(attempt: number): Steps<TValues, boolean> => ask({ kind: "pause", attempt });
