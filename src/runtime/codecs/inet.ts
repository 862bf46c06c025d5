import type { types } from "cassandra-driver";
import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";

/**
 * An IPv4 or IPv6 address as a string; IPv6 comes back in the form of RFC 5952: `"2001:db8::1"`. An IPv4 address written
 * as IPv6 (`"::ffff:192.0.2.1"`) stays one in a column of its own; in a collection Cassandra makes it `"192.0.2.1"`.
 */
export const inet: Codec<string> = {
  type: "inet",
  encode(value) {
    const bytes = typeof value === "string" ? (parseIPv4(value) ?? parseIPv6(value)) : undefined;
    if (bytes === undefined) {
      throw new InvalidValueError({ type: "inet", value, expected: 'an address such as "192.0.2.1" or "2001:db8::1"' });
    }
    return Buffer.from(bytes);
  },
  decode(fromDriver) {
    if (typeof fromDriver === "string") return fromDriver;
    // By its bytes: `InetAddress.toString` loses groups where two runs of zeros stand apart.
    const bytes = (fromDriver as types.InetAddress).getBuffer();
    return bytes.length === 4 ? bytes.join(".") : printIPv6(bytes);
  },
};

function parseIPv4(text: string): number[] | undefined {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.map(Number);
}

function parseIPv6(text: string): number[] | undefined {
  const sides = text.split("::");
  if (sides.length > 2) return undefined;
  const [head, tail] = [parseGroups(sides[0]!, sides.length === 1), parseGroups(sides[1] ?? "", true)];
  if (head === undefined || tail === undefined) return undefined;
  const missing = 16 - head.length - tail.length;
  if (sides.length === 1 ? missing !== 0 : missing < 2) return undefined;
  return [...head, ...Array<number>(missing).fill(0), ...tail];
}

/** The bytes of groups between colons; the last of an address may be written as IPv4. */
function parseGroups(text: string, mayEndInIPv4: boolean): number[] | undefined {
  if (text === "") return [];
  const groups = text.split(":");
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    const embedded = mayEndInIPv4 && index === groups.length - 1 ? parseIPv4(group) : undefined;
    if (embedded === undefined && !/^[\da-f]{1,4}$/i.test(group)) return undefined;
    const value = Number.parseInt(group, 16);
    bytes.push(...(embedded ?? [value >> 8, value & 0xff]));
  }
  return bytes;
}

function printIPv6(bytes: Buffer): string {
  const groups = Array.from({ length: 8 }, (_, index) => bytes.readUInt16BE(2 * index));
  if (groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return `::ffff:${bytes.subarray(12).join(".")}`;
  }
  const zeros = longestRunOfZeros(groups);
  const print = (part: number[]): string => part.map((group) => group.toString(16)).join(":");
  if (zeros.length < 2) return print(groups);
  return `${print(groups.slice(0, zeros.start))}::${print(groups.slice(zeros.start + zeros.length))}`;
}

/** The first of the longest, as RFC 5952 wants it. */
function longestRunOfZeros(groups: readonly number[]): { readonly start: number; readonly length: number } {
  let longest = { start: 0, length: 0 };
  for (let start = 0; start < groups.length; start++) {
    let end = start;
    while (groups[end] === 0) end++;
    if (end - start > longest.length) longest = { start, length: end - start };
  }
  return longest;
}
