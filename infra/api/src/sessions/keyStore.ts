import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { Clock } from '@foyer/runtime';

const MIN_REFRESH_INTERVAL_MS = 30_000; // requirements/reliability#fault-49

/** Finds a token's key; caches imported keys. */
export type FindKey = ReturnType<typeof createLocalJWKSet>;

/** Signing keys of one realm. */
export interface KeyStore {
  /**
   * Undefined for an unknown key id.
   * @throws when the keys cannot be fetched.
   */
  keysFor(kid: string | undefined): Promise<FindKey | undefined>;
}

/**
 * Fetches keys for an unknown key id at most once in 30 s, so that a flood of tokens causes no flood of
 * requests.
 */
export function createKeyStore(fetchKeys: () => Promise<JSONWebKeySet>, clock: Clock): KeyStore {
  let keys: JSONWebKeySet | undefined;
  let find: FindKey | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;
  let failed: unknown;

  async function refresh(): Promise<void> {
    refreshedAt = clock();
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
      if (!refreshing && clock() - refreshedAt >= MIN_REFRESH_INTERVAL_MS)
        refreshing = refresh().finally(() => (refreshing = undefined));
      await refreshing;
      if (!keys && failed) {
        // permits an immediate retry: an identity server that is still starting must not cost 30 s
        refreshedAt = Number.NEGATIVE_INFINITY;
        throw new Error('The keys of the identity server could not be fetched.', { cause: failed });
      }
      return keys?.keys.some((key) => key.kid === kid) ? find : undefined;
    },
  };
}
