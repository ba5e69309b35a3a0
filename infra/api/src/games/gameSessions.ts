import type { GameJurisdiction } from '@foyer/kernel/game-host';
import type { Clock, Log, Pool, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { CatalogueGame } from './catalogue.ts';

export interface LaunchRequest {
  readonly brand: string;
  readonly playerId: string | undefined;
  readonly sid: string | undefined;
  readonly game: CatalogueGame;
  readonly mode: 'REAL' | 'DEMO';
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  readonly jurisdiction: GameJurisdiction;
  readonly returnOrigin: string;
}

export interface Launch {
  readonly gameSessionId: string;
  readonly url: string;
  readonly origin: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

export interface GameSessionDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
  readonly gamesAddress: string;
  readonly gamesSecret: string;
  readonly gameSessionMinutes: number;
}

const launchAnswer = v.object({
  url: v.pipe(v.string(), v.url()),
  origin: v.pipe(v.string(), v.url()),
  nonce: v.pipe(v.string(), v.minLength(8)),
  expiresAt: v.number(),
});

/** Opens a session at the provider, or returns why the game or the provider is unavailable. */
export async function openGameSession(
  deps: GameSessionDeps,
  request: LaunchRequest,
): Promise<Launch | 'GAME_UNAVAILABLE' | 'PROVIDER_UNAVAILABLE'> {
  const id = crypto.randomUUID();
  const now = deps.clock();
  const isReal = request.mode === 'REAL';
  await deps.pool.query(
    `insert into api.game_session (id, brand, player_id, sid, game_id, mode, currency, opened_at, last_activity_at, expires_at) values ($1,$2,$3,$4,$5,$6,$7,$8,$8,$9)`,
    [
      id,
      request.brand,
      request.playerId ?? null,
      request.sid ?? null,
      request.game.id,
      request.mode,
      request.currency,
      new Date(now),
      new Date(now + deps.gameSessionMinutes * 60_000),
    ],
  );
  const outcome = await askProvider(deps, {
    brand: request.brand,
    playerId: isReal ? request.playerId : null,
    sessionId: isReal ? id : null,
    gameId: request.game.id,
    mode: isReal ? 'real' : 'demo',
    currency: request.currency,
    locale: request.locale,
    country: request.country,
    jurisdiction: request.jurisdiction,
    returnOrigins: [request.returnOrigin],
  });
  if (typeof outcome === 'string') {
    await deps.pool.query('update api.game_session set closed_at = $2 where id = $1', [
      id,
      new Date(deps.clock()),
    ]);
    return outcome;
  }
  if (isReal) await rememberGame(deps, request, now);
  return { ...outcome, gameSessionId: id };
}

/**
 * requirements/screens#games: an opened game is recent even without a stake; a stake moves it up again
 * (post_bet).
 */
async function rememberGame(
  { pool }: GameSessionDeps,
  { playerId, game }: LaunchRequest,
  now: number,
): Promise<void> {
  await pool.query(
    `insert into api.recently_played (player_id, game_id, played_at) values ($1, $2, $3)
     on conflict (player_id, game_id) do update set played_at = greatest(recently_played.played_at, excluded.played_at)`,
    [playerId, game.id, new Date(now)],
  );
}

async function askProvider(
  deps: GameSessionDeps,
  body: object,
): Promise<Omit<Launch, 'gameSessionId'> | 'GAME_UNAVAILABLE' | 'PROVIDER_UNAVAILABLE'> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.gamesAddress,
      path: '/operator/launches',
      body,
      secret: deps.gamesSecret,
      clock: deps.clock,
    });
    const parsed = v.safeParse(launchAnswer, answer.body);
    if (answer.status < 300 && parsed.success)
      return { ...parsed.output, expiresAt: new Date(parsed.output.expiresAt) };
    deps.log.warn('provider refused game launch', { status: answer.status, answer: answer.body });
    return answer.status === 404 || answer.status === 409 ? 'GAME_UNAVAILABLE' : 'PROVIDER_UNAVAILABLE';
  } catch (error) {
    deps.log.warn('provider did not answer game launch', { error });
    return 'PROVIDER_UNAVAILABLE';
  }
}

/**
 * False when the player has no such session. Open rounds can still be settled, because wins require no
 * session.
 */
export async function closeGameSession(
  deps: GameSessionDeps,
  playerId: string,
  gameSessionId: string,
): Promise<boolean> {
  const { rows } = await deps.pool.query<{ brand: string }>(
    `update api.game_session set closed_at = coalesce(closed_at, $3) where id = $1 and player_id = $2 returning brand`,
    [gameSessionId, playerId, new Date(deps.clock())],
  );
  const [row] = rows;
  if (row) notifyProvider(deps, { brand: row.brand, playerId, sessionId: gameSessionId, reason: 'OPERATOR' });
  return row !== undefined;
}

/**
 * Closes every game of an ended sign-in. Bets are refused from the same moment, even when the call to the
 * provider fails.
 */
export async function endGamesOfSession(deps: GameSessionDeps, sid: string): Promise<void> {
  const { rows } = await deps.pool.query<{ id: string; brand: string; player_id: string }>(
    `select id, brand, player_id from api.game_session where sid = $1 and mode = 'REAL' and player_id is not null and expires_at > $2`,
    [sid, new Date(deps.clock())],
  );
  for (const row of rows)
    notifyProvider(deps, {
      brand: row.brand,
      playerId: row.player_id,
      sessionId: row.id,
      reason: 'LOGGED_OUT',
    });
}

function notifyProvider(deps: GameSessionDeps, body: object): void {
  deps.serviceClient
    .callSigned({
      baseUrl: deps.gamesAddress,
      path: '/operator/sessions/end',
      body,
      secret: deps.gamesSecret,
      clock: deps.clock,
    })
    .catch((error: unknown) => deps.log.warn('provider session close failed', { error }));
}
