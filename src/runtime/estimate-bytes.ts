import { bytesOf, countOf, type Statement } from "./statement.ts";

/**
 * What a statement comes to where the server measures a batch, as tried on 5.0: a row, and each of its cells, in the form
 * that it has in memory. Partition keys aren't counted there, so this is rather too much.
 */
export function estimateBytes(statement: Statement): number {
  const { parameters, collections, lists } = statement;
  let bytes = rowBytes + bytesOf([statement]);
  for (const parameter of parameters) if (parameter !== undefined) bytes += cellBytes;
  for (const index of collections ?? none) bytes += elementBytes * countOf(parameters[index]);
  for (const index of lists ?? none) bytes += listElementBytes * countOf(parameters[index]);
  return bytes;
}

const none: readonly never[] = [];

/** With a time to live. */
const rowBytes = 58;
/** Its timestamp, its time to live and when it expires. */
const cellBytes = 20;
/** Each element is a cell, whose four bytes of length are counted among the values. */
const elementBytes = 18;
/** With the identifier that holds its place. */
const listElementBytes = elementBytes + 16;
