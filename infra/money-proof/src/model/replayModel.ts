import { refused, type Outcome } from './outcome.ts';

/** Expected idempotency: a repeated key returns the stored outcome, or a conflict for another body. */
export interface ReplayModel {
  /** The stored outcome of this key; undefined for a new key. */
  find(key: string, body: string): Outcome | undefined;
  store(key: string, body: string, outcome: Outcome): Outcome;
}

export function createReplayModel(): ReplayModel {
  const stored = new Map<string, { readonly body: string; readonly outcome: Outcome }>();
  return {
    find(key, body) {
      const before = stored.get(key);
      return before && (before.body === body ? before.outcome : refused('KEY_REUSED'));
    },
    store(key, body, outcome) {
      stored.set(key, { body, outcome });
      return outcome;
    },
  };
}
