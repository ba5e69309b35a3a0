import { setTimeout as wait } from 'node:timers/promises';
import { ENGAGEMENT_MIGRATIONS } from '@foyer/engagement';
import { JACKPOT_MIGRATIONS } from '@foyer/jackpot';
import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import { TOURNAMENT_PATHS } from '@foyer/kernel/tournaments';
import { writeBonusGames, writeBrandRules, type LedgerPlayer } from '@foyer/api/proving';
import { migrate, type Pool } from '@foyer/runtime';
import { PROOF_SECRETS, startApiWorld, type ApiWorld } from '../kills/world.ts';
import { startChildService, type ChildService } from '../sports/childService.ts';
import { startRulesProxy } from './rulesProxy.ts';

/** Engagement and jackpot with the api, each in a process of its own. */
export interface PointServices {
  readonly pool: Pool;
  readonly api: ApiWorld;
  engagement: ChildService;
  jackpot: ChildService;
  /** Starts engagement and jackpot after both were closed. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface Called {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const POLL_MS = 20;
const MAX_WAIT_MS = 60_000;

/**
 * Creates the tables of engagement and jackpot beside those of the api, writes test games and starts the services.
 * @param rules - rules of engagement by brand
 */
export async function startPointServices(
  { connectionString, pool }: { readonly connectionString: string; readonly pool: Pool },
  rules: object,
): Promise<PointServices> {
  await migrate(pool, 'engagement', ENGAGEMENT_MIGRATIONS);
  await migrate(pool, 'jackpot', JACKPOT_MIGRATIONS);
  await writeBrandRules(pool, 24);
  await writeBonusGames(pool);
  // the api reads the games at its start
  await pool.query(`update api.game set facts = facts || '{"categories": []}'`);
  const fellOver = (): void => undefined;
  const api = await startApiWorld(connectionString, fellOver);
  const proxy = await startRulesProxy(api.port);
  const child = (script: string, args: readonly string[]) =>
    startChildService({
      script: new URL(script, import.meta.url),
      args: [connectionString, proxy.baseUrl, PROOF_SECRETS.internal, ...args],
      fellOver,
    });
  const startEngagement = () => child('engagementChild.ts', [JSON.stringify(rules)]);
  const startJackpot = () => child('raffleChild.ts', []);
  const services: PointServices = {
    pool,
    api,
    engagement: await startEngagement(),
    jackpot: await startJackpot(),
    async start() {
      services.engagement = await startEngagement();
      services.jackpot = await startJackpot();
    },
    async close() {
      await Promise.all([services.engagement.close(), services.jackpot.close()]);
      await Promise.all([api.close(), proxy.close()]);
    },
  };
  return services;
}

/** The access token of engagement for a player. */
export async function engagementToken(services: PointServices, player: LedgerPlayer): Promise<string> {
  const identityToken = await services.api.token(player);
  const { status, body } = await call(services, player, ENGAGEMENT_PATHS.token, undefined, {
    clientId: `${player.brand}-web`,
    identityToken,
  });
  if (status !== 200) throw new Error(`The token was refused: ${JSON.stringify(body)}`);
  return String(body['accessToken']);
}

/** Calls engagement as a page of the player does; a GET without a body. */
export async function call(
  services: PointServices,
  { brand }: Pick<LedgerPlayer, 'brand'>,
  path: string,
  token: string | undefined,
  body?: object,
): Promise<Called> {
  const response = await fetch(`${services.engagement.baseUrl()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { brand, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Sends an action of the player, which must succeed. */
export async function act(services: PointServices, player: LedgerPlayer, path: string): Promise<void> {
  const { status, body } = await call(services, player, path, await engagementToken(services, player), {});
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
}

/** Opts in to gamification and registers for the tournament of the brand. */
export async function join(services: PointServices, player: LedgerPlayer): Promise<void> {
  await act(services, player, ENGAGEMENT_PATHS.optIn);
  await act(services, player, await registrationPath(services, player));
}

/** Address of the registration for the tournament of the brand, which the service announces after its start. */
export async function registrationPath(
  { pool }: PointServices,
  { brand }: Pick<LedgerPlayer, 'brand'>,
): Promise<string> {
  const runId = await eventually(async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from engagement.tournament_run where brand = $1',
      [brand],
    );
    return rows[0]?.id;
  }, 'a tournament');
  return `${TOURNAMENT_PATHS.tournaments}/${runId}/registration`;
}

/** Resolves with the first value; rejects after a minute. */
export async function eventually<Value>(
  read: () => Promise<Value | undefined>,
  name: string,
): Promise<Value> {
  const endsAt = Date.now() + MAX_WAIT_MS;
  while (Date.now() < endsAt) {
    const value = await read();
    if (value !== undefined) return value;
    await wait(POLL_MS);
  }
  throw new Error(`Waited for ${name} for ${MAX_WAIT_MS} ms.`);
}
