import { printNumber } from "./amounts.ts";

const units = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"];

/** `1.1 MB`, in powers of 1,000. */
export function printBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  const number = unit === 0 || value >= 1000 ? printNumber(Math.round(value)) : String(Number(value.toPrecision(3)));
  return `${number} ${number === "1" && unit === 0 ? "byte" : units[unit]}`;
}

export function printCells(cells: number): string {
  const rounded = Math.round(cells);
  return `${printNumber(rounded)} ${rounded === 1 ? "cell" : "cells"}`;
}
