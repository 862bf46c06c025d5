export { hotel } from "../../../examples/hotel/model.ts";
