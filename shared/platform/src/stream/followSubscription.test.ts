import {
  ApolloClient,
  ApolloLink,
  gql,
  Observable,
  type DefaultContext,
  type TypedDocumentNode,
} from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCache } from '@foyer/data';
import { followSubscription } from './followSubscription.ts';

const MAX_BACKOFF_MS = 30_000;
const QUERY = gql`
  subscription Follow {
    counter
  }
` as TypedDocumentNode<{ readonly counter: number }, Record<string, never>>;

/** A fake server; the test confirms a stream, sends its messages and closes it. */
function server() {
  interface Stream {
    readonly context: DefaultContext;
    next(result: ApolloLink.Result): void;
    error(error: unknown): void;
    complete(): void;
  }
  const streams: Stream[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        streams.push({
          context: operation.getContext(),
          next: (result) => observer.next(result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        });
      }),
  );
  return { streams, apollo: new ApolloClient({ cache: createCache(), link }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('followSubscription', () => {
  it.each(['error', 'complete'] as const)('reopens after an %s, reports it and continues', (end) => {
    const { streams, apollo } = server();
    const events: unknown[] = [];
    const stop = followSubscription(apollo, QUERY, {
      onData: ({ counter }) => events.push(counter),
      onLost: () => events.push('lost'),
      onOpen: () => events.push('open'),
    });
    streams[0]?.context.onSubscribed?.();
    streams[0]?.next({ data: { counter: 1 } });
    if (end === 'error') streams[0]?.error(new TypeError('unavailable'));
    else streams[0]?.complete();
    expect(streams).toHaveLength(1);
    expect(events).toEqual(['open', 1, 'lost']);
    jest.advanceTimersByTime(MAX_BACKOFF_MS);
    expect(events).toEqual(['open', 1, 'lost']);
    streams[1]?.context.onSubscribed?.();
    streams[1]?.next({ data: { counter: 2 } });
    expect(events).toEqual(['open', 1, 'lost', 'open', 2]);
    stop();
  });

  it('does not reopen when the listener ends it while the stream is lost', () => {
    const { streams, apollo } = server();
    const stop = followSubscription(apollo, QUERY, { onData: jest.fn(), onLost: () => stop() });
    streams[0]?.error(new TypeError('unavailable'));
    jest.advanceTimersByTime(MAX_BACKOFF_MS);
    expect(streams).toHaveLength(1);
  });

  it('does not reopen after it was closed', () => {
    const { streams, apollo } = server();
    const stop = followSubscription(apollo, QUERY, { onData: jest.fn() });
    streams[0]?.error(new TypeError('unavailable'));
    stop();
    jest.advanceTimersByTime(MAX_BACKOFF_MS);
    expect(streams).toHaveLength(1);
  });

  it('waits longer each time while streams end right after their confirmation', () => {
    const { streams, apollo } = server();
    const stop = followSubscription(apollo, QUERY, { onData: jest.fn() });
    for (let count = 0; count < 10; count += 1) {
      streams[count]?.context.onSubscribed?.();
      streams[count]?.complete();
      jest.advanceTimersByTime(MAX_BACKOFF_MS);
    }
    expect(streams).toHaveLength(11);
    streams[10]?.context.onSubscribed?.();
    streams[10]?.complete();
    jest.advanceTimersByTime(MAX_BACKOFF_MS / 2 - 1);
    expect(streams).toHaveLength(11);
    stop();
  });

  it('reports every confirmation of the server, also after a reconnection of the socket', () => {
    const { streams, apollo } = server();
    const onOpen = jest.fn();
    const stop = followSubscription(apollo, QUERY, { onData: jest.fn(), onOpen });
    expect(onOpen).not.toHaveBeenCalled();
    streams[0]?.context.onSubscribed?.();
    streams[0]?.context.onSubscribed?.();
    expect(onOpen).toHaveBeenCalledTimes(2);
    stop();
    streams[0]?.context.onSubscribed?.();
    expect(onOpen).toHaveBeenCalledTimes(2);
  });
});
