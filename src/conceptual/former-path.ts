import type { ConceptualModel, Path } from "./model.ts";
import { attributeNamed, entityNamed, resolvePath } from "./paths.ts";

/** A path by the names that its attributes and fields had before, as `renamedFrom` says; undefined where it says nothing of them. */
export function formerPath(model: ConceptualModel, root: string, path: Path): Path | undefined {
  const former = path.map((step, index) => renamedFrom(model, root, path.slice(0, index), step) ?? step);
  return former.every((step, index) => step === path[index]) ? undefined : former;
}

function renamedFrom(model: ConceptualModel, root: string, before: Path, step: string): string | undefined {
  const from = resolvePath(model, root, before);
  if (from?.kind === "value") {
    const resolved = resolvePath(model, root, [...before, step]);
    return resolved?.kind === "value" ? resolved.fields.at(-1)?.renamedFrom : undefined;
  }
  const owner = from?.kind === "ref" ? from.target : entityNamed(model, root);
  return attributeNamed(owner, step)?.renamedFrom;
}
