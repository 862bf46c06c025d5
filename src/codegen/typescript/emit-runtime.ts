import type { GeneratedFile } from "../generated-file.ts";
import { headerLines } from "../header.ts";
import { runtime } from "./modules.ts";
import type { Output } from "./value-mapping.ts";

/** What the other modules import of perquery. */
export const emitRuntime = ({ modelFile }: Output): GeneratedFile => ({
  path: runtime,
  text: `${headerLines("//", modelFile, "what the other modules use: Node finds a file sooner than a package")}\n\nexport * from "perquery/runtime";\n`,
  header: true,
});
