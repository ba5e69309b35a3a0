import { createLiveChatTokens, createServiceClient, type LiveChatTokens } from '@foyer/runtime';
import type { TrustedDocuments } from './server/graphql/trustedDocuments.ts';
import type { BetBatcher } from './bets/betBatcher.ts';
import { createBetBatcher } from './bets/betBatcher.ts';
import { createContentReader, type Content } from './content/contentReader.ts';
import { addressesOf, type ApiDeps } from './apiDeps.ts';
import { createDocuments, type Documents } from './documents/documentComponents.ts';
import { createEventHub, type EventHub } from './events/eventHub.ts';
import {
  createExclusionRegisterClient,
  type ExclusionRegisterPort,
} from './exclusions/register/exclusionRegister.ts';
import { createRegisterChecks, type RegisterChecks } from './exclusions/register/registerChecks.ts';
import { createOutboxRelay, type OutboxRelay } from './events/outboxRelay.ts';
import { createPotSource, type PotSource } from './feed/potSource.ts';
import { createCatalogueStore, type CatalogueStore } from './games/catalogueStore.ts';
import type { GameSessionDeps } from './games/gameSessions.ts';
import { createPersonalCodes, type PersonalCodes } from './personal-codes/personalCodes.ts';
import { createPlayerReader, type ReadSignedInPlayer } from './players/playerReader.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createTrustedDocuments } from './server/graphql/trustedDocuments.ts';
import { createBrowserRenewal, type BrowserRenewal } from './sessions/browserRenewal.ts';
import { createBrowserSessions, type BrowserSessions } from './sessions/browserSessions.ts';
import type { IdentityDeps } from './sessions/identityCalls.ts';
import { createSessionRegistry, type SessionRegistry } from './sessions/sessionRegistry.ts';
import { createSpentTokens, type SpentTokens } from './sessions/spentTokens.ts';
import { createTokenVerifier, type TokenVerifier } from './sessions/tokenVerifier.ts';

import { createFeedAge, type FeedAge } from './sports/metrics/feedAge.ts';
import { createPlacementTraffic, type PlacementTraffic } from './sports/placement/placementTraffic.ts';

/**
 * The components of one running api. Only createApi and its list of subjects use this type; a subject
 * declares the part that it uses.
 */
export interface Components extends ApiDeps, IdentityDeps {
  /** Base address of the live chat. */
  readonly chatAddress: string;
  /** Base address of the engagement service. */
  readonly engagementAddress: string;
  /** Base address of the sports feed. */
  readonly sportsFeedAddress: string;
  readonly feedAge: FeedAge;
  readonly placementTraffic: PlacementTraffic;
  readonly paymentsSecrets: readonly string[];
  readonly catalogue: CatalogueStore;
  readonly content: Content;
  readonly pots: PotSource;
  readonly sessions: SessionRegistry;
  readonly readSignedInPlayer: ReadSignedInPlayer;
  readonly verifier: TokenVerifier;
  readonly browserSessions: BrowserSessions;
  readonly browserRenewal: BrowserRenewal;
  readonly spentTokens: SpentTokens;
  readonly liveChatTokens: LiveChatTokens;
  readonly relay: OutboxRelay;
  readonly bets: BetBatcher;
  readonly documents: Documents;
  readonly events: EventHub;
  readonly trusted: TrustedDocuments;
  readonly games: GameSessionDeps;
  readonly payments: Payments;
  readonly exclusionRegister: ExclusionRegisterPort;
  readonly registerChecks: RegisterChecks;
  readonly personalCodes: PersonalCodes;
}

export async function createComponents(deps: ApiDeps): Promise<Components> {
  const { settings, pool, bus, log, clock } = deps;
  const addresses = addressesOf(deps);
  const { internalSecret, gamesSecret, paymentsSecrets } = settings;
  const longestSessionMs = settings.refreshTokenSeconds * 1000;
  const serviceClient = createServiceClient();
  const identity: IdentityDeps = {
    identityAddress: addresses.identity,
    internalSecret,
    clock,
    serviceClient,
    log,
  };
  const games = { pool, clock, serviceClient, log, gamesAddress: addresses.games, gamesSecret };
  const gameSessions = { ...games, gameSessionMinutes: settings.gameSessionMinutes };
  const relay = createOutboxRelay(pool, bus, log);
  const personalCodes = createPersonalCodes(settings);
  const exclusionRegister = createExclusionRegisterClient({
    address: addresses.exclusionRegister,
    secret: settings.registerSecret,
    clock,
    serviceClient,
    log,
  });
  const sessions = createSessionRegistry({ ...identity, pool, bus, longestSessionMs });
  const verifier = createTokenVerifier({ clock, identityAddress: addresses.identity, serviceClient });
  const browserSessions = createBrowserSessions({ pool, clock, longestSessionMs });
  return {
    ...deps,
    ...identity,
    chatAddress: addresses.chat,
    engagementAddress: addresses.engagement,
    sportsFeedAddress: addresses.sportsFeed,
    feedAge: createFeedAge(clock),
    placementTraffic: createPlacementTraffic(),
    paymentsSecrets,
    catalogue: await createCatalogueStore({ ...games, bus }),
    content: await createContentReader(deps),
    pots: createPotSource({ ...identity, bus, jackpotAddress: addresses.jackpot }),
    sessions,
    readSignedInPlayer: createPlayerReader(deps),
    verifier,
    browserSessions,
    browserRenewal: createBrowserRenewal({ ...identity, browserSessions, verifier }),
    spentTokens: createSpentTokens(pool, longestSessionMs),
    liveChatTokens: createLiveChatTokens(internalSecret, settings.chatTokenSeconds, clock),
    relay,
    bets: createBetBatcher(pool, log),
    documents: createDocuments(deps),
    events: createEventHub(bus, sessions),
    trusted: createTrustedDocuments(settings.home, clock, log),
    games: gameSessions,
    exclusionRegister,
    personalCodes,
    registerChecks: createRegisterChecks({
      pool,
      clock,
      relay,
      games: gameSessions,
      exclusionRegister,
      personalCodes,
    }),
    payments: createPayments({
      address: addresses.payments,
      secrets: paymentsSecrets,
      clock,
      serviceClient,
      log,
    }),
  };
}
