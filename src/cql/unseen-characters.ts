/*
 * What no text of a model may have: control characters, halves of a surrogate pair, which no UTF-8 holds, the separators of lines and
 * paragraphs, and the marks that show a text in another order than it stands in (CVE-2021-42574). A line feed and a tab are texts.
 */
const unseen = /[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/u;

/** The first character of a text that can't be seen, by its number: `U+202E`. */
export function unseenCharacter(text: string): string | undefined {
  const character = unseen.exec(text)?.[0];
  return character === undefined ? undefined : `U+${numberOf(character)}`;
}

/** The same, in a value as it was passed: an object's words and what they hold, however deep. */
export function unseenWithin(value: unknown): string | undefined {
  if (typeof value === "string") return unseenCharacter(value);
  if (typeof value !== "object" || value === null) return undefined;
  for (const part of Object.entries(value).flat()) {
    const found = unseenWithin(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A text in which such characters can be seen: `\u{202E}`. */
export const showUnseen = (text: string): string =>
  text.replaceAll(new RegExp(unseen, "gu"), (character) => `\\u{${numberOf(character)}}`);

/** A text of the same length, for where columns are counted. */
export const blotUnseen = (text: string): string => text.replaceAll(new RegExp(unseen, "gu"), "\uFFFD");

const numberOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
