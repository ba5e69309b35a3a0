import {
  type Bus,
  type Clock,
  createPasswords,
  createServiceClient,
  type FoyerSettings,
  type Log,
  type Passwords,
  type Pool,
  type ServiceClient,
} from '@foyer/runtime';
import { isBrandId, resolveMarket } from '@foyer/market';
import { knownOrigins, type PublicOrigin } from './realm/origins.ts';
import type { ConnectionRisk, IdentityDeps, Mail } from './deps.ts';
import { createAssets, type Assets } from './pages/assets.ts';
import { createPlayersApi, type PlayersApi } from './players/playersApi.ts';
import { keyFor } from './security/keys.ts';
import { createAttempts, type Attempts } from './store/attempts.ts';
import { createBankConnections, type BankConnections } from './store/bankConnections.ts';
import { createBankLogins, type BankLogins } from './store/bankLogins.ts';
import { createPayAndPlayApi, type PayAndPlayApi } from './players/payAndPlayApi.ts';
import { createCredentials, type Credentials } from './store/credentials.ts';
import { createDrafts, type Drafts } from './store/drafts.ts';
import { createEidProvider, type EidProvider } from './eid/eidProvider.ts';
import { createEidLogins, type EidLogins } from './store/eidLogins.ts';
import { createEmailVerifications, type EmailVerifications } from './store/emailVerifications.ts';
import { createEvents, type Events } from './store/events.ts';
import { createInteractionStates, type InteractionStates } from './store/interactionStates.ts';
import { createLoginCodes, type LoginCodes } from './store/loginCodes.ts';
import { createMailbox, createStoredMail, type Mailbox } from './store/storedMail.ts';
import { createPasskeys, type Passkeys } from './store/passkeys.ts';
import { createPasskeyManagement, type PasskeyManagement } from './store/passkeyManagement.ts';
import { createPlayerSessions, type PlayerSessions } from './store/playerSessions.ts';
import { createRefreshTokens, type RefreshTokens } from './store/refreshTokens.ts';
import { createSealedCodes } from './store/sealedCodes.ts';
import { createSessionHistory, type SessionHistory } from './store/sessionHistory.ts';
import { createSignInTickets, type SignInTickets } from './store/signInTickets.ts';
import { createSigningKeys, type SigningKeys } from './store/signingKeys.ts';
import { createStaffServices, type StaffServices } from './staff/staffServices.ts';

/** The dependencies that the parts of this service share, created once. */
export interface Services {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
  /** Services of the staff realm, which shares no stored data with the others. */
  readonly staff: StaffServices;
  /** Every public origin, with its brand. */
  readonly origins: ReadonlyMap<string, PublicOrigin>;
  readonly assets: Assets;
  readonly passwords: Passwords;
  readonly credentials: Credentials;
  readonly sessions: PlayerSessions;
  readonly refreshTokens: RefreshTokens;
  readonly signingKeys: SigningKeys;
  readonly attempts: Attempts;
  readonly events: Events;
  readonly drafts: Drafts;
  readonly passkeys: Passkeys;
  /** The player's own list of passkeys. */
  readonly ownPasskeys: PasskeyManagement;
  readonly sessionHistory: SessionHistory;
  readonly loginCodes: LoginCodes;
  readonly signInTickets: SignInTickets;
  readonly interactionStates: InteractionStates;
  readonly emailVerifications: EmailVerifications;
  /** Stored emails, readable in a browser; development only. */
  readonly mailbox: Mailbox | undefined;
  readonly bankLogins: BankLogins;
  readonly bankConnections: BankConnections;
  readonly eid: EidProvider;
  readonly eidLogins: EidLogins;
  readonly players: PlayersApi;
  readonly payAndPlay: PayAndPlayApi;
  readonly mail: Mail;
  readonly connectionRisk: ConnectionRisk;
  /** Signs form tokens, which prove that a form came from a page of its own interaction. */
  readonly formKey: Buffer;
  /** Hashes persons, so that duplicates are found without storing identity data. */
  readonly personKey: Buffer;
}

const edgeSaysUnsafe: ConnectionRisk = { unsafe: (headers) => headers['x-connection-risk'] === 'unsafe' };

/** The rule of the brand’s licence profile; an unknown brand has the stricter rule. */
function isSingleSession(brand: string, protectionMode: FoyerSettings['protectionMode']): boolean {
  return !isBrandId(brand) || resolveMarket({ brand, protectionMode }).licence.session.single;
}

export function createServices(deps: IdentityDeps): Services {
  const { settings, pool, bus, clock, log } = deps;
  const secret = settings.internalSecret;
  const sealedCodes = createSealedCodes(keyFor(secret, 'personal-codes'));
  const events = createEvents(pool, clock);
  const serviceClient = createServiceClient();
  const origins = knownOrigins(settings.gatewayPort, deps.publicOrigins);
  const assets = createAssets();
  const passwords = createPasswords(deps.passwordCost);
  const players = createPlayersApi({ settings, clock, serviceClient, log });
  return {
    settings,
    pool,
    bus,
    clock,
    serviceClient,
    log,
    events,
    origins,
    assets,
    passwords,
    staff: createStaffServices(deps, { assets, passwords, pageOrigins: [...origins.keys()] }),
    credentials: createCredentials(pool, clock),
    sessions: createPlayerSessions({
      pool,
      bus,
      clock,
      log,
      events,
      settings,
      singleSession: deps.singleSession ?? ((brand) => isSingleSession(brand, settings.protectionMode)),
      maySignIn: async (brand, { playerId, from }) =>
        (await players.signInCheck(brand, playerId, from)).allowed,
    }),
    refreshTokens: createRefreshTokens(pool, clock, settings),
    signingKeys: createSigningKeys({ pool, clock, log, settings }),
    attempts: createAttempts(pool, clock, keyFor(secret, 'attempts')),
    drafts: createDrafts(pool, clock, sealedCodes),
    passkeys: createPasskeys(pool, clock),
    ownPasskeys: createPasskeyManagement(pool),
    sessionHistory: createSessionHistory(pool, clock, settings),
    loginCodes: createLoginCodes(pool, clock, keyFor(secret, 'login-codes')),
    signInTickets: createSignInTickets(pool, clock),
    interactionStates: createInteractionStates(pool, clock),
    emailVerifications: createEmailVerifications(pool, clock),
    mailbox: settings.mode === 'development' ? createMailbox(pool) : undefined,
    bankLogins: createBankLogins(pool, clock, keyFor(secret, 'bank-persons'), sealedCodes),
    bankConnections: createBankConnections(pool, clock),
    eid: deps.eid ?? createEidProvider(settings, serviceClient),
    eidLogins: createEidLogins(pool, clock, {
      hashing: keyFor(secret, 'eid-persons'),
      sealing: keyFor(secret, 'eid-logins'),
    }),
    players,
    payAndPlay: createPayAndPlayApi({ settings, clock, serviceClient, log }),
    mail: deps.mail ?? createStoredMail(pool, clock, settings.mode === 'development' ? log : undefined),
    connectionRisk: deps.connectionRisk ?? edgeSaysUnsafe,
    formKey: keyFor(secret, 'forms'),
    personKey: keyFor(secret, 'persons'),
  };
}
