import { snakeCase } from "../cql/names.ts";

/** The words of an attribute's name: `placedAt` → `placed`, `at`. */
export const wordsOf = (name: string): readonly string[] => snakeCase(name).split("_");

const few = ["continent", "country", "currency", "gender", "language"];

/** Whether an attribute of that name has few values in any application. */
export function isOfFewValues(name: string): boolean {
  const [last = "", before = ""] = wordsOf(name).toReversed();
  return few.includes(last) || (last === "code" && few.includes(before));
}

const sums =
  "amount balance cash charge cost credit debit fee income money payment price revenue salary subtotal tax wage".split(
    " ",
  );
const currencies = ["chf", "eur", "euro", "euros", "gbp", "jpy", "usd", "dollars", "cents"];

/** Whether an attribute of that name is a sum of money. */
export function isMoney(name: string): boolean {
  const [last = "", before = ""] = wordsOf(name).toReversed();
  return sums.includes(last) || (currencies.includes(last) && sums.includes(before));
}

const ofTime = ["date", "datetime", "timestamp", "birthday"];
const ofInstant = ["arrival", "begin", "departure", "end", "event", "finish", "start"];

/** Whether an attribute of that name is an instant or a day. */
export function isInstant(name: string): boolean {
  const [last = "", before = ""] = wordsOf(name).toReversed();
  if (ofTime.includes(last)) return true;
  if (last === "time") return ofInstant.includes(before);
  return (last === "at" || last === "on") && before.endsWith("ed");
}

const likeSets =
  "categories emails features followers friends groups ids interests keywords labels languages members permissions roles skills tags".split(
    " ",
  );

/** Whether a collection of that name has each element once, in no order. */
export const readsLikeASet = (name: string): boolean => likeSets.includes(wordsOf(name).at(-1) ?? "");
