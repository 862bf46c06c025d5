import { ClusterError } from "./cluster-error.ts";

/**
 * Splits CQL text at its semicolons, as cqlsh does: not in strings, quoted names, comments or between `$$`, and a batch is one
 * statement. Comments before a statement are left out, those inside it stay. The last statement needs no semicolon.
 */
export function splitStatements(cql: string): readonly string[] {
  const statements: string[] = [];
  let start: number | undefined;
  let position = 0;
  const finish = (end: number) => {
    if (start !== undefined) statements.push(cql.slice(start, end).trimEnd());
    start = undefined;
  };
  while (position < cql.length) {
    const end = tokenEnd(cql, position);
    const isBlank = isSpaceOrComment(cql, position);
    if (cql[position] === ";") {
      if (start === undefined || !isOpenBatch(cql.slice(start, position))) finish(position);
    } else if (!isBlank) {
      start ??= position;
    }
    position = end;
  }
  finish(position);
  return statements;
}

/** Where the token that begins at `position` ends; a character that begins nothing special is one of its own. */
function tokenEnd(cql: string, position: number): number {
  const two = cql.slice(position, position + 2);
  if (two === "--" || two === "//") return cql.indexOf("\n", position) + 1 || cql.length;
  if (two === "/*") return closing(cql, position, "*/", "comment");
  if (two === "$$") return closing(cql, position, "$$", "$$ string");
  if (cql[position] === "'") return quotedEnd(cql, position, "'", "string");
  if (cql[position] === '"') return quotedEnd(cql, position, '"', "quoted name");
  return position + 1;
}

function isSpaceOrComment(cql: string, position: number): boolean {
  return /\s|\uFEFF/.test(cql[position] ?? "") || /^(?:--|\/\/|\/\*)/.test(cql.slice(position, position + 2));
}

function closing(cql: string, position: number, mark: string, what: string): number {
  const end = cql.indexOf(mark, position + 2);
  if (end < 0) throw unfinished(cql, position, what);
  return end + mark.length;
}

/** A doubled quote is a quote inside. */
function quotedEnd(cql: string, position: number, quote: string, what: string): number {
  for (let end = position + 1; ; end += 2) {
    end = cql.indexOf(quote, end);
    if (end < 0) throw unfinished(cql, position, what);
    if (cql[end + 1] !== quote) return end + 1;
  }
}

/** `BEGIN [UNLOGGED | COUNTER] BATCH … ; … APPLY BATCH` */
function isOpenBatch(statement: string): boolean {
  return /^BEGIN\s+(?:\w+\s+)?BATCH\b/i.test(statement) && !/\bAPPLY\s+BATCH\s*$/i.test(statement);
}

function unfinished(cql: string, position: number, what: string): ClusterError {
  const line = cql.slice(0, position).split("\n").length;
  return new ClusterError(`The ${what} that begins on line ${line} has no end`);
}
