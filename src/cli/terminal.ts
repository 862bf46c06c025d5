import type { WriteStream } from "node:tty";
import { writeAnswer } from "./stdout.ts";

/** Where a command says what it has to say: results on `out`, what goes wrong on `error`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly outColour: boolean;
  readonly errorColour: boolean;
}

export function processTerminal(): Terminal {
  return {
    out: writeAnswer,
    error: (text) => process.stderr.write(text),
    outColour: hasColours(process.stdout),
    errorColour: hasColours(process.stderr),
  };
}

/** Only on a terminal, or where FORCE_COLOR asks for it: a log stays the same on each machine. */
function hasColours(stream: WriteStream): boolean {
  if (stream.isTTY) return stream.hasColors();
  return !["", "0", "false"].includes(process.env["FORCE_COLOR"] ?? "");
}
