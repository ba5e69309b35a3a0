import { ApolloLink, Observable } from '@apollo/client';
import { AppError } from '../errors/AppError.ts';
import { asksForPlayer, contextOf } from './operationContext.ts';

/** requirements/interfaces#main-api: these two operations carry no bearer token. */
const WITHOUT_TOKEN: ReadonlySet<string> = new Set(['RefreshAccessToken', 'CountryContextQuery']);
/**
 * Maximum length of a hint header. Hints are optional; longer ones could exceed a server's header limit
 * (requirements/reliability#safe-forms).
 */
const HINT_BYTES = 1024;

export interface HeaderSource {
  readonly locale: string;
  readonly brand: string;
  accessToken(): Promise<string | undefined>;
  /** Values of x-ranks, x-context and x-recently-played-games; empty ones are not sent. */
  hints(): { readonly ranks: string; readonly context: string; readonly recentlyPlayedGames: string };
}

/**
 * Sets the headers of requirements/interfaces#main-api. Placed after authentication recovery and retry
 * in the chain, so that each attempt carries the current token. An operation for the player is not sent without
 * a token: it fails as it would at the server (ADR 0233).
 */
export function headersLink(source: HeaderSource): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const wanted = WITHOUT_TOKEN.has(operation.operationName ?? '')
      ? Promise.resolve(undefined)
      : source.accessToken();
    return new Observable((observer) => {
      let inner: { unsubscribe(): void } | undefined;
      let isClosed = false;
      wanted.then(
        (accessToken) => {
          if (isClosed) return;
          if (accessToken === undefined && asksForPlayer(operation))
            return observer.error(new AppError({ kind: 'authentication', type: 'AuthenticationFailure' }));
          const { headers, idempotencyKey } = contextOf(operation);
          operation.setContext({
            headers: {
              ...headers,
              ...headersOf(source, accessToken),
              ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
            },
            ...(accessToken !== undefined && { accessToken }),
          });
          inner = forward(operation).subscribe(observer);
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isClosed = true;
        inner?.unsubscribe();
      };
    });
  });
}

function headersOf(source: HeaderSource, accessToken: string | undefined): Record<string, string> {
  const { ranks, context, recentlyPlayedGames } = source.hints();
  const hints = { 'x-ranks': ranks, 'x-context': context, 'x-recently-played-games': recentlyPlayedGames };
  return {
    locale: source.locale,
    brand: source.brand, // requirements/interfaces#lobby-api
    ...Object.fromEntries(
      Object.entries(hints).filter(([, value]) => value !== '' && value.length <= HINT_BYTES),
    ),
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
  };
}
