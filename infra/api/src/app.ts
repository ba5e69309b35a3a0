import type { ApiDeps } from './deps.ts';
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
