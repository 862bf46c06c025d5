import fc from "fast-check";

/** A number that chooses among what there is: models shrink as plain records, whatever it turns out to mean. */
export const pick = fc.nat(9_999);

export const chosen = <TItem>(items: readonly TItem[], number: number): TItem | undefined =>
  items.length === 0 ? undefined : items[number % items.length];

/** True in so many of a hundred cases. */
export const rarely = (percent: number): fc.Arbitrary<boolean> =>
  fc.integer({ min: 0, max: 99 }).map((number) => number >= 100 - percent);

export const sometimes = <TItem>(percent: number, item: fc.Arbitrary<TItem>): fc.Arbitrary<TItem | undefined> =>
  fc.tuple(rarely(percent), item).map(([is, value]) => (is ? value : undefined));

/** Words that CQL, JavaScript, the driver or generated code use, and characters that somebody has to escape. */
export const attributeNames = [
  ..."id name order select from token set then constructor toString length class null default key value text map".split(
    " ",
  ),
  ..."userId HTTPServer sha256Hash line2 Zip row db given options bounds write ttl writetime toRow values generated".split(
    " ",
  ),
  ..."hasOwnProperty prototype keyspaces list parse frozen date day month bucket x_ _x arguments await static type in is".split(
    " ",
  ),
  "my column",
  "naïve",
  "日本",
  'a"b',
  "it's",
  "a`${b}",
  "a\\b",
  "50%",
  "a.b-c",
  "🦊",
  " ",
  "*/",
];

/** Entities, tables and types take only letters, digits and underscores. */
export const wordNames =
  "order date class user Hit select table HTTPServer videoEvent x db options write database index types row map Set Promise group token batch Map keyspace insert Type index_ Readonly uuid2 person".split(
    " ",
  );

export const texts = [
  "Find it",
  `it's 50% "x" */ \n and \`\${so}\` on`,
  "-- /* ; $$ <b>&amp;</b> | \\ ''",
  "日本 🦊 \u2028 \t",
  "Q9. Find; Q8. Found",
];
