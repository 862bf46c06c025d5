import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { emitDatabase } from "./emit-database.ts";
import { emitEntities } from "./emit-entities.ts";
import { emitIndex } from "./emit-index.ts";
import { emitUserTypes } from "./emit-user-types.ts";
import type { Output } from "./value-mapping.ts";

/** One file per entity, the user-defined types, `bind`, and an index of what applications use. */
export function emitTypeScript(physical: PhysicalModel, access: AccessModel, output: Output): readonly GeneratedFile[] {
  return [
    emitIndex(physical, access, output.modelFile),
    emitDatabase(physical, output),
    ...emitUserTypes(physical, access, output),
    ...emitEntities(physical, access, output),
  ];
}
