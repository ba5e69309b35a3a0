import { expect, it, jest } from '@jest/globals';
import type { ExecutionResult } from 'graphql';
import { confirmed, isEventStream, SUBSCRIBED } from './confirmed.ts';

function stream(events: readonly ExecutionResult[]) {
  const queue = [...events];
  const end = jest.fn();
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => {
      const value = queue.shift();
      return value ? Promise.resolve({ value, done: false }) : new Promise(() => undefined);
    },
    return: () => {
      end();
      return Promise.resolve({ value: undefined, done: true });
    },
  };
  return { iterator, end };
}

it('confirms a subscription before its events', async () => {
  const event = { data: { counter: 1 } };
  const events = confirmed(stream([event]).iterator);
  expect(await events.next()).toEqual({ value: SUBSCRIBED, done: false });
  expect(await events.next()).toEqual({ value: event, done: false });
});

it('ends the stream of a client that unsubscribes while no event is pending', async () => {
  const { iterator, end } = stream([]);
  const events = confirmed(iterator);
  await events.next();
  void events.next();
  expect(await events.return?.()).toEqual({ value: undefined, done: true });
  expect(end).toHaveBeenCalledTimes(1);
});

it.each([
  ['an event stream', stream([]).iterator, true],
  ['the result of a query', { data: {} }, false],
  ['nothing', undefined, false],
])('confirms %s only when it is a stream', (_what, result, expected) => {
  expect(isEventStream(result)).toBe(expected);
});
