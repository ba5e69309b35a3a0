import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCache } from '@foyer/data';
import { followSubscription } from './followSubscription.ts';

const LONGEST_MS = 30_000;
const QUERY = gql`
  subscription Follow {
    counter
  }
` as TypedDocumentNode<{ readonly counter: number }, Record<string, never>>;

/** A fake server; the test sends stream messages and closes the stream. */
function server() {
  const streams: { next(result: ApolloLink.Result): void; error(error: unknown): void; complete(): void }[] =
    [];
  const link = new ApolloLink(() => new Observable((observer) => void streams.push(observer)));
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
      onReopen: () => events.push('reopened'),
    });
    streams[0]?.next({ data: { counter: 1 } });
    if (end === 'error') streams[0]?.error(new TypeError('gone'));
    else streams[0]?.complete();
    expect(streams).toHaveLength(1);
    expect(events).toEqual([1, 'lost']);
    jest.advanceTimersByTime(LONGEST_MS);
    streams[1]?.next({ data: { counter: 2 } });
    expect(events).toEqual([1, 'lost', 'reopened', 2]);
    stop();
  });

  it('does not reopen when the listener ends it while the stream is lost', () => {
    const { streams, apollo } = server();
    const stop = followSubscription(apollo, QUERY, { onData: jest.fn(), onLost: () => stop() });
    streams[0]?.error(new TypeError('gone'));
    jest.advanceTimersByTime(LONGEST_MS);
    expect(streams).toHaveLength(1);
  });

  it('does not reopen after it was closed', () => {
    const { streams, apollo } = server();
    const stop = followSubscription(apollo, QUERY, { onData: jest.fn(), onReopen: jest.fn() });
    streams[0]?.error(new TypeError('gone'));
    stop();
    jest.advanceTimersByTime(LONGEST_MS);
    expect(streams).toHaveLength(1);
  });
});
