import type { FeedConnection } from './adapters/feedConnection.ts';

/** One connection for all subscribers of a store, open while there is at least one. */
export interface SharedConnection {
  isOpen(): boolean;
  /** Returns the function that unsubscribes. */
  readonly follow: () => () => void;
  retryNow(): void;
  /** Closes the connection permanently, for example because its match is over. */
  end(): void;
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
