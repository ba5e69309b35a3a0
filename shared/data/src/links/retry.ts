import { ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { toAppError } from '../errors/toAppError.ts';
import { contextOf, isMutation, isSubscription } from './operationContext.ts';

/** Wait before the second attempt. */
const INITIAL_DELAY_MS = 1_000; // requirements/constants#sockets
/** Longest wait, also with more attempts. */
const MAX_DELAY_MS = 15_000; // requirements/constants#sockets
/** Attempts in all, with the first request. */
const ATTEMPTS = 2; // requirements/constants#sockets
/**
 * HTTP status that counts as a transport failure (requirements/reliability#fault-10). GraphQL-shaped
 * responses never reach this link.
 */
const BROKEN = 500;

/**
 * Sends a request a second time after a network error or a response that is not GraphQL
 * (requirements/interfaces#main-api-retries). Mutations are repeated only with an idempotency key.
 */
export function retryLink(): RetryLink {
  return new RetryLink({
    // without jitter: Apollo's jitter starts at 0, and the second attempt waits for the whole first delay
    delay: { initial: INITIAL_DELAY_MS, max: MAX_DELAY_MS, jitter: false },
    attempts: {
      max: ATTEMPTS,
      retryIf: (error, operation) => {
        if (isSubscription(operation)) return false; // a WebSocket has its own backoff
        if (isMutation(operation) && contextOf(operation).idempotencyKey === undefined) return false;
        const { kind } = toAppError(error);
        return (
          kind === 'network' ||
          kind === 'unavailable' ||
          (ServerError.is(error) && error.statusCode === BROKEN)
        );
      },
    },
  });
}
