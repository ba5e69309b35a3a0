import type { FeedConnection } from './adapters/feedConnection.ts';

/** One connection for all subscribers of a store, open while there is at least one. */
export interface SharedConnection {
  isOpen(): boolean;
  /** Returns the function that unsubscribes. */
  follow(): () => void;
  retryNow(): void;
  /** Closes the connection permanently, for example because its match is over. */
  end(): void;
}

/**
 * Opens a connection once the board that is requested over HTTP has arrived, so that it continues from there: a second
 * copy over the socket takes a slow network longer than the silence after which a connection counts as lost.
 */
export function openAfter(
  preloading: Promise<unknown> | undefined,
  open: () => FeedConnection,
): FeedConnection {
  if (!preloading) return open();
  let connection: FeedConnection | undefined;
  let isClosed = false;
  void preloading.then(() => {
    if (!isClosed) connection = open();
  });
  return {
    retryNow: () => connection?.retryNow(),
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}

/** @param onClosed - Called when the last subscriber has left. */
export function shareConnection(open: () => FeedConnection, onClosed: () => void): SharedConnection {
  let connection: FeedConnection | undefined;
  let followers = 0;
  let hasEnded = false;

  function close(): void {
    connection?.close();
    connection = undefined;
  }

  return {
    isOpen: () => connection !== undefined,
    follow() {
      followers += 1;
      if (!hasEnded) connection ??= open();
      return () => {
        followers -= 1;
        if (followers > 0) return;
        close();
        onClosed();
      };
    },
    retryNow: () => connection?.retryNow(),
    end() {
      hasEnded = true;
      close();
    },
  };
}
