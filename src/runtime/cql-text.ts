import type { Database } from "./database.ts";

/**
 * A statement's text with the names of the keyspaces, printed once for a bound database. The driver finds prepared
 * statements by their text, and one that is put together for each call has to be hashed for each call.
 *
 * ```ts
 * const insertText = cqlText((keyspaces: Database["keyspaces"]) => `INSERT INTO ${keyspaces.hotel}.hotels …`);
 * ```
 */
export function cqlText<TKeyspaces extends string>(
  print: (keyspaces: Readonly<Record<TKeyspaces, string>>) => string,
): (db: Pick<Database<TKeyspaces>, "keyspaces">) => string {
  // Of the last one only: an application with several prints it anew when it changes between them.
  let last: Readonly<Record<TKeyspaces, string>> | undefined;
  let text = "";
  return ({ keyspaces }) => {
    if (keyspaces !== last) {
      last = keyspaces;
      text = print(keyspaces);
    }
    return text;
  };
}
