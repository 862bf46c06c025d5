import { includesPath, resolvePath, resolveValue, startsWith } from "./paths.ts";
import type { ConceptualModel, Path } from "./model.ts";

/**
 * Whether the values at `known` determine the value at `path`, all from the same `root`.
 *
 * A candidate key determines all attributes of its entity and, through a ref, those of the entity referred to;
 * a UDT determines its fields.
 */
export function determines(model: ConceptualModel, root: string, known: readonly Path[], path: Path): boolean {
  return searchDependencies(model, root, known).value(path);
}

/** Whether the values at `known` determine the instance that `path` leads to; the empty path is the root itself. */
export function determinesEntity(model: ConceptualModel, root: string, known: readonly Path[], path: Path): boolean {
  return searchDependencies(model, root, known).entity(path);
}

/** The least fixed point, searched from the goal: an entity that is being asked for does not count as known. */
function searchDependencies(model: ConceptualModel, root: string, known: readonly Path[]) {
  const pending = new Set<string>();

  function value(path: Path): boolean {
    if (includesPath(known, path)) return true;
    const { refs, fields } = resolveValue(model, root, path);
    if (fields.length > 0 && value(path.slice(0, -1))) return true;
    return entity(refs);
  }

  function entity(path: Path): boolean {
    const goal = path.join(".");
    if (pending.has(goal)) return false;
    pending.add(goal);
    const found = (path.length > 0 && entity(path.slice(0, -1))) || byCandidateKey(path);
    pending.delete(goal);
    return found;
  }

  function byCandidateKey(path: Path): boolean {
    // A key's parts all lie below `path`, so something must be known there: this ends the search in a cyclic model.
    if (!known.some((other) => startsWith(other, path))) return false;
    const resolved = resolvePath(model, root, path);
    if (resolved === undefined || resolved.kind === "value") return false;
    const { candidateKeys } = resolved.kind === "ref" ? resolved.target : resolved.entity;
    return candidateKeys.some((key) => key.paths.every((part) => value([...path, ...part])));
  }

  return { value, entity };
}
