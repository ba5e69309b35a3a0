import type { GameFeed } from '@foyer/graphql/lobby';

export interface FeedStreamDeps {
  read(): Promise<GameFeed>;
  /** @returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Calls `act` after a time in ms; returns the function that cancels. */
  after(ms: number, act: () => void): () => void;
}

/** requirements/platform#jackpot-fan-out: pages receive at most one feed a second. */
const MIN_INTERVAL_MS = 1_000;

/**
 * The current feed, then every different one, at most once a second. A reader that is slower receives the
 * newest feed only.
 */
export function createFeedStream(deps: FeedStreamDeps): AsyncIterableIterator<GameFeed> {
  let last: string | undefined;
  let isDue = true;
  let isPaused = false;
  let isOver = false;
  let isReading = false;
  let waiting: ((result: IteratorResult<GameFeed>) => void) | undefined;
  let failed: ((error: unknown) => void) | undefined;
  let cancelPause = (): void => undefined;

  const unsubscribe = deps.onChange(() => {
    isDue = true;
    void deliver();
  });

  async function deliver(): Promise<void> {
    if (!isDue || isPaused || isReading || isOver || !waiting) return;
    isReading = true;
    isDue = false;
    isPaused = true;
    cancelPause = deps.after(MIN_INTERVAL_MS, () => {
      isPaused = false;
      void deliver();
    });
    try {
      const feed = await deps.read();
      const content = JSON.stringify([feed.jackpots, feed.liveCasino]);
      if (content !== last) resolve({ value: feed, done: false });
      last = content;
    } catch (error) {
      failed?.(error);
      end();
    } finally {
      isReading = false;
    }
  }

  function resolve(result: IteratorResult<GameFeed>): void {
    waiting?.(result);
    waiting = undefined;
    failed = undefined;
  }

  function end(): void {
    isOver = true;
    unsubscribe();
    cancelPause();
    resolve({ value: undefined, done: true });
  }

  const iterator: AsyncIterableIterator<GameFeed> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      if (isOver) return Promise.resolve({ value: undefined, done: true });
      return new Promise((settle, reject) => {
        waiting = settle;
        failed = reject;
        void deliver();
      });
    },
    return() {
      end();
      return Promise.resolve({ value: undefined, done: true });
    },
  };
  return iterator;
}
