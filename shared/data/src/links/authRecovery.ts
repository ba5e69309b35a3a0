import { ignoreError } from '@foyer/kernel';
import { ApolloLink, Observable, ServerError } from '@apollo/client';
import { fromGraphQL } from '../errors/toAppError.ts';
import { contextOf, isSubscription } from './operationContext.ts';

/**
 * Returns a new access token after `refused` was rejected; concurrent callers share one request. Undefined
 * when the session has ended.
 */
export type Reauthenticate = (refused: string) => Promise<string | undefined>;

/**
 * Re-authenticates and retries once after AuthenticationFailure or HTTP 401
 * (requirements/errors#authentication). Requests without a token are passed through.
 */
export function authRecoveryLink(reauthenticate: Reauthenticate): ApolloLink {
  return new ApolloLink((operation, forward) => {
    // a WebSocket authenticates with its own connection parameters
    if (isSubscription(operation)) return forward(operation);
    return new Observable((observer) => {
      let current: { unsubscribe(): void };
      let isSecond = false;

      const recover = async (giveUp: () => void): Promise<void> => {
        const { accessToken } = contextOf(operation);
        if (isSecond || accessToken === undefined) return giveUp();
        isSecond = true;
        const fresh = await reauthenticate(accessToken).catch(ignoreError('sign-in not renewed'));
        if (fresh === undefined) return giveUp();
        attempt();
      };
      const attempt = (): void => {
        let isRecovering = false;
        current = forward(operation).subscribe({
          next: (result) => {
            if (!isRefused(result)) return observer.next(result);
            isRecovering = true;
            void recover(() => {
              observer.next(result);
              observer.complete();
            });
          },
          error: (error: unknown) => {
            if (ServerError.is(error) && error.statusCode === 401) void recover(() => observer.error(error));
            else observer.error(error);
          },
          complete: () => {
            if (!isRecovering) observer.complete();
          },
        });
      };

      attempt();
      return () => current.unsubscribe();
    });
  });
}

function isRefused(result: ApolloLink.Result): boolean {
  return (result.errors ?? []).some((error) => fromGraphQL(error.extensions).kind === 'authentication');
}
