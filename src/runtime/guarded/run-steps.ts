import type { Request, Steps } from "./model.ts";

/** Runs steps to their end: each request is executed, and what that throws is thrown where the step stands. */
export async function runSteps<TValues, TResult>(
  steps: Steps<TValues, TResult>,
  execute: (request: Request<TValues>) => Promise<unknown>,
): Promise<TResult> {
  let next = steps.next();
  while (next.done !== true) {
    let answer: unknown;
    try {
      answer = await execute(next.value);
    } catch (error) {
      next = steps.throw(error);
      continue;
    }
    next = steps.next(answer as never);
  }
  return next.value;
}
