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
  /** Returns the WebSocket client of an API, opened on first use. */
  readonly openSocket: (api: 'main' | 'lobby') => Promise<Client>;
  /** Replaces the path of the lobby API, for tests. */
  readonly lobbyPath?: string | undefined;
  readonly printDocument: PrintDocument;
  readonly fetch?: typeof fetch;
}

/** Creates the page's Apollo client. Called once per page. */
export function createDataClient(options: DataClientOptions): ApolloClient {
  return new ApolloClient({
    link: createLink(options),
    cache: createCache(),
    devtools: { enabled: !__FOYER_PRODUCTION__ },
  });
}

/** Creates the link chain alone, for tests. @internal */
export function createLink(options: DataClientOptions): ApolloLink {
  const { printDocument: print } = options;
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return ApolloLink.from([
    // 1. reports errors that the links below could not recover from
    errorsLink(options.report),
    // 2. above retry: a rejected token is refreshed without the retry delay
    authRecoveryLink(options.reauthenticate),
    // 3. above headers: each attempt reads the current token
    retryLink(),
    // 4. above trusted documents: the second request, with the document text, carries the same headers
    headersLink(options.headers),
    // 5. directly above the network: chooses between document hash and document text
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
        httpLink({
          path: options.lobbyPath ?? LOBBY_PATH,
          fetch: send,
          print,
        }),
        httpLink({ path: MAIN_PATH, fetch: send, print }),
      ),
    ),
  ]);
}

function isLobby(operation: ApolloLink.Operation): boolean {
  return contextOf(operation).api === 'lobby';
}
