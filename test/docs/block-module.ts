import path from "node:path";
import ts from "typescript";
import * as perquery from "perquery";
import * as hotelModel from "../../examples/hotel/model.ts";
import { repository } from "../cli/temporary-project.ts";
import type { Block, Page } from "./pages.ts";

/** A block as a module. */
export interface BlockModule {
  readonly block: Block;
  /** Where the module would stand: beside its page. */
  readonly file: string;
  readonly text: string;
  /** How many lines stand before the block's first. */
  readonly before: number;
}

/** What a fragment's statements are gathered in, for its runner. */
export const gathered = "gatheredByTheTest";

export function toModule(page: Page, block: Block): BlockModule {
  const file = path.join(repository, `${page.file}.${block.line}.ts`);
  if (/^import /m.test(block.text)) return { block, file, text: block.text, before: 0 };
  const { keyspaces, ...entities } = { keyspaces: ["hotel", "reservation"], ...hotelModel };
  const hotel = path.posix.relative(path.posix.dirname(page.file), "examples/hotel/model.ts");
  const head = [
    importAll(Object.keys(perquery), "perquery"),
    importAll(
      Object.keys(entities).filter((name) => !keyspaces.includes(name)),
      hotel.startsWith(".") ? hotel : `./${hotel}`,
    ),
    page.prelude.trimEnd(),
    `export const ${gathered}: unknown[] = [];`,
    "{\n",
  ].join("\n");
  return { block, file, text: `${head}${gatherStatements(block.text)}}\n`, before: head.split("\n").length - 1 };
}

const importAll = (names: readonly string[], from: string): string => `import { ${names.join(", ")} } from "${from}";`;

/** The fragment with what its expressions make and its constants hold put into the list. Lines stay where they are. */
function gatherStatements(text: string): string {
  const source = ts.createSourceFile("fragment.ts", text, ts.ScriptTarget.ESNext);
  const { statements } = source;
  const constants: string[] = [];
  const printed = statements.map((statement) => {
    const before = text.slice(statement.pos, statement.getStart(source));
    const own = text.slice(statement.getStart(source), statement.end);
    if (ts.isExpressionStatement(statement) && !ts.isAwaitExpression(statement.expression))
      return `${before}${gathered}.push(${own.replace(/;$/, "")});`;
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) constants.push(name.text);
    }
    return `${before}${own.replace(/^export /, "")}`;
  });
  const rest = text.slice(statements.end);
  return `${printed.join("")}${rest}${gathered}.push(${constants.join(", ")});\n`;
}
