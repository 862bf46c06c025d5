import { borrowingOf, printBorrowed } from "./borrow.ts";
import {
  callTable,
  database,
  docComment,
  fromRuntime,
  listOf,
  operationOf,
  printRow,
  quoted,
  typeFromRuntime,
  type Context,
} from "./context.ts";

/** The functions that change counters. */
export function printCount(context: Context): readonly string[] {
  const { plan, names, parameter } = context;
  const { count } = plan;
  if (count === undefined) return [];
  const tables = listOf(quoted(count.homes.map(({ table }) => table)));
  const borrowings = count.reads.map((read) => borrowingOf(context, read));
  const print = (name: string, verb: "increment" | "decrement"): string => {
    const operation = JSON.stringify(operationOf(context, verb));
    const holder = borrowings.length === 0 ? parameter : "values";
    const counts = count.homes.map(
      (home) =>
        `${callTable(context, home, { kind: "count" })}(db, ${printRow(context, home, [...home.key, ...home.counters], holder)}, ${verb === "increment" ? "1n" : "-1n"})`,
    );
    return [
      docComment([
        `${verb === "increment" ? "Adds to" : "Takes from"} the counters of ${tables}${count.homes.length > 1 ? " in one batch" : ""}. It is never repeated: after a timeout nobody knows whether it was counted.`,
      ]),
      `export async function ${name}(db: ${database(context)}, ${parameter}: ${names.count}, options: ${typeFromRuntime(context, "CounterOptions")} = {}): Promise<void> {`,
      ...printBorrowed(borrowings, operation, parameter),
      ...(borrowings.length === 0
        ? []
        : [
            `const values = { ...${parameter}, ${borrowings.map(({ variable }) => `...${variable}.row`).join(", ")} };`,
          ]),
      `await ${fromRuntime(context, "write")}(db, ${operation}, [${counts.join(", ")}], options);`,
      "}",
    ].join("\n");
  };
  return [print(names.increment, "increment"), print(names.decrement, "decrement")];
}
