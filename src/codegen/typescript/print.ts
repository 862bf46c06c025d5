import { oneLine } from "../header.ts";

/** A property in a type or an object literal; prettier takes needless quotes away. */
export const property = (name: string): string => (isIdentifier(name) ? name : JSON.stringify(name));

/** `row.name`, or `row["my name"]`. */
export const member = (object: string, name: string): string =>
  isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;

export const isIdentifier = (name: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);

/** A doc comment; empty lines and text that would end it are taken care of here, and only here. */
export function docComment(lines: readonly (string | undefined)[]): string {
  const text = lines
    .filter((line) => line !== undefined)
    .flatMap((line) => line.split(/\r\n|[\r\n\u2028\u2029]/))
    .map((line) => line.replaceAll("*/", "*\\/").trimEnd());
  return text.length === 1
    ? `/** ${text[0]} */`
    : ["/**", ...text.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
}

/** What stands above a part of a module, in one line. */
export const sectionComment = (text: string): string => `// ${oneLine(text)}`;

/** CQL as the inside of a template literal. */
export const inTemplate = (cql: string): string => cql.replaceAll(/[`\\]|\$\{/g, "\\$&");

/** A name that may be used for a variable: JavaScript's own words get an underscore. */
export const variable = (name: string): string => {
  const safe = isIdentifier(name)
    ? name
    : name.replaceAll(/[^\p{ID_Continue}$]/gu, "_").replace(/^(?![\p{ID_Start}$_])/u, "_");
  return reservedWords.has(safe) ? `${safe}_` : safe;
};

const reservedWords = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
   finally for function if implements import in instanceof interface let new null package private protected public
   return static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
);
