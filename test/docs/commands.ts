import { loadProject } from "../../src/cli/load-models.ts";
import { present } from "../../src/cli/present.ts";
import { runExplain } from "../../src/cli/run-explain.ts";
import { runSize, type SizeRequest } from "../../src/cli/run-size.ts";
import { repository, temporaryProject, type TemporaryProject } from "../cli/temporary-project.ts";
import { wordOf, type Block, type Page } from "./pages.ts";

export interface Step {
  readonly command: string;
  readonly expected: string;
}

/** The commands of a console block, and what it shows of each. */
export function readSteps({ text }: Block): readonly Step[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const end = step.indexOf("\n");
      return { command: step.slice(0, end), expected: trimLines(step.slice(end + 1)) };
    });
}

/** A page is formatted, which takes the spaces from the ends of lines. */
const trimLines = (text: string): string => text.replaceAll(/[ \t]+$/gm, "").trimEnd();

/** What `perquery explain` or `perquery size` prints in this repository. */
export async function explain(command: string): Promise<string> {
  const [, , verb, ...words] = command.split(" ");
  let printed = "";
  const print = (text: string): void => void (printed += text);
  const terminal = { out: print, error: print, outColour: false, errorColour: false };
  const { root, value } = await loadProject(repository);
  if (value === undefined) throw new Error("no project");
  const outcome =
    verb === "size"
      ? await runSize(readSizeWords(words), value, repository)
      : await runExplain({ names: words }, value, repository);
  present(outcome, root, terminal, { annotations: false });
  return trimLines(printed);
}

function readSizeWords([first, second]: readonly string[]): SizeRequest {
  return first === "--model" ? { model: second } : { name: first };
}

/** A project that has the page's files. */
export function projectOf({ blocks }: Page): TemporaryProject {
  const files = blocks.flatMap((block): [string, string][] => {
    const file = wordOf(block, "file");
    return file === undefined ? [] : [[file, block.text]];
  });
  return temporaryProject(Object.fromEntries(files));
}

/** Runs the commands that a page may have: perquery's, `sed -i` on one file, and `echo $?`. */
export function createShell(project: TemporaryProject): (command: string) => string {
  let code: number | null = 0;
  return (command) => {
    if (command === "echo $?") return String(code);
    const [, from, to, file] = /^sed -i 's\/(.+)\/(.+)\/' (\S+)$/.exec(command) ?? [];
    if (from !== undefined && to !== undefined && file !== undefined) {
      const before = project.read(file);
      const after = before.replace(new RegExp(from), to.replaceAll("&", "$$&"));
      if (before === after) throw new Error(`${command} changes nothing`);
      project.write(file, after);
      return "";
    }
    const [, words] = /^npx perquery (.+)$/.exec(command) ?? [];
    if (words === undefined) throw new Error(`unknown command: ${command}`);
    const result = project.perquery(...words.split(" "));
    code = result.code;
    return trimLines(`${result.error}${result.out}`);
  };
}
