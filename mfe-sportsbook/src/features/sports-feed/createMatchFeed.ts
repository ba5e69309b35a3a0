import type { Store } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { parseMatchMessage } from '@foyer/kernel/sports-feed';
import { runMachine } from '@foyer/platform';
import { type FeedConnection, type FeedConnectionPorts } from './adapters/feedConnection.ts';
import { matchStream } from './adapters/feedReads.ts';
import { START, transition, type MatchEvent, type MatchState } from './match.machine.ts';
import { shareConnection } from './sharedConnection.ts';

/** One match with all its markets; connected while it has at least one subscriber. */
export interface MatchFeed extends Store<MatchState> {
  /** Reads the match over HTTP while the page's code loads. Never rejects. */
  preload(): Promise<void>;
  /** Returns the function that unsubscribes. */
  follow(): () => void;
  retry(): void;
}

export interface MatchFeedPorts {
  /** Null when the match is not offered. */
  readMatch(id: string): Promise<unknown>;
  keepConnected(ports: FeedConnectionPorts): FeedConnection;
}

/** Ids of the feed; any other text of an address is not sent to it. */
export const FEED_ID = /^[a-z0-9]{1,16}$/;

export function createMatchFeed(id: string, { readMatch, keepConnected }: MatchFeedPorts): MatchFeed {
  const { current, subscribe, send } = runMachine<MatchState, MatchEvent, never>({
    initial: FEED_ID.test(id) ? START : { status: 'gone' },
    transition: (state, event) => ({ state: transition(state, event), effects: [] }),
    perform: () => undefined,
  });

  function take(data: unknown): boolean {
    const message = parseMatchMessage(data);
    if (message?.type === 'beat') return true;
    send(message ? { type: 'message-arrived', message } : { type: 'contact-lost' });
    return message !== undefined;
  }

  function notOffered(): void {
    send({ type: 'not-offered' });
    connection.end();
  }

  /** A socket does not say why it was refused, so a request finds out whether the match is still offered. */
  async function check(): Promise<unknown> {
    if (current().status === 'gone') return undefined;
    const data = await readMatch(id).catch(ignoreError('match request failed'));
    if (data === null) notOffered();
    return data ?? undefined;
  }

  const connection = shareConnection(
    () =>
      keepConnected({
        address: () => matchStream(id),
        onMessage: take,
        onLost() {
          send({ type: 'contact-lost' });
          void check();
        },
      }),
    // without subscribers the match is paused
    () => send({ type: 'paused' }),
  );
  if (current().status === 'gone') connection.end();

  return {
    current,
    subscribe,
    async preload() {
      if (connection.isOpen()) return;
      const data = await check();
      if (data !== undefined && !connection.isOpen()) take(data);
    },
    follow: connection.follow,
    retry() {
      send({ type: 'retry-pressed' });
      connection.retryNow();
    },
  };
}
