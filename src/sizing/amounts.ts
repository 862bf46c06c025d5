import type { Amount } from "../conceptual/model.ts";

export const exactly = (value: number): Amount => ({ average: value, worst: value });

export const plus = (a: Amount, b: Amount): Amount => ({ average: a.average + b.average, worst: a.worst + b.worst });

export const times = (a: Amount, b: Amount): Amount => ({ average: a.average * b.average, worst: a.worst * b.worst });

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

/** `73,000`, `0.27`. */
export function printNumber(value: number): string {
  const digits = value !== 0 && Math.abs(value) < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat("en-US", digits).format(value);
}

/** `60, 100 at worst` */
export const printAmount = ({ average, worst }: Amount): string =>
  average === worst ? printNumber(average) : `${printNumber(average)}, at worst ${printNumber(worst)},`;
