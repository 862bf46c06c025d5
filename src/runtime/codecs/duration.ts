import type { types } from "cassandra-driver";
import type { Codec } from "../codec.ts";
import { InvalidValueError } from "../errors.ts";
import { vint } from "../vint.ts";

const units =
  /^(-?)(?=\d)(?:(\d+)y)?(?:(\d+)mo)?(?:(\d+)w)?(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?(?:(\d+)[uµ]s)?(?:(\d+)ns)?$/i;
const iso = /^(-?)P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const isoAlternative = /^(-?)P(\d{4})-(\d\d)()-(\d\d)T(\d\d):(\d\d):(\d\d)$/;

const nanosecondsOf = [
  ["h", 3_600_000_000_000n],
  ["m", 60_000_000_000n],
  ["s", 1_000_000_000n],
  ["ms", 1_000_000n],
  ["us", 1000n],
  ["ns", 1n],
] as const;

/**
 * Months, days and nanoseconds, each kept apart, in Cassandra's form: `"1mo2d3h"`, `"-12h30m"`. ISO 8601 is taken too
 * (`"P1M2DT3H"`); what comes back is in Cassandra's form with weeks as days, and `"0s"` for none.
 */
export const duration: Codec<string> = {
  type: "duration",
  encode(value) {
    const parts =
      typeof value === "string" ? (units.exec(value) ?? iso.exec(value) ?? isoAlternative.exec(value)) : null;
    if (parts === null) throw invalid(value);
    const amount = (index: number): bigint => BigInt(parts[index] ?? 0);
    const months = amount(2) * 12n + amount(3);
    const days = amount(4) * 7n + amount(5);
    const nanoseconds = nanosecondsOf.reduce((sum, [, unit], index) => sum + amount(6 + index) * unit, 0n);
    if (months >= 2n ** 31n || days >= 2n ** 31n || nanoseconds >= 2n ** 63n) throw invalid(value);
    const sign = parts[1] === "-" ? -1n : 1n;
    return Buffer.concat([vint(sign * months), vint(sign * days), vint(sign * nanoseconds)]);
  },
  decode(fromDriver) {
    // By its parts: `Duration.toString` rounds the years, 18 months being "2y6mo".
    const { months, days, nanoseconds } = fromDriver as types.Duration & {
      readonly months: number;
      readonly days: number;
      readonly nanoseconds: { toString(): string };
    };
    return print(months, days, BigInt(nanoseconds.toString()));
  },
};

const invalid = (value: unknown): InvalidValueError =>
  new InvalidValueError({ type: "duration", value, expected: 'a duration such as "1mo2d3h" or "P1M2DT3H"' });

function print(months: number, days: number, nanoseconds: bigint): string {
  let printed = "";
  const years = Math.trunc(Math.abs(months) / 12);
  if (years > 0) printed += `${years}y`;
  if (months % 12 !== 0) printed += `${Math.abs(months % 12)}mo`;
  if (days !== 0) printed += `${Math.abs(days)}d`;
  let rest = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  for (const [name, unit] of nanosecondsOf) {
    if (rest >= unit) printed += `${rest / unit}${name}`;
    rest %= unit;
  }
  if (printed === "") return "0s";
  return months < 0 || days < 0 || nanoseconds < 0n ? `-${printed}` : printed;
}
