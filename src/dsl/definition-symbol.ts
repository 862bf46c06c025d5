import type { Meta } from "./model.ts";

/**
 * All that a builder knows stands under this symbol, so every string is free to name an attribute. It comes from the global
 * registry, so a second copy of the library (a TypeScript loader makes one) is understood; the number changes with {@link Meta}.
 */
export const definition: unique symbol = Symbol.for("perquery.definition/1");

/** What a builder wrote down, whichever copy of the library made it; undefined for everything else. */
export function reveal(value: unknown): Meta | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return (value as { readonly [definition]?: Meta })[definition];
}

/**
 * A thing without methods. The types under the symbol say what it is good for in a query, so that a mistake does not compile; the
 * values say what was written. Here, and where a proxy is made, the one is taken for the other.
 */
export function seal<TThing>(meta: Meta): TThing {
  return { [definition]: meta } as TThing;
}
