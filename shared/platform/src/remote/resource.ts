import { ignoreError } from '@foyer/kernel';

/**
 * A promise with the status fields that React's `use` reads, so that a resolved value renders without a
 * fallback.
 */
type Tracked<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Value };

export interface Resource<Key, Value> {
  /**
   * For rendering: returns the same promise for the same key, also a rejected one; otherwise React would load
   * in an endless loop.
   */
  load(key: Key): Promise<Value>;
  /**
   * For other callers: discards a failed attempt and loads again
   * (requirements/platform#federation-failures).
   */
  attempt(key: Key): Promise<Value>;
}

/** Creates a cache that loads each key once and retries only on request after a failure. */
export function createResource<Key, Value>(read: (key: Key) => Promise<Value>): Resource<Key, Value> {
  const promises = new Map<Key, Tracked<Value>>();
  const failed = new Set<Key>();

  function load(key: Key): Promise<Value> {
    const known = promises.get(key);
    if (known) return known;
    const promise: Tracked<Value> = read(key).then(
      (value) => {
        promise.status = 'fulfilled';
        promise.value = value;
        return value;
      },
      (error: unknown) => {
        failed.add(key);
        throw error;
      },
    );
    promise.catch(ignoreError('prefetch failed')); // a preload that is never awaited must not become an unhandled rejection
    promises.set(key, promise);
    return promise;
  }

  return {
    load,
    attempt(key) {
      if (failed.delete(key)) promises.delete(key);
      return load(key);
    },
  };
}
