let last = 0;
const next = (): string => `item-${(last += 1)}`;

/** Keys of the items; items that were replaced as a whole, such as by JSON, have new ones. */
export function keyed(keys: readonly string[], count: number): readonly string[] {
  return keys.length === count ? keys : Array.from({ length: count }, (_, index) => `place-${index}`);
}

export function inserted(keys: readonly string[]): readonly string[] {
  return [...keys, next()];
}

export function removed<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.filter((_, at) => at !== index);
}

export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const others = removed(items, from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
