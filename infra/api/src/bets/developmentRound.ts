import { fail, type Result, succeed } from '@foyer/kernel';
import type { Pool } from '@foyer/runtime';
import { settle, stake, type Stake } from '../ledger/productLedger.ts';

/** A casino round that a seeded player played at an instant in the past. */
export interface DevelopmentRound {
  readonly brand: string;
  readonly playerId: string;
  /** Unique for the player: the same name is the same round. */
  readonly name: string;
  readonly gameId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Minor units of the wallet's currency. */
  readonly stakeMinor: number;
  readonly wonMinor: number;
}

const PROVIDER = 'foyer-games';
const SESSION_MS = 60_000;

/**
 * Books a round as the game provider would, with a game session of its own, which ends with it.
 * @returns the settled bet as other services receive it.
 */
export async function playDevelopmentRound(
  pool: Pool,
  round: DevelopmentRound,
): Promise<Result<object, string>> {
  const { brand, playerId, name, gameId, at } = round;
  const { rows } = await pool.query<{ currency: string }>(
    'select currency from api.wallet where player_id = $1 and brand = $2',
    [playerId, brand],
  );
  const [wallet] = rows;
  if (!wallet) return fail('UNKNOWN_PLAYER');
  const reference = `seed-${playerId}-${name}`;
  await pool.query(
    `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, last_activity_at, expires_at)
     values ($1, $2, $3, $4, 'REAL', $5, $6, $6, $7) on conflict (id) do nothing`,
    [reference, brand, playerId, gameId, wallet.currency, new Date(at), new Date(at + SESSION_MS)],
  );
  const bet: Stake = {
    brand,
    playerId,
    key: `${reference}-bet`,
    product: 'casino',
    provider: PROVIDER,
    gameId,
    gameSessionId: reference,
    reference,
    amount: round.stakeMinor,
    currency: wallet.currency,
  };
  const staked = await stake(pool, bet, at);
  const settled = staked.ok
    ? await settle(pool, { ...bet, key: `${reference}-win`, amount: round.wonMinor, closes: true }, at)
    : staked;
  await pool.query('update api.game_session set closed_at = $2 where id = $1 and closed_at is null', [
    reference,
    new Date(at),
  ]);
  if (!settled.ok) return fail(settled.code);
  const answer = await pool.query<{ bet: object }>(
    `select api.settled_bet(w) as bet from api.wager w where w.player_id = $1 and w.product = 'casino' and w.reference = $2`,
    [playerId, reference],
  );
  return answer.rows[0] ? succeed(answer.rows[0].bet) : fail('NOT_SETTLED');
}
