import { defineConfig } from "perquery";

export default defineConfig({ rules: 1, models: [{ model: "model.ts", output: "generated" }] });
