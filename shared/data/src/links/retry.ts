import { ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { toAppError } from '../errors/toAppError.ts';
import { contextOf, isMutation, isSubscription } from './operationContext.ts';

const INITIAL_DELAY_MS = 1_000; // requirements/interfaces#main-api-retries
const LONGEST_DELAY_MS = 15_000; // requirements/interfaces#main-api-retries
const RETRIES = 2; // requirements/interfaces#main-api-retries
/**
 * Failures of the transport (requirements/reliability#fault-10). An answer in the shape of GraphQL is not one
 * and never arrives here.
 */
const BROKEN = 500;

/**
 * requirements/interfaces#main-api-retries: after network errors only, including an answer that is not
 * GraphQL. A mutation is retried only when its key lets the server recognise it.
 */
export function retryLink(): RetryLink {
  return new RetryLink({
    delay: { initial: INITIAL_DELAY_MS, max: LONGEST_DELAY_MS, jitter: true },
    attempts: {
      max: RETRIES + 1,
      retryIf: (error, operation) => {
        if (isSubscription(operation)) return false; // the socket has its own backoff
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
