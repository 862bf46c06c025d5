import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { declaredByDatabase, emitDatabase } from "./emit-database.ts";
import { emitEntities } from "./emit-entities.ts";
import { emitIndex } from "./emit-index.ts";
import type { ValueMapping } from "./value-mapping.ts";

/** One file per entity, `bind` with the user-defined types, and an index of what applications use. */
export function emitTypeScript(
  physical: PhysicalModel,
  access: AccessModel,
  { modelFile, mapping }: { readonly modelFile: string; readonly mapping: ValueMapping },
): readonly GeneratedFile[] {
  const output = { modelFile, mapping, declaredByDatabase: new Set(declaredByDatabase(physical, access)) };
  return [
    emitIndex(physical, access, modelFile),
    emitDatabase(physical, access, output),
    ...emitEntities(physical, access, output),
  ];
}
