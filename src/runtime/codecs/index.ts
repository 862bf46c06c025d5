export { ascii, text, varchar } from "./text.ts";
export { bigint, boolean, counter, double, float, int, smallint, tinyint } from "./numbers.ts";
export { varint } from "./varint.ts";
export { decimal } from "./decimal.ts";
export { timeuuid, uuid } from "./uuid.ts";
export { date, time, timestamp } from "./date-and-time.ts";
export { bigintAsText, dateAsDate, timestampAsText, varintAsText } from "./mapped.ts";
export { duration } from "./duration.ts";
export { inet } from "./inet.ts";
export { blob } from "./blob.ts";
export { list, map, set } from "./collections.ts";
export {
  tuple,
  udt,
  type TupleInput,
  type TupleOutput,
  type UdtFields,
  type UdtInput,
  type UdtOutput,
} from "./composites.ts";
export { vector } from "./vector.ts";
export { oneOf } from "./one-of.ts";
