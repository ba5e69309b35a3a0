/** Key of something that a player follows: `c:hal` is a competition, `e:hal73lk` a match. */
export type FavouriteKey = `${'c' | 'e'}:${string}`;

const KEY = /^[ce]:[a-z0-9-]{1,64}$/;

/** The valid keys of a stored list, each once. */
export function readKeys(stored: readonly string[]): readonly FavouriteKey[] {
  return [...new Set(stored.filter((text): text is FavouriteKey => KEY.test(text)))];
}

/** The list with a key added in front, or without it. */
export function toggleKey(keys: readonly FavouriteKey[], key: FavouriteKey): readonly FavouriteKey[] {
  return keys.includes(key) ? keys.filter((known) => known !== key) : [key, ...keys];
}

/** Ids as the api has them. */
export interface FavouriteIds {
  readonly competitions: readonly string[];
  readonly events: readonly string[];
}

export function keysOf({ competitions, events }: FavouriteIds): readonly FavouriteKey[] {
  return [...competitions.map((id) => `c:${id}` as const), ...events.map((id) => `e:${id}` as const)];
}

/** The kind and id of a key, as the api expects them. */
export function itemOf(key: FavouriteKey): { readonly kind: 'COMPETITION' | 'EVENT'; readonly id: string } {
  return { kind: key.startsWith('c:') ? 'COMPETITION' : 'EVENT', id: key.slice(2) };
}
