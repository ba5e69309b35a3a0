import type { ExecutionResult } from 'graphql';

/** First message of every subscription. It carries no data: the protocol itself has no acknowledgement. */
export const SUBSCRIBED: ExecutionResult = { extensions: { subscribed: true } };

export function isEventStream(result: unknown): result is AsyncIterableIterator<ExecutionResult> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}

/**
 * Confirms a subscription with a first message. After it no event is missed, so the client fetches what
 * changed before (ADR 0206).
 */
export function confirmed(
  stream: AsyncIterableIterator<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  let isConfirmed = false;
  // Not a generator: return() of a generator waits for the pending next(), which may never come.
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      if (isConfirmed) return stream.next();
      isConfirmed = true;
      return Promise.resolve({ value: SUBSCRIBED, done: false });
    },
    return: (value) => stream.return?.(value) ?? Promise.resolve({ value: undefined, done: true }),
  };
  return iterator;
}
