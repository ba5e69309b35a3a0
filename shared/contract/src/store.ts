/**
 * A value that outlives a page. Fits `useSyncExternalStore`: `current` is stable until the listeners have
 * been called.
 */
export interface Store<State> {
  current(): State;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
