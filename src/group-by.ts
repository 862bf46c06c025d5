/** The items that have one key in common, by it, in the order in which they stood. */
export function groupBy<TKey, TItem>(
  items: Iterable<TItem>,
  keyOf: (item: TItem) => TKey,
): ReadonlyMap<TKey, readonly TItem[]> {
  const groups = new Map<TKey, TItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
