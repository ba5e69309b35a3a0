import { ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { toAppError } from '../errors/toAppError.ts';
import { contextOf, isMutation, isSubscription } from './operationContext.ts';

const INITIAL_DELAY_MS = 1_000; // requirements/interfaces#main-api-retries
const LONGEST_DELAY_MS = 15_000; // requirements/interfaces#main-api-retries
const RETRIES = 2; // requirements/interfaces#main-api-retries
/**
 * HTTP status that counts as a transport failure (requirements/reliability#fault-10). GraphQL-shaped
 * responses never reach this link.
 */
const BROKEN = 500;

/**
 * Retries after network errors and responses that are not GraphQL
 * (requirements/interfaces#main-api-retries). Mutations are retried only with an idempotency key.
 */
export function retryLink(): RetryLink {
  return new RetryLink({
    delay: { initial: INITIAL_DELAY_MS, max: LONGEST_DELAY_MS, jitter: true },
    attempts: {
      max: RETRIES + 1,
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
