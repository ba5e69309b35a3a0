import type { Store } from '@foyer/contract';
import { parseFeedMessage } from '@foyer/kernel/sports-feed';
import { runMachine } from '@foyer/platform';
import { isGap, START, transition, type FeedMachineEvent, type FeedState } from './feed.machine.ts';
import { boardStream, type FeedConnection, type FeedConnectionPorts } from './adapters/feedConnection.ts';
import { shareConnection } from './sharedConnection.ts';

/** The sports board shared by the whole remote; connected while it has at least one subscriber. */
export interface SportsFeed extends Store<FeedState> {
  /**
   * Preloads the first board over HTTP while the page's code loads. Never rejects, because the socket also
   * delivers the board.
   */
  preload(): Promise<void>;
  /** Returns the function that unsubscribes. */
  follow(): () => void;
  retry(): void;
}

export interface SportsFeedPorts {
  readSnapshot(): Promise<unknown>;
  keepConnected(ports: FeedConnectionPorts): FeedConnection;
}

export function createSportsFeed({ readSnapshot, keepConnected }: SportsFeedPorts): SportsFeed {
  const { current, subscribe, send } = runMachine<FeedState, FeedMachineEvent, never>({
    initial: START,
    transition: (state, event) => ({ state: transition(state, event), effects: [] }),
    perform: () => undefined,
  });
  /** The first board while it is requested over HTTP. */
  let preloading: Promise<unknown> | undefined;
  /** A gap in the sequence requires a snapshot. */
  let isBehind = false;

  function take(data: unknown): boolean {
    const message = parseFeedMessage(data);
    if (!message) {
      send({ type: 'contact-lost' });
      isBehind = true;
      return false;
    }
    isBehind = isGap(current(), message);
    send({ type: 'message-arrived', message });
    return !isBehind;
  }

  const connection = shareConnection(
    () =>
      keepConnected({
        preloading,
        address() {
          const state = current();
          return boardStream('board' in state && !isBehind ? state.board.sequence : undefined);
        },
        onMessage: take,
        onLost: () => send({ type: 'contact-lost' }),
      }),
    // without subscribers the board is paused
    () => send({ type: 'paused' }),
  );

  return {
    current,
    subscribe,
    async preload() {
      if (connection.isOpen()) return;
      await (preloading ??= readSnapshot().then(take, () => undefined));
      preloading = undefined;
    },
    follow: connection.follow,
    retry() {
      send({ type: 'retry-pressed' });
      connection.retryNow();
    },
  };
}
