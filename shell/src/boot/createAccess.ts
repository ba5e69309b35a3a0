import { ignoreError } from '@foyer/kernel';
import type { ApolloClient } from '@apollo/client';
import type { GraphqlSocketClient } from '@foyer/data/realtime';
import type { LogoutReason } from '@foyer/contract';
import type { ProductMode } from '@foyer/links';
import { createDataClient } from '@foyer/data';
import { createSession, type ShellSession } from '../services/session/createSession.ts';
import { createTabs } from '../services/session/adapters/tabs.ts';
import type { IdentityProvider } from '../services/session/adapters/identityProvider.ts';
import { loadProvider } from './loadProvider.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { ShellPlatform } from './createPlatform.ts';

/**
 * The session and the clients for server data. They depend on each other: the client requests tokens, the
 * session clears the client.
 */
export interface Access {
  readonly session: ShellSession;
  readonly apollo: ApolloClient;
  onLinkLost(listener: () => void): void;
}

const SESSION_HINT_DAYS = 8 / 24; // matches the session lifetime at the identity server

export interface Departure {
  /** requirements/routes#product-mode: the page after a logout. */
  signedOutHref(reason: LogoutReason | undefined): string;
  go(href: string): void;
  productMode(): ProductMode;
}

export function createAccess(platform: ShellPlatform, { signedOutHref, go, productMode }: Departure): Access {
  const { page, locale, cookies, telemetry, storage } = platform;
  const lost = new Set<() => void>();
  const sockets = new Map<string, Promise<GraphqlSocketClient>>();
  let provider: Promise<IdentityProvider> | undefined;
  const { lobbyPath } = platform.overrides;

  const session = createSession({
    tabs: createTabs(),
    bus: platform.bus,
    provider: () => {
      provider ??= loadProvider(platform, { apollo: () => apollo, leave: go });
      provider.catch(() => (provider = undefined));
      return provider;
    },
    now: platform.clock.now,
    observeTime: platform.clock.observe,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    hint: {
      exists: () => cookies.read('sessionInfo') !== undefined,
      set: (expiresAt) => cookies.write('sessionInfo', String(expiresAt), SESSION_HINT_DAYS),
      clear: () => cookies.remove('sessionInfo'),
    },
    async clearPlayerData() {
      // the socket stays authenticated as the previous player until it reconnects
      for (const socket of sockets.values())
        void socket
          .then((client) => client.changePlayer())
          .catch(ignoreError('the socket may not exist: it failed to load'));
      // queries in flight belong to the previous player and end in an AbortError
      await apollo.resetStore().catch(ignoreError('queries aborted'));
    },
    leave: (reason) => go(signedOutHref(reason)),
    signedOutHref,
    report: (error) => telemetry.failed('session', error),
  });

  const apollo = createDataClient({
    headers: {
      locale,
      brand: page.brand,
      accessToken: () => session.accessToken(),
      hints: () => ({
        ranks: storage.openedGameLists().join(),
        context: `mode=${productMode()}${platform.hints.context}`,
        recentlyPlayedGames: storage.recentlyPlayedGames().join(),
      }),
    },
    lobbyPath,
    reauthenticate: (refused) => session.reauthenticate(refused),
    report: (operation, error) => telemetry.failed(`data.${operation}`, error),
    printDocument: async (document) => (await realtime()).printDocument(document),
    openSocket: (api) => {
      const known = sockets.get(api) ?? openSocket(api);
      sockets.set(api, known);
      known.catch(() => sockets.delete(api));
      return known;
    },
  });

  async function openSocket(api: 'main' | 'lobby'): Promise<GraphqlSocketClient> {
    const { createGraphqlSocketClient } = await realtime();
    return createGraphqlSocketClient({
      url: `${location.origin.replace(/^http/, 'ws')}${api === 'main' ? '/api/graphql' : (lobbyPath ?? '/lobby-graphql')}`,
      accessToken: () => session.accessToken(),
      onSessionDestroyed: () => session.socketEndedSession(),
      onState(state) {
        if (api === 'lobby') return; // the wallet marks its own data as stale
        platform.connection.socketChanged(state);
        if (state === 'reconnecting') for (const notify of lost) notify();
      },
    });
  }

  return {
    session,
    apollo,
    onLinkLost: (listener) => void lost.add(listener),
  };
}

function realtime() {
  return importWithRetry(() => import('@foyer/data/realtime'));
}
