import type { Amount } from "../conceptual/model.ts";

export const exactly = (value: number): Amount => ({ average: value, worst: value });

/** More than anybody has: what would be more is taken for as much, so that no product is out of the numbers. */
const mostCounted = 1e100;

const limited = (value: number): number => Math.min(value, mostCounted);

// without the sign of a zero
const product = (a: number, b: number): number => limited(limited(a) * limited(b)) + 0;

/** Of nothing, nothing. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : limited(part / whole));

export const plus = (a: Amount, b: Amount): Amount => ({ average: a.average + b.average, worst: a.worst + b.worst });

export const times = (a: Amount, b: Amount): Amount => ({
  average: product(a.average, b.average),
  worst: product(a.worst, b.worst),
});

export const scale = (amount: Amount, factor: number): Amount => times(amount, exactly(factor));

/** Neither is over what the other allows. */
export const atMost = (amount: Amount, most: Amount): Amount => ({
  average: Math.min(amount.average, most.average),
  worst: Math.min(amount.worst, most.worst),
});

export const atLeast = (amount: Amount, least: number): Amount => ({
  average: Math.max(amount.average, least),
  worst: Math.max(amount.worst, amount.average, least),
});

/** Undefined when one of them is. */
export function sum(amounts: readonly (Amount | undefined)[]): Amount | undefined {
  let total = exactly(0);
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    total = plus(total, amount);
  }
  return total;
}

/** `73,000`, `0.27`, `1.2e20`. */
export function printNumber(value: number): string {
  if (value >= 1e18 || (value > 0 && value < 1e-6))
    return String(Number(value.toPrecision(2)).toExponential()).replace("e+", "e");
  const digits = value !== 0 && Math.abs(value) < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat("en-US", digits).format(value);
}

/** `60, 100 at worst` */
export const printAmount = ({ average, worst }: Amount): string =>
  average === worst ? printNumber(average) : `${printNumber(average)}, at worst ${printNumber(worst)},`;
