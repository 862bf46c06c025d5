import type { AttributeDefinition } from "../conceptual/definition.ts";
import { reveal } from "./definition-symbol.ts";
import { columnOf, describe, suggestAttribute } from "./describe.ts";
import type { AttributeMeta, RefMeta, ValueMeta } from "./model.ts";
import { refTarget } from "./ref.ts";

/** An attribute of an entity or a field of a UDT as it was declared; whatever else stands there is kept as that. */
export function readAttribute(name: string, value: unknown): AttributeDefinition {
  const meta = reveal(value);
  if (meta?.kind === "ref") return { name, value: readRef(meta), location: meta.location };
  if (meta?.kind !== "value") return { name, value: notAnAttribute(describe(value), value), location: undefined };
  const wrong = meta.values?.find((one) => typeof one !== "string");
  if (wrong !== undefined) return { name, value: notOneOf(wrong), location: meta.location };
  if (meta.stranger === undefined) return { name, value: readValue(meta), location: meta.location };
  const { value: stranger } = meta.stranger;
  return {
    name,
    value: notAnAttribute(
      meta.type.kind === "native" ? describe(stranger) : `a ${meta.type.kind} of ${describe(stranger)}`,
      stranger,
    ),
    location: meta.location,
  };
}

function notAnAttribute(found: string, value: unknown): AttributeDefinition["value"] {
  return { kind: "not-an-attribute", found, hint: suggestAttribute(value) };
}

function notOneOf(value: unknown): AttributeDefinition["value"] {
  return {
    kind: "not-an-attribute",
    found: `one of ${describe(value)}`,
    hint: 'name texts: oneOf("booked", "cancelled")',
  };
}

function readValue(meta: ValueMeta): AttributeDefinition["value"] {
  const { type, values, generated } = meta;
  return { kind: "value", type, ...readModifiers(meta), values, generated };
}

function readRef(meta: RefMeta): AttributeDefinition["value"] {
  const entity = refTarget(meta)?.of;
  const found = entity === undefined ? describe(meta.target) : undefined;
  return { kind: "ref", entity, found, ...readModifiers(meta), prefix: columnOf(meta.prefix) };
}

function readModifiers({ column, optional, immutable, renamedFrom }: AttributeMeta) {
  return { column: columnOf(column), optional, immutable, renamedFrom };
}
