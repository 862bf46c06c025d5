import type { ConceptualModel, Path, RefAttribute } from "../conceptual/model.ts";
import { entityNamed, identityOf, resolvePath, resolveValue, samePath } from "../conceptual/paths.ts";
import { snakeCase } from "../cql/names.ts";

export interface NamedColumn {
  readonly name: string;
  /** The rule behind the name, in words. */
  readonly rule: string;
}

/**
 * The column of an attribute.
 *
 * The grain's attribute has its own name. A ref's identity, and any attribute of an entity that is not the found one,
 * is `<ref>_<attribute>` by the last ref of the path, not doubled (`guest` + `guestId` → `guest_id`). Other attributes
 * of the found entity keep their own name. A UDT's field is `<attribute>_<field>`.
 *
 * @param found The refs to the found entity; undefined for a name that holds for every query of the grain.
 */
export function columnName(model: ConceptualModel, grain: string, path: Path, found?: Path): string {
  return nameColumn(model, grain, path, found).name;
}

/** {@link columnName}, and the rule that gave it. */
export function nameColumn(model: ConceptualModel, grain: string, path: Path, found?: Path): NamedColumn {
  const { attribute, refs, fields, owner } = resolveValue(model, grain, path);
  const own = [attribute.column ?? snakeCase(attribute.name), ...fields.map((field) => field.column)].join("_");
  if (refs.length === 0) {
    const said = attribute.column === undefined ? "" : ", as .named says";
    return { name: own, rule: fields.length > 0 ? "the attribute and its field" : `the grain's own attribute${said}` };
  }
  const isIdentity = identityOf(owner).some((part) => samePath([...refs, ...part], path));
  if (found !== undefined && found.length > 0 && samePath(refs, found) && !isIdentity) {
    return { name: own, rule: `an attribute of the found entity "${owner.name}" keeps its name` };
  }
  const ref = refAt(model, grain, refs);
  if (isIdentity && identityOf(owner).length === 1 && ref.column !== undefined) {
    return { name: ref.column, rule: `ref "${ref.name}" is named so` };
  }
  const name = withRefs(model, grain, refs, own);
  const what = isIdentity
    ? `the identity of ref "${ref.name}"`
    : `an attribute of "${owner.name}", through ref "${ref.name}"`;
  if (isHidden(model, grain, refs))
    return { name, rule: `${what}; a ref of that name stands nearer, so the whole path counts` };
  if (ref.prefix !== undefined) return { name, rule: `${what}, whose prefix is "${ref.prefix}"` };
  return { name, rule: name === own ? `${what}; "${ref.name}" is not doubled` : `${what}: <ref>_<attribute>` };
}

/** The name of a ref in tables' names, told from a ref of the same name nearer to the grain. */
export function refLabel(model: ConceptualModel, grain: string, path: Path): string {
  const { prefix, name } = refAt(model, grain, path);
  const own = prefix === undefined || prefix === "" ? snakeCase(name) : prefix;
  return isHidden(model, grain, path) ? withRefs(model, grain, path.slice(0, -1), own) : own;
}

/** `hotel` + `id` → `hotel_id`; by the last ref, or by all of them where the last alone would mean a nearer one. */
function withRefs(model: ConceptualModel, grain: string, refs: Path, own: string): string {
  const [last = "", ...outer] = refs.map((_, i) => prefixOf(refAt(model, grain, refs.slice(0, i + 1)))).toReversed();
  const name = joinUndoubled(last, own);
  if (!isHidden(model, grain, refs)) return name;
  return [...outer.filter((prefix) => prefix !== "").toReversed(), name].join("_"); // a chain of one ref is doubled
}

const prefixOf = ({ prefix, name }: RefAttribute): string => prefix ?? snakeCase(name);

/** Whether another ref of the same name stands on an entity earlier on the path. */
function isHidden(model: ConceptualModel, grain: string, refs: Path): boolean {
  const last = refs.at(-1);
  return refs.slice(0, -1).some((_, i) => {
    const resolved = resolvePath(model, grain, refs.slice(0, i));
    const entity = resolved?.kind === "ref" ? resolved.target : entityNamed(model, grain);
    return entity.attributes.some(({ kind, name }) => kind === "ref" && name === last);
  });
}

function joinUndoubled(ref: string, name: string): string {
  if (ref === "" || name === ref || name.startsWith(`${ref}_`)) return name;
  const rest = name.startsWith(ref) ? name.slice(ref.length) : undefined;
  return rest !== undefined && /^(id|name|key|number|code)$/.test(rest) ? name : `${ref}_${name}`;
}

function refAt(model: ConceptualModel, grain: string, path: Path): RefAttribute {
  const resolved = resolvePath(model, grain, path);
  if (resolved?.kind !== "ref") throw new Error(`"${grain}.${path.join(".")}" is no ref`);
  return resolved.attribute;
}
