/** A place at which two versions of a section differ. */
export interface ContentChange {
  /** Keys from the body to the place; items of a list by their `id` or `name`, else by number. */
  readonly path: readonly string[];
  /** Undefined where the place is new. */
  readonly before: unknown;
  /** Undefined where the place was removed. */
  readonly after: unknown;
}

/** Returns the differences of two bodies, in the order of their keys. */
export function contentChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly ContentChange[] {
  const [left, right] = [partsOf(before), partsOf(after)];
  if (left && right) {
    const keys = [...new Set([...left.keys(), ...right.keys()])];
    const inside = keys.flatMap((key) => contentChanges(left.get(key), right.get(key), [...path, key]));
    // only the order of a list differs
    return inside.length > 0 || isEqual(before, after) ? inside : [{ path, before, after }];
  }
  return isEqual(before, after) ? [] : [{ path, before, after }];
}

/** Keyed parts of an object, or of a list of objects with ids; undefined for values shown as a whole. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const ids = items.map(idOf);
    const isKeyed = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
    return isKeyed ? new Map(items.map((item, index) => [ids[index] ?? '', item])) : undefined;
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, name } = item as { readonly id?: unknown; readonly name?: unknown }; // checked below
  return typeof id === 'string' ? id : typeof name === 'string' ? name : undefined;
}

function isEqual(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right);
}

/** Text that does not depend on the order of keys. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
