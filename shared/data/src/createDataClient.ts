import { ApolloClient, ApolloLink } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { createCache } from './cache/createCache.ts';
import type { AppError } from './errors/AppError.ts';
import { authRecoveryLink, type Reauthenticate } from './links/authRecovery.ts';
import { errorsLink } from './links/errors.ts';
import { headersLink, type HeaderSource } from './links/headers.ts';
import { httpLink } from './links/http.ts';
import { contextOf, isSubscription } from './links/operationContext.ts';
import type { PrintDocument } from './links/printer.ts';
import { retryLink } from './links/retry.ts';
import { trustedDocumentsLink } from './links/trustedDocuments.ts';
import { webSocketLink } from './links/webSocket.ts';

const MAIN_PATH = '/api/graphql'; // requirements/interfaces#main-api
const LOBBY_PATH = '/lobby-graphql'; // requirements/interfaces#lobby-api

export interface DataClientOptions {
  readonly headers: HeaderSource;
  readonly reauthenticate: Reauthenticate;
  readonly report: (operationName: string, error: AppError) => void;
  /** The socket of an API, opened on first use. */
  readonly openSocket: (api: 'main' | 'lobby') => Promise<Client>;
  readonly printDocument: PrintDocument;
  readonly fetch?: typeof fetch;
}

/** The one Apollo client of the page. */
export function createDataClient(options: DataClientOptions): ApolloClient {
  return new ApolloClient({
    link: createLink(options),
    cache: createCache(),
    devtools: { enabled: !__FOYER_PRODUCTION__ },
  });
}

/** The chain alone, for tests. @internal */
export function createLink(options: DataClientOptions): ApolloLink {
  const { printDocument: print } = options;
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return ApolloLink.from([
    // 1. sees how an operation ended after everything below had its try
    errorsLink(options.report),
    // 2. above retry: a refused token is no reason to wait a second
    authRecoveryLink(options.reauthenticate),
    // 3. above headers: a later attempt asks for the token again
    retryLink(),
    // 4. above the documents: the text that follows an unknown hash carries the same headers
    headersLink(options.headers),
    // 5. right above the network: only it knows the two ways to name a document
    trustedDocumentsLink(),
    // 6. the network
    ApolloLink.split(
      isSubscription,
      ApolloLink.split(
        isLobby,
        webSocketLink(() => options.openSocket('lobby'), print),
        webSocketLink(() => options.openSocket('main'), print),
      ),
      ApolloLink.split(
        isLobby,
        httpLink({ path: LOBBY_PATH, fetch: send, print }),
        httpLink({ path: MAIN_PATH, fetch: send, print }),
      ),
    ),
  ]);
}

function isLobby(operation: ApolloLink.Operation): boolean {
  return contextOf(operation).api === 'lobby';
}
