/** A value that outlives a page. Fits `useSyncExternalStore`: `current` is stable until a listener has been told. */
export interface Store<State> {
  current(): State;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
