import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { failed, succeeded, type Outcome } from "./outcome.ts";

const run = promisify(execFile);

/** Room for the snapshot of a very large schema. */
const maxBuffer = 512 * 1024 * 1024;

/** The commit that a name stands for. */
export async function resolveCommit(folder: string, name: string): Promise<Outcome<string>> {
  try {
    const { stdout } = await git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
    return succeeded(stdout.trim());
  } catch (error) {
    return failed(describeGitError(error, folder, name));
  }
}

/** Where what is checked out has left a commit's history: the commit itself, when it is a part of it. */
export async function findMergeBase(folder: string, commit: string, name: string): Promise<Outcome<string>> {
  try {
    return succeeded((await git(folder, "merge-base", commit, "HEAD")).stdout.trim());
  } catch {
    const problem = `"${name}" and what is checked out have no commit in common here`;
    const remedy =
      "a shallow clone has few commits: fetch more, or check out with fetch-depth: 0; or compare with the commit itself: --tip";
    return failed(diagnostic("PQ0009", { problem, remedy }, undefined));
  }
}

/** The text of a file as a commit has it, with its path from the folder; undefined when it is not there. */
export async function readCommitted(folder: string, commit: string, file: string): Promise<string | undefined> {
  try {
    return (await git(folder, "show", `${commit}:./${file}`)).stdout;
  } catch {
    return undefined;
  }
}

/** The files below a folder, of one name, that a commit has. */
export async function listCommitted(folder: string, commit: string, name: string): Promise<readonly string[]> {
  const { stdout } = await git(folder, "ls-tree", "-r", "-z", "--name-only", commit, ".");
  return stdout.split("\0").filter((file) => file === name || file.endsWith(`/${name}`));
}

const git = (folder: string, ...words: readonly string[]): Promise<{ readonly stdout: string }> =>
  run("git", ["-C", folder, ...words], { maxBuffer });

function describeGitError(error: unknown, folder: string, name: string) {
  const { code, stderr = "" } = error as { readonly code?: string | number; readonly stderr?: string };
  if (code === "ENOENT") {
    return diagnostic(
      "PQ0009",
      { problem: "git is not installed", remedy: "install it: the schema of a commit is read with it" },
      undefined,
    );
  }
  if (stderr.includes("not a git repository")) {
    return diagnostic(
      "PQ0009",
      {
        problem: `"${folder}" is in no git repository`,
        remedy: "run it in the repository that has the generated files",
      },
      undefined,
    );
  }
  const problem = `there is no commit "${name}" here`;
  const remedy =
    "name a branch, a tag or a commit; a shallow clone has few: fetch it, or check out with fetch-depth: 0";
  return diagnostic("PQ0009", { problem, remedy }, undefined);
}
