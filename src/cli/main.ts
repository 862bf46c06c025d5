import { readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command, CommanderError } from "commander";
import { ClusterError } from "../cluster/cluster-error.ts";
import { answerMisuse, reportFailure, reportStray } from "./report-failure.ts";
import { closeAnswer, flushAnswer, hasAnswered, reserveStdout, writeAnswer } from "./stdout.ts";
import { processTerminal } from "./terminal.ts";

/** The command line. Ends the process: 0 the same or done, 2 differs, 1 an error. */
export async function main(words: readonly string[] = process.argv.slice(2)): Promise<void> {
  let finished = false;
  const json = words.includes("--json");
  reserveStdout();
  process.on("exit", () => {
    if (finished) return;
    process.exitCode = 1;
    const problem = "perquery was ended before it was done";
    const remedy = "a model file must not end the process, nor wait for ever";
    if (json && !hasAnswered()) reportFailure(new ClusterError(problem, { hint: remedy }), processTerminal(), { json });
    else process.stderr.write(`${problem}: ${remedy}\n`);
  });
  const fail = (error: unknown, report = reportFailure): void => {
    process.exitCode = 1;
    // a program that has its answer gets no second one
    report(error, processTerminal(), { json: json && !hasAnswered() });
    closeAnswer();
  };
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      fail(error, reportStray);
      void finish();
    });
  }
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // the reader of a pipe may have seen enough
    if (error.code === "EPIPE") finished = true;
    process.exit(error.code === "EPIPE" ? process.exitCode : 1);
  });
  const finish = async (): Promise<void> => {
    finished = true;
    // what the model file left open must not keep the process alive
    await flushAnswer();
    await new Promise((written) => process.stderr.write("", written));
    process.exit();
  };
  try {
    const program = await createProgram(words);
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) fail(error);
    else {
      process.exitCode = error.exitCode;
      if (json && error.exitCode !== 0) answerMisuse(error.message, processTerminal());
    }
  }
  await finish();
}

/** Only the command that is asked for is loaded; the others lend their names to the help and to suggestions. */
async function createProgram(words: readonly string[]): Promise<Command> {
  const program = new Command("perquery")
    .description("Schema as code for Apache Cassandra: one table per query.")
    .option("-v, --version", "show the version")
    .helpCommand("help [command]", "show the help of a command")
    .configureOutput({ writeOut: writeAnswer })
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ perquery init            begin: writes a configuration and a first model",
        "  $ perquery gen             write the CQL and the accessors of every model in perquery.config.ts",
        "  $ perquery explain Q4      tell how the table of a query was derived",
        "  $ perquery explain guest   tell which tables a write of an entity reaches",
        "  $ perquery diff main       tell what this branch changes in the schema",
        "",
        "perquery <command> --help shows what a command takes, with examples.",
      ].join("\n"),
    )
    .showHelpAfterError("(perquery --help shows the commands)")
    .exitOverride();
  program.on("option:version", () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    writeAnswer(`${version}\n`);
    throw new CommanderError(0, "perquery.version", version);
  });
  const wanted = words.filter((word) => !word.startsWith("-"))[words[0] === "help" ? 1 : 0];
  for (const [name, { description, load }] of Object.entries(commands)) {
    const command = wanted === name ? await load() : new Command(name).description(description);
    program.addCommand(inherit(command, program));
  }
  return program;
}

const commands: Readonly<Record<string, { readonly description: string; readonly load: () => Promise<Command> }>> = {
  init: {
    description: "begin in a repository: a configuration, a first model, scripts and a workflow",
    load: async () => (await import("./commands/init.ts")).initCommand(),
  },
  gen: {
    description: "derive the tables and write the CQL and the typed accessors",
    load: async () => (await import("./commands/gen.ts")).genCommand(),
  },
  diff: {
    description: "tell what changed in the schema since a commit, and what is breaking",
    load: async () => (await import("./commands/diff.ts")).diffCommand(),
  },
  apply: {
    description: "make the keyspaces, types and tables that a cluster has not yet",
    load: async () => (await import("./commands/apply.ts")).applyCommand(),
  },
  explain: {
    description:
      "tell how the table of a query was derived, why two queries have two tables, or which tables a write reaches",
    load: async () => (await import("./commands/explain.ts")).explainCommand(),
  },
  size: {
    description: "tell how large partitions, tables and writes will be, by the estimates of the model",
    load: async () => (await import("./commands/size.ts")).sizeCommand(),
  },
  dev: {
    description: "start, stop or look at a Cassandra node for development",
    load: async () => (await import("./commands/dev.ts")).devCommand(),
  },
};

/** `exitOverride` and the like apply to commands within commands as well. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent).showHelpAfterError(`(perquery ${command.name()} --help shows what it takes)`);
  for (const inner of command.commands) inherit(inner, command);
  return command;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
