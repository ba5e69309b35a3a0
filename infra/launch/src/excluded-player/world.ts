import { SEEDED_PASSWORD, signedIn } from '@foyer/identity/test-client';
import { documentIdOf } from '@foyer/graphql/document-id';
import { PlaceBetDocument } from '@foyer/graphql/wallet-operations';
import { testClient } from '@foyer/runtime/service-calls';
import { GAMES_SECRET, startPlayerServices, type PlayerServices } from '../testing/playerServices.ts';

/** For real services on a busy machine. */
export const START_MS = 240_000;
/** A game that Mart opened before. */
export const GAME = { id: 'ways-back-game', gameId: 'ember-hollow' };

/** The services, for hooks and tests only; {@link startWorld} starts them. */
export let scene: PlayerServices;

export async function startWorld(): Promise<void> {
  scene = await startPlayerServices();
}

export type Tokens = Awaited<ReturnType<typeof signedIn>>;

export const credentials = (brand: string) => ({ email: `empty@${brand}.test`, password: SEEDED_PASSWORD });

/** Signs a seeded player in, in a new browser. */
export async function signInAs(email: string): Promise<Tokens> {
  const brand = email.slice(email.indexOf('@') + 1, -'.test'.length);
  return signedIn(scene.visitorOf(brand), await scene.configurationOf(brand), email);
}

/** An operation of a player of the brand, with the token of a tab. */
export async function graphql(
  token: string,
  query: string,
  brand = 'aurora',
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${scene.ports.api}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json', brand, authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Record<string, unknown>;
}

export const launchGame = (gameId: string) =>
  `mutation { launchGame(input: { slug: "${gameId}", mode: REAL }) { __typename } }`;

/** Opens a game session, as a launch does whose provider is not part of the services. */
export async function openGame(brand: string, playerId: string, id: string): Promise<void> {
  await scene.pool.query(
    `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, expires_at, last_activity_at) values ($3, $1, $2, $4, 'REAL', 'EUR', now(), now() + interval '1 hour', now())`,
    [brand, playerId, id, GAME.gameId],
  );
}

/** A stake of the game server, with the key of a game that was open before. */
export async function placeStake(
  brand = 'aurora',
  playerId = 'aurora-empty',
  sessionId = GAME.id,
): Promise<string> {
  const account = { brand, playerId, sessionId, gameId: GAME.gameId, currency: 'EUR' };
  const round = crypto.randomUUID();
  const { body } = await testClient.callSigned({
    baseUrl: `http://127.0.0.1:${scene.ports.api}`,
    path: '/wallet-graphql',
    body: {
      documentId: documentIdOf(PlaceBetDocument),
      variables: { input: { account, roundId: round, transactionId: `stake-${round}`, amount: 10 } },
    },
    secret: GAMES_SECRET,
    clock: Date.now,
  });
  return JSON.stringify(body);
}

export async function lastMail(recipient: string, pattern: RegExp): Promise<string> {
  const { rows } = await scene.pool.query<{ body: string }>(
    'select body from identity.outgoing_mail where recipient = $1 order by id desc',
    [recipient],
  );
  return rows.map(({ body }) => pattern.exec(body)?.[0]).find((found) => found !== undefined) ?? '';
}
/** Counts that no attempt may raise. A payment that waits for its merchant is held. */
export async function created(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await scene.pool.query<Record<string, number>>(
    `select (select count(*)::int from api.player) as players, (select count(*)::int from identity.player_session where ended_at is null) as sessions,
       (select count(*)::int from api.payment_transaction) as payments, (select count(*)::int from payments.payment where status <> 'cancelled') as held,
       (select count(*)::int from api.wager) as wagers`,
  );
  return rows[0] ?? {};
}

/** The text of a refused registration, with the reason in the log of the identity server. */
export async function withReason(page: Promise<string>): Promise<string> {
  const text = await page;
  const { rows } = await scene.pool.query<{ code: string }>(
    `select details ->> 'code' as code from identity.significant_event where kind = 'REGISTRATION_REFUSED' order by id desc limit 1`,
  );
  return `${text} ${rows[0]?.code ?? ''}`;
}

/** As identity registers a person whose national id an e-ID or a bank has proved. */
export const create = async (brand: string, country: string, personalInfo: object): Promise<string> =>
  JSON.stringify(
    await scene.call('api', 'players', {
      brand,
      email: `${crypto.randomUUID()}@example.com`,
      country,
      registrationMethod: 'OPEN_BANKING',
      personalInfo,
      termsAccepted: true,
      privacyPolicyAccepted: true,
    }),
  );
