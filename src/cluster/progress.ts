/** What long work says while it runs. */
export interface Progress {
  /** A step begins, and the one before it has ended well. */
  step(text: string): void;
  /** How far the step is; replaces what it said before. */
  detail(text: string): void;
  /** Something to know, which stays on the screen. */
  note(text: string): void;
  /** The last step has ended well. */
  done(text?: string): void;
  /** The last step has failed; the error itself is told elsewhere. */
  fail(): void;
}

export const silentProgress: Progress = {
  step: () => {},
  detail: () => {},
  note: () => {},
  done: () => {},
  fail: () => {},
};

const secondsBetweenDetails = 5;

/** Whole lines, for a log: a step and a note at once, a detail every few seconds. */
export function lineProgress(writeLine: (line: string) => void, now: () => number = Date.now): Progress {
  let said = 0;
  return {
    step(text) {
      said = now();
      writeLine(`${text} …`);
    },
    detail(text) {
      if (now() - said < secondsBetweenDetails * 1000) return;
      said = now();
      writeLine(`  ${text}`);
    },
    note: (text) => writeLine(text),
    done(text) {
      if (text !== undefined) writeLine(text);
    },
    fail: () => {},
  };
}

/** Says nothing in the first second: what is quick needs no spinner. On a terminal only. */
export async function lateProgress(stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  if (!stream.isTTY || !stream.columns || process.env["CI"]) return silentProgress;
  const begun = Date.now();
  const shown = await terminalProgress(stream);
  const isLate = (): boolean => Date.now() - begun > 1000;
  let step = "";
  let isShown = false;
  const catchUp = (): void => {
    if (!isShown) shown.step(step);
    isShown = true;
  };
  return {
    step(text) {
      step = text;
      isShown = false;
      if (isLate()) catchUp();
    },
    detail(text) {
      if (!isLate()) return;
      catchUp();
      shown.detail(text);
    },
    note: (text) => shown.note(text),
    done: (text) => shown.done(text),
    fail: () => shown.fail(),
  };
}

/** A spinner on a terminal, lines elsewhere. On stderr, so that a command's output stays its own. */
export async function terminalProgress(stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  // A terminal that has no size says 0 columns, on which the spinner would clear lines for ever.
  if (!stream.isTTY || !stream.columns || process.env["CI"]) return lineProgress((line) => stream.write(`${line}\n`));
  const { default: ora } = await import("ora");
  const spinner = ora({ stream, discardStdin: false });
  let step = "";
  return {
    step(text) {
      if (spinner.isSpinning) spinner.succeed(step);
      step = text;
      spinner.start(text);
    },
    detail(text) {
      const room = Math.max(10, stream.columns - step.length - 8);
      spinner.text = `${step}  ${text.length > room ? `${text.slice(0, room - 1)}…` : text}`;
    },
    note(text) {
      const running = spinner.isSpinning;
      spinner.stopAndPersist({ symbol: "ℹ", text });
      if (running) spinner.start(step);
    },
    done(text) {
      if (spinner.isSpinning || text !== undefined) spinner.succeed(text ?? step);
    },
    fail() {
      if (spinner.isSpinning) spinner.fail(step);
    },
  };
}
