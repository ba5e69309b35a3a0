import { ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { toAppError } from '../errors/toAppError.ts';
import { contextOf, isMutation, isSubscription } from './operationContext.ts';

const INITIAL_DELAY_MS = 1_000; // requirements/interfaces#main-api-retries
const LONGEST_DELAY_MS = 15_000; // requirements/interfaces#main-api-retries
const RETRIES = 2; // requirements/interfaces#main-api-retries
/** Of whatever broke on the way before it could say what is wrong (requirements/reliability#fault-10); an answer in the shape of GraphQL is one and comes here never. */
const BROKEN = 500;

/** requirements/interfaces#main-api-retries: after network errors only, an answer that is none included. A mutation is sent again only when the server can tell that it is the same one. */
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
