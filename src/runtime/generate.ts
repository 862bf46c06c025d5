import { nextTick } from "./clock.ts";

/** A random UUID, of version 4. */
export const generateUuid = (): string => crypto.randomUUID();

/** 100 ns from the beginning of the Gregorian calendar, from which a timeuuid counts, to 1970. */
export const gregorianOffset = 0x01b21dd213814000n;

/** Made when it is first needed: loading `crypto` is a good part of what loading the runtime would take. */
let clockSequenceAndNode: string | undefined;

/** The clock sequence and the node, random for this process; the node's multicast bit says that it is no MAC address. */
function randomNode(): string {
  const bytes = crypto.getRandomValues(Buffer.alloc(8));
  bytes[0] = (bytes[0]! & 0x3f) | 0x80;
  bytes[2] = bytes[2]! | 0x01;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}

/** A UUID of version 1 for now: each is later than the one before, and no other process makes the same. */
export function generateTimeuuid(): string {
  clockSequenceAndNode ??= randomNode();
  const hex = (nextTick() + gregorianOffset).toString(16).padStart(15, "0");
  return `${hex.slice(7)}-${hex.slice(3, 7)}-1${hex.slice(0, 3)}-${clockSequenceAndNode}`;
}

/** The time in a timeuuid, in milliseconds since 1970. */
export function millisecondsOfTimeuuid(timeuuid: string): number {
  const ticks = BigInt(`0x${timeuuid.slice(15, 18)}${timeuuid.slice(9, 13)}${timeuuid.slice(0, 8)}`) - gregorianOffset;
  return Number(floorDivide(ticks, 10_000n));
}

const floorDivide = (value: bigint, divisor: bigint): bigint =>
  (value - (((value % divisor) + divisor) % divisor)) / divisor;
