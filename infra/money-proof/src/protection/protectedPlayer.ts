import { randomBytes } from 'node:crypto';
import { callWallet, openLedgerPlayer, roundInput, walletBody, type LedgerPlayer } from '@foyer/api/proving';
import { discover, signedIn, signIn } from '@foyer/identity/test-client';
import { Visitor } from '@foyer/identity/test-visitor';
import { createPasswords, type Pool } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import type { Random } from '../random.ts';
import { SECRETS, type ProtectionWorld } from './protectionWorld.ts';

/** A player with real sign-ins, that changes protection over HTTP. */
export interface ProtectedPlayer {
  readonly world: ProtectionWorld;
  readonly pool: Pool;
  readonly random: Random;
  readonly account: LedgerPlayer;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const PASSWORD = 'Foyer-2026!';
const passwords = createPasswords({ cost: 2 ** 10, blockSize: 8, parallelization: 1 });
const configurations = new Map<string, Awaited<ReturnType<typeof discover>>>();

/** Discovery of the realm of a brand, once per world. */
export async function configurationOf(
  { gatewayPort }: ProtectionWorld,
  brand: string,
): Promise<Awaited<ReturnType<typeof discover>>> {
  const origin = `http://${brand}.localhost:${gatewayPort}`;
  const known = configurations.get(origin) ?? (await discover(gatewayPort, origin, brand));
  configurations.set(origin, known);
  return known;
}

/** Creates an account with credentials; without money it can be closed. */
export async function openAccount(
  world: ProtectionWorld,
  pool: Pool,
  brand: string,
  fundsMinor: number,
): Promise<{ readonly account: LedgerPlayer; readonly email: string }> {
  const account = await openLedgerPlayer(pool, { brand, fundsMinor, isKnown: true, at: world.clock() });
  const email = `${account.playerId}@ledger.test`;
  const { parameters, salt, hash } = await passwords.hash(PASSWORD);
  await pool.query(
    `insert into identity.credential (brand, player_id, email, email_key, state, password_parameters, password_salt, password_hash, password_changed_at, user_handle, created_at)
     values ($1, $2, $3, $3, 'active', $4, $5, $6, now(), $7, now())`,
    [brand, account.playerId, email, parameters, salt, hash, randomBytes(32)],
  );
  await pool.query('update api.player set email_verified = true where id = $1', [account.playerId]);
  return { account, email };
}

export async function openProtectedPlayer(
  world: ProtectionWorld,
  pool: Pool,
  random: Random,
  { brand, fundsMinor }: { readonly brand: string; readonly fundsMinor: number },
): Promise<ProtectedPlayer> {
  const { account, email } = await openAccount(world, pool, brand, fundsMinor);
  const tokens = await signedIn(
    new Visitor(world.gatewayPort, `${brand}.localhost`),
    await configurationOf(world, brand),
    email,
  );
  const player = {
    world,
    pool,
    random,
    account,
    email,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
  };
  const { data } = await graphql(player, '{ viewer { id } }', {}, 5_000);
  if (!data?.['viewer']) throw new Error(`The session of ${account.playerId} is not accepted.`);
  return player;
}

export interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  /** Type of the first error. */
  readonly failure: string | undefined;
  readonly reasons: readonly string[];
}

/** @throws when no answer arrives in time, or when it is not final. */
export async function graphql(
  { world, account, accessToken }: ProtectedPlayer,
  query: string,
  variables: object,
  deadlineMs: number,
): Promise<Answer> {
  const response = await fetch(`${world.apiAddress}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      brand: account.brand,
      authorization: `Bearer ${accessToken}`,
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(deadlineMs),
  });
  const body = (await response.json()) as {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly {
      readonly message: string;
      readonly extensions?: { readonly type?: string; readonly reasons?: readonly string[] };
    }[];
  };
  const [error] = body.errors ?? [];
  const failure = error && (error.extensions?.type ?? error.message);
  if (response.status >= 500 || failure === 'ServiceUnavailableFailure' || failure === 'InternalFailure')
    throw new Error(`The answer ${response.status} ${failure ?? ''} is not final.`);
  return { data: body.data, failure, reasons: error?.extensions?.reasons ?? [] };
}

/** A signed call of our own services. @throws when the answer is not final. */
export async function callInternal(
  world: ProtectionWorld,
  path: string,
  body: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await testClient.callSigned({
    baseUrl: world.apiAddress,
    path,
    body,
    secret: SECRETS.internal,
    clock: () => world.clock(),
  });
  if (answer.status >= 500) throw new Error(`The answer ${answer.status} is not final.`);
  return answer;
}

/** OK, or the code that refuses a stake in the player's open game. */
export async function bet({ world, account }: Pick<ProtectedPlayer, 'world' | 'account'>): Promise<string> {
  const transactionId = crypto.randomUUID();
  const { answer, status } = await callWallet(
    { baseUrl: world.apiAddress, secret: SECRETS.games, clock: () => world.clock() },
    walletBody('placeBet', { ...roundInput(account, transactionId), transactionId, amount: 10 }),
  );
  return answer ? (answer.code ?? 'OK') : String(status);
}

/** True if the password opens a session. */
export async function canSignIn(
  { world, pool }: Pick<ProtectedPlayer, 'world' | 'pool'>,
  brand: string,
  email: string,
): Promise<boolean> {
  await pool.query('delete from identity.attempt_counter');
  const visitor = new Visitor(world.gatewayPort, `${brand}.localhost`);
  const { callback } = await signIn(visitor, await configurationOf(world, brand), email, PASSWORD);
  return callback.searchParams.has('code');
}
