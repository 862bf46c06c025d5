import type { AccessModel } from "../../access/model.ts";
import type { PhysicalModel } from "../../physical/model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { emitDatabase } from "./emit-database.ts";
import { emitEntities } from "./emit-entities.ts";
import { emitIndex } from "./emit-index.ts";
import { emitRuntime } from "./emit-runtime.ts";
import type { Output } from "./value-mapping.ts";

/** One file per entity, `bind` with the user-defined types, the runtime, and an index of what applications use. */
export function emitTypeScript(physical: PhysicalModel, access: AccessModel, output: Output): readonly GeneratedFile[] {
  return [
    emitIndex(physical, access, output.modelFile),
    emitDatabase(physical, access, output),
    emitRuntime(output),
    ...emitEntities(physical, access, output),
  ];
}
