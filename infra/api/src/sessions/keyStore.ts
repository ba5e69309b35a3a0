import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { Clock } from '@foyer/runtime';

const KEYS_AT_MOST_EVERY_MS = 30_000; // requirements/reliability#fault-49

/** Finds a token's key; keeps what it has imported. */
export type FindKey = ReturnType<typeof createLocalJWKSet>;

/** The keys of one realm. */
export interface KeyStore {
  /** Undefined when nobody has that key. @throws when the keys cannot be had. */
  keysFor(kid: string | undefined): Promise<FindKey | undefined>;
}

/** Fetches when a key id is unknown, but at most once in 30 s, whatever a flood of tokens asks for. */
export function createKeyStore(fetchKeys: () => Promise<JSONWebKeySet>, clock: Clock): KeyStore {
  let keys: JSONWebKeySet | undefined;
  let find: FindKey | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let failed: unknown;

  async function refresh(): Promise<void> {
    askedAt = clock();
    failed = undefined;
    try {
      const fetched = await fetchKeys();
      find = createLocalJWKSet(fetched);
      keys = fetched;
    } catch (error) {
      failed = error;
    }
  }

  return {
    async keysFor(kid) {
      if (keys?.keys.some((key) => key.kid === kid)) return find;
      if (!asking && clock() - askedAt >= KEYS_AT_MOST_EVERY_MS)
        asking = refresh().finally(() => (asking = undefined));
      await asking;
      if (!keys && failed) {
        // the next caller may ask again: an identity server that just starts must not cost 30 s
        askedAt = Number.NEGATIVE_INFINITY;
        throw new Error('The identity server gave no keys.', { cause: failed });
      }
      return keys?.keys.some((key) => key.kid === kid) ? find : undefined;
    },
  };
}
