/** A whole number from 0, below the limit. */
export const below = (limit: number): number => Math.floor(Math.random() * limit);

export const between = (least: number, most: number): number => least + below(most - least + 1);

export function pick<TItem>(items: readonly TItem[]): TItem {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
