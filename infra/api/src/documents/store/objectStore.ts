/**
 * Stores encrypted objects by name (ADR 0242). Names come from the api, never from a client. An adapter keeps what `put`
 * has answered, also over a crash.
 */
export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Succeeds for an object that does not exist. */
  remove(key: string): Promise<void>;
}
