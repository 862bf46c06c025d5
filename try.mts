import { deriveModels } from "./test/support/compile-model.ts";
const models = deriveModels(await import(process.argv[2]!) as never);
for (const k of models.physical.keyspaces) for (const t of k.tables) console.log(t.name.padEnd(28), t.grain, t.columns.map(c => `${c.name}${{partition:"K",clustering:"C",static:"S",regular:""}[c.role]}${c.optional?"?":""}`).join(" "));
