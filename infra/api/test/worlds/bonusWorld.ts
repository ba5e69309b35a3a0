import { inTransaction, type Pool } from '@foyer/runtime';
import { postBonusForfeit } from '../../src/bonuses/forfeitBonus.ts';
import { stake, settle } from '../../src/ledger/productLedger.ts';
import { compositeJson, compositeParameter } from '../../src/lib/composite.ts';
import { gameMovement, openLedgerPlayer, TEST_GAME, type LedgerPlayer } from './ledgerWorld.ts';

/** Games with different bonus rules. The game of the ledger tests is a slot that accepts bonus money. */
export const BONUS_GAMES = {
  slot: { id: TEST_GAME, kind: 'SLOT', isBonusEnabled: true, features: [] },
  table: { id: 'felt', kind: 'TABLE', isBonusEnabled: true, features: [] },
  jackpot: { id: 'pot', kind: 'SLOT', isBonusEnabled: true, features: ['jackpot'] },
  live: { id: 'studio', kind: 'LIVE', isBonusEnabled: true, features: [] },
  plain: { id: 'plain', kind: 'SLOT', isBonusEnabled: false, features: [] },
} as const;
export type BonusGame = keyof typeof BONUS_GAMES;

export async function writeBonusGames(pool: Pool): Promise<void> {
  await pool.query(
    `insert into api.game_studio (id, provider, slug, name) values ('studio', 'foyer-games', 'studio', 'Studio')`,
  );
  for (const game of Object.values(BONUS_GAMES)) {
    await pool.query(
      `insert into api.game (id, provider, studio_id, slug, facts) values ($1, 'foyer-games', 'studio', $1, $2)`,
      [game.id, game],
    );
  }
}

export interface BonusPlayer extends LedgerPlayer {
  readonly sessions: Readonly<Record<BonusGame, string>>;
}

/** A player with an open session for each of the games. */
export async function openBonusPlayer(
  pool: Pool,
  options: Parameters<typeof openLedgerPlayer>[1] = {},
): Promise<BonusPlayer> {
  const player = await openLedgerPlayer(pool, options);
  const sessions = Object.fromEntries(
    Object.keys(BONUS_GAMES).map((game) => [
      game,
      game === 'slot' ? player.gameSessionId : crypto.randomUUID(),
    ]),
  ) as Record<BonusGame, string>;
  for (const [game, id] of Object.entries(sessions)) {
    await pool.query(
      `insert into api.game_session (id, brand, player_id, sid, game_id, mode, currency, opened_at, last_activity_at, expires_at)
       select $1, brand, player_id, sid, $3, mode, currency, opened_at, last_activity_at, expires_at from api.game_session where id = $2 on conflict (id) do nothing`,
      [id, player.gameSessionId, BONUS_GAMES[game as BonusGame].id],
    );
  }
  return { ...player, sessions };
}

export function inGame(player: BonusPlayer, game: BonusGame, key: string, amount: number, roundId = key) {
  return {
    ...gameMovement(player, key, amount, roundId),
    gameId: BONUS_GAMES[game].id,
    gameSessionId: player.sessions[game],
  };
}

export interface GivenBonus {
  readonly amount?: number;
  readonly factor?: number;
  readonly maximumPayout?: number;
  readonly at?: number;
}

/** Grants a bonus as a claim does, but without a reward. */
export async function giveBonus(
  pool: Pool,
  player: LedgerPlayer,
  { amount = 1_000, factor = 2, maximumPayout, at = Date.now() }: GivenBonus = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await inTransaction(pool, async (client) => {
    await client.query('set local search_path = api, pg_temp');
    const grant = {
      kind: 'reward',
      holder: 'rewards',
      key: id,
      fingerprint: 'test',
      bonus_id: id,
      name: 'reward.weekend',
      amount,
      wagering_factor: factor,
      maximum_payout: maximumPayout,
      at: new Date(at),
    };
    await client.query(
      `select code from grant_bonus(locked_wallet($2, $3), ${compositeParameter('bonus_grant')})`,
      [compositeJson(grant), player.brand, player.playerId],
    );
  });
  return id;
}

/**
 * Grants four bonuses a minute apart, starting at `at`. In order: converted to 1.50 of real money,
 * forfeited, used up, active. The player has no other money.
 */
export async function playBonusesToEveryEnd(pool: Pool, player: LedgerPlayer, at: number): Promise<void> {
  const play = async (key: string, staked: number, paid: number, minute: number): Promise<void> => {
    const when = at + minute * A_MINUTE_MS;
    const bet = await stake(pool, gameMovement(player, key, staked), when);
    const win = await settle(pool, { ...gameMovement(player, `win-${key}`, paid, key), closes: true }, when);
    if (!bet.ok || !win.ok) throw new Error(`Round refused: ${JSON.stringify([bet, win])}`);
  };
  await giveBonus(pool, player, { amount: 100, factor: 1, at });
  await play('wagered', 100, 150, 0);
  // stakes the converted money, so that the next round uses bonus money first
  await play('own', 150, 0, 0);
  const bonusId = await giveBonus(pool, player, { amount: 200, factor: 9, at: at + A_MINUTE_MS });
  await postBonusForfeit(
    pool,
    { brand: player.brand, playerId: player.playerId, key: 'every-end', bonusId },
    at + A_MINUTE_MS,
  );
  await giveBonus(pool, player, { amount: 300, factor: 9, at: at + 2 * A_MINUTE_MS });
  await play('used-up', 300, 0, 2);
  await giveBonus(pool, player, { amount: 400, factor: 9, at: at + 3 * A_MINUTE_MS });
}

const A_MINUTE_MS = 60_000;

export async function bonusFaults(pool: Pool): Promise<readonly unknown[]> {
  return (
    await pool.query<Record<string, unknown>>(
      'select * from api.bonus_faults() union all select * from api.ledger_faults()',
    )
  ).rows;
}
