const KEY = /^[0-9a-f-]{36}$/;

/**
 * Stores encrypted objects by name (ADR 0242). Names come from the api, never from a client. An object
 * survives a crash once `put` has resolved. Every method throws when the store does not answer, or refuses.
 */
export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Succeeds for an object that does not exist. */
  remove(key: string): Promise<void>;
}

/**
 * Path of an object, the same in every adapter: objects can be copied from one store to another.
 * @throws for a key that is not a UUID, so that a key can never leave its folder or bucket.
 */
export function objectPath(key: string): `${string}/${string}` {
  if (!KEY.test(key)) throw new Error('The key of an object must be a UUID.');
  return `${key.slice(0, 2)}/${key}`;
}
