import type { ConceptualModel } from "../conceptual/model.ts";
import type { Column, Table } from "../physical/model.ts";
import { collectedCount } from "./estimate-rows.ts";
import { elementCount, ownerOf } from "./estimate-values.ts";
import { unknown, type Estimated } from "./estimated.ts";

/** The elements of a column that is a collection. */
export function elementsOf(conceptual: ConceptualModel, { grain }: Table, { source }: Column): Estimated {
  if (source.kind === "collected") return collectedCount(conceptual, source.collected);
  if (source.kind !== "attribute") return unknown();
  const { entity, own } = ownerOf(conceptual, grain, source.path);
  return elementCount(conceptual, entity, own);
}
