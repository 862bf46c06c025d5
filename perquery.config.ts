import { defineConfig } from "perquery";

export default defineConfig({
  rules: 1,
  models: [
    { model: "examples/hotel/model.ts", output: "generated/hotel" },
    { model: "examples/food-delivery/model.ts", output: "generated/food-delivery" },
    { model: "examples/booking/model.ts", output: "generated/booking" },
  ],
});
