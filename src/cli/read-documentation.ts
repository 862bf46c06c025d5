import type { ClassDeclaration, JSDocableNode, Node, ObjectLiteralExpression, SourceFile } from "ts-morph";
import type { AttributeDefinition, EntityDefinition, UdtDefinition } from "../conceptual/definition.ts";
import type { SourceLocation } from "../diagnostics/model.ts";
import type { ModelDefinition } from "../queries/definition.ts";

/**
 * Adds what the doc comments of the model's files say of its entities, attributes and user-defined types. A file without
 * a doc comment is not parsed, and ts-morph is loaded only when one is.
 *
 * @param source the text of a file, as locations name it
 */
export async function readDocumentation(
  definition: ModelDefinition,
  source: (file: string) => string | undefined,
): Promise<ModelDefinition> {
  const declared = [...definition.entities, ...definition.udts];
  const files = new Set(declared.flatMap(({ location }) => (location === undefined ? [] : [location.file])));
  const texts = [...files].flatMap((file): (readonly [string, string])[] => {
    const text = source(file);
    return text?.includes("/**") ? [[file, text]] : [];
  });
  if (texts.length === 0) return definition;

  const morph = await import("ts-morph");
  const project = new morph.Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const parsed = new Map(texts.map(([file, text], i) => [file, project.createSourceFile(`${i}.ts`, text)]));
  const find = <T extends EntityDefinition | UdtDefinition>(one: T): T => {
    const file = one.location && parsed.get(one.location.file);
    return file === undefined || one.location === undefined ? one : document(one, file, one.location, morph.Node);
  };
  return { ...definition, entities: definition.entities.map(find), udts: definition.udts.map(find) };
}

type Nodes = (typeof import("ts-morph"))["Node"];

function document<T extends EntityDefinition | UdtDefinition>(
  one: T,
  file: SourceFile,
  location: SourceLocation,
  is: Nodes,
): T {
  const call = callAt(file, location, is);
  if (call === undefined || !is.isCallExpression(call)) return one;
  const statement = call.getFirstAncestor((node) => is.isVariableStatement(node) || is.isStatement(node));
  const documentation =
    statement !== undefined && is.isVariableStatement(statement) ? descriptionOf(statement) : undefined;
  const body = attributesOf(call.getArguments()[1], one.kind, file, is);
  const describe = (attribute: AttributeDefinition): AttributeDefinition => {
    const member = body && memberNamed(body, attribute.name, is);
    const description = member && descriptionOf(member);
    return description === undefined ? attribute : { ...attribute, documentation: description };
  };
  return one.kind === "entity"
    ? { ...one, documentation, attributes: one.attributes.map(describe) }
    : { ...one, documentation, fields: (one as UdtDefinition).fields.map(describe) };
}

/** The call that a builder recorded: it starts where the location says. */
function callAt(file: SourceFile, { line, column }: SourceLocation, is: Nodes): Node | undefined {
  const position = file.compilerNode.getPositionOfLineAndCharacter(line - 1, column - 1);
  return file.getDescendantAtPos(position)?.getFirstAncestor((node) => is.isCallExpression(node));
}

/** Where the attributes are declared: an object, or a class of the same file. */
function attributesOf(
  options: Node | undefined,
  kind: "entity" | "udt",
  file: SourceFile,
  is: Nodes,
): ObjectLiteralExpression | ClassDeclaration | undefined {
  if (options === undefined || !is.isObjectLiteralExpression(options)) return undefined;
  if (kind === "udt") return options;
  const property = options.getProperty("attributes");
  const value = property !== undefined && is.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  if (value !== undefined && is.isObjectLiteralExpression(value)) return value;
  return value !== undefined && is.isIdentifier(value) ? file.getClass(value.getText()) : undefined;
}

/** Properties and getters; a name may stand in quotes. */
function memberNamed(body: ObjectLiteralExpression | ClassDeclaration, name: string, is: Nodes): Node | undefined {
  const members: readonly Node[] = is.isClassDeclaration(body) ? body.getMembers() : body.getProperties();
  return members.find((member) => {
    if (!("getName" in member) || typeof member.getName !== "function") return false;
    const written: unknown = member.getName();
    return written === name || written === JSON.stringify(name) || written === `'${name}'`;
  });
}

/** The doc comment's text, without its tags. An assignment has none of its own in the syntax tree: it is read before it. */
function descriptionOf(node: Node): string | undefined {
  const docs =
    "getJsDocs" in node
      ? (node as Node & JSDocableNode).getJsDocs().map((doc) => doc.getDescription())
      : leadingDocs(node);
  const text = docs.at(-1)?.trim();
  return text === undefined || text === "" ? undefined : text;
}

function leadingDocs(node: Node): readonly string[] {
  return node
    .getLeadingCommentRanges()
    .map((range) => range.getText())
    .filter((text) => text.startsWith("/**"))
    .map((text) =>
      text
        .replace(/^\/\*\*|\*\/$/g, "")
        .split("\n")
        .map((line) => line.replace(/^\s*\* ?/, ""))
        .join("\n")
        .replace(/^\s*@[\s\S]*$/m, ""),
    );
}
