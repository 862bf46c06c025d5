export { reservation } from "../../../examples/hotel/model.ts";
