import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process of its own, which answers one question after the other, and ends when this one does. */
export interface Child {
  readonly process: ChildProcess;
  ask<TAnswer>(question: unknown): Promise<TAnswer>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
}

interface Answer {
  readonly answer?: unknown;
  readonly error?: string;
}

/** Starts a module, with settings that it reads by {@link childSettings}; it is started once it can be asked. */
export async function startChild(module: URL, settings: unknown): Promise<Child> {
  const child = fork(fileURLToPath(module), [JSON.stringify(settings)], {
    execArgv: ["--conditions=source", "--import", "tsx"],
  });
  const ended = once(child, "exit");
  const nextAnswer = async (): Promise<unknown> => {
    const answered = once(child, "message").then(([message]) => message as Answer);
    const answer = await Promise.race([
      answered,
      ended.then(([code]) => ({ error: `it ended with ${code}` }) as Answer),
    ]);
    if (answer.error !== undefined) throw new Error(`${module.pathname}: ${answer.error}`);
    return answer.answer;
  };
  await nextAnswer();
  return {
    process: child,
    ask: async <TAnswer>(question: unknown) => {
      const answer = nextAnswer();
      child.send(question as object);
      return (await answer) as TAnswer;
    },
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}

export const childSettings = <TSettings>(): TSettings => JSON.parse(process.argv[2] ?? "{}") as TSettings;

/** In the child: says that it is there, and answers. */
export function answerParent(answer: (question: never) => Promise<unknown>): void {
  process.on("disconnect", () => process.exit(0));
  process.on("message", (question) => {
    void answer(question as never).then(
      (answered) => process.send?.({ answer: answered }),
      (error: unknown) => process.send?.({ error: String(error instanceof Error ? error.stack : error) }),
    );
  });
  process.send?.({});
}
