import type { Bus, Clock, FoyerSettings, Log, Pool } from '@foyer/runtime';
import type { CatalogueStore } from './games/catalogueStore.ts';
import type { GameSessionDeps } from './games/gameSessions.ts';
import type { EventHub } from './events/eventHub.ts';
import type { BetBatcher } from './bets/betBatcher.ts';
import type { OutboxRelay } from './events/outboxRelay.ts';
import type { BrowserRenewal } from './sessions/browserRenewal.ts';
import type { BrowserSessions } from './sessions/browserSessions.ts';
import type { SessionRegistry } from './sessions/sessionRegistry.ts';
import type { SpentTokens } from './sessions/spentTokens.ts';
import type { TokenVerifier } from './sessions/tokenVerifier.ts';
import type { Payments } from './payments/payments.ts';
import type { TrustedDocuments } from './server/graphql/trustedDocuments.ts';

/** Components of a running api; created once by createApi and passed to routes and resolvers. */
export interface App extends ApiDeps {
  readonly identityAddress: string;
  readonly internalSecret: string;
  readonly catalogue: CatalogueStore;
  readonly sessions: SessionRegistry;
  readonly verifier: TokenVerifier;
  readonly browserSessions: BrowserSessions;
  readonly browserRenewal: BrowserRenewal;
  readonly spentTokens: SpentTokens;
  readonly relay: OutboxRelay;
  readonly bets: BetBatcher;
  readonly events: EventHub;
  readonly trusted: TrustedDocuments;
  readonly games: GameSessionDeps;
  readonly payments: Payments;
}

/** Dependencies of the api; it reads no other configuration. */
export interface ApiDeps {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  /** Base addresses of called services; default 127.0.0.1 with the ports of the settings. */
  readonly addresses?: { readonly identity?: string; readonly games?: string; readonly payments?: string };
}

export interface Addresses {
  readonly identity: string;
  readonly games: string;
  readonly payments: string;
}

export function addressesOf(deps: ApiDeps): Addresses {
  return {
    identity: deps.addresses?.identity ?? `http://127.0.0.1:${deps.settings.identityPort}`,
    games: deps.addresses?.games ?? `http://127.0.0.1:${deps.settings.gamesPort}`,
    payments: deps.addresses?.payments ?? `http://127.0.0.1:${deps.settings.paymentsPort}`,
  };
}
