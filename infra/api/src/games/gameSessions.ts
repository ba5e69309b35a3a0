import type { GameJurisdiction } from '@foyer/kernel/game-host';
import type { Pool } from '@foyer/runtime';
import type { CatalogueGame, Device } from './catalogue.ts';
import type { LaunchedFreeSpins } from './freeSpinLaunch.ts';
import {
  notifySessionEnd,
  requestLaunch,
  type GameProviderDeps,
  type ProviderLaunch,
} from './gameProvider.ts';

export interface LaunchRequest {
  readonly brand: string;
  readonly playerId: string | undefined;
  readonly sid: string | undefined;
  readonly game: CatalogueGame;
  readonly mode: 'REAL' | 'DEMO';
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  readonly device: Device | undefined;
  readonly jurisdiction: GameJurisdiction;
  readonly returnOrigin: string;
  /** The free spins that the session plays, as sent to the provider. */
  readonly freeSpins: LaunchedFreeSpins | undefined;
}

export interface Launch extends ProviderLaunch {
  readonly gameSessionId: string;
}

export interface GameSessionDeps extends GameProviderDeps {
  readonly pool: Pool;
  readonly gameSessionMinutes: number;
}

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
  const outcome = await requestLaunch(deps, {
    brand: request.brand,
    playerId: isReal ? request.playerId : null,
    sessionId: isReal ? id : null,
    gameId: request.game.id,
    mode: isReal ? 'real' : 'demo',
    currency: request.currency,
    locale: request.locale,
    country: request.country,
    ...(request.device && { device: request.device }),
    jurisdiction: request.jurisdiction,
    returnOrigins: [request.returnOrigin],
    ...(request.freeSpins && { freeSpins: request.freeSpins }),
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
  if (row)
    notifySessionEnd(deps, { brand: row.brand, playerId, sessionId: gameSessionId, reason: 'OPERATOR' });
  return row !== undefined;
}

/** Informs the provider that a player's games have ended, wherever they are open. Stakes are refused before. */
export async function endGamesOfPlayer(deps: GameSessionDeps, playerId: string): Promise<void> {
  const { rows } = await deps.pool.query<{ id: string; brand: string }>(
    `select id, brand from api.game_session where player_id = $1 and mode = 'REAL' and expires_at > $2`,
    [playerId, new Date(deps.clock())],
  );
  for (const row of rows)
    notifySessionEnd(deps, { brand: row.brand, playerId, sessionId: row.id, reason: 'OPERATOR' });
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
    notifySessionEnd(deps, {
      brand: row.brand,
      playerId: row.player_id,
      sessionId: row.id,
      reason: 'LOGGED_OUT',
    });
}
