import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import { metricsOf, type Pool } from '@foyer/runtime';
import { retried } from './retried.ts';

export type RefusalCode =
  | 'UNKNOWN_PLAYER'
  | 'KEY_REUSED'
  | 'ROLLED_BACK'
  | 'CURRENCY_MISMATCH'
  | 'PLAYER_BLOCKED'
  | 'SESSION_ENDED'
  | 'GAME_BLOCKED'
  | 'ROUND_CLOSED'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_REACHED'
  | 'INSUFFICIENT_FUNDS'
  | 'NOT_A_BET'
  | 'BONUS_MAX_STAKE';

export type Movement<Code extends string = RefusalCode> =
  | {
      readonly ok: true;
      readonly balance: number;
      /** Bonus money that can be staked in the movement's game besides; 0 outside of games. */
      readonly playableBonus: number;
      readonly version: number;
      readonly journalId: number | undefined;
      readonly isReplay: boolean;
    }
  | { readonly ok: false; readonly code: Code; readonly reasons: readonly string[] };

export interface Keyed {
  readonly brand: string;
  readonly playerId: string;
  /** Unique for this player for ever; the same key with another body is refused. */
  readonly key: string;
}

export interface GameMovement extends Keyed {
  readonly provider: string;
  readonly gameId: string;
  readonly gameSessionId: string;
  readonly roundId: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Rollback extends Keyed {
  readonly provider: string;
  readonly betKey: string;
}

export interface HouseTransfer extends Keyed {
  /** Minor units; positive to the player. */
  readonly amount: number;
  readonly currency: string;
}

export interface JackpotWin extends HouseTransfer {
  readonly instanceId: string;
}

export function postBet(pool: Pool, bet: GameMovement, at: number): Promise<Movement> {
  return callMovement(pool, 'post_bet', [
    bet.brand,
    bet.playerId,
    bet.key,
    fingerprint('bet', bet),
    bet.provider,
    bet.gameId,
    bet.gameSessionId,
    bet.roundId,
    bet.amount,
    bet.currency,
    new Date(at),
  ]);
}

export interface TimedBet {
  readonly bet: GameMovement;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface TogetherRow {
  /** From 1, in the order of the bets. */
  readonly place: number;
  readonly balance: number;
  readonly version: number;
  readonly journal_id: number;
}

/**
 * Bets of different players in one transaction (`sql/functions/bets.sql`). Undefined for those that were not posted, for whatever reason: `postBet` knows the reason.
 * @throws when none was posted.
 */
export async function postBets(
  pool: Pool,
  bets: readonly TimedBet[],
): Promise<readonly (Movement | undefined)[]> {
  const columns = [
    bets.map(({ bet }) => bet.brand),
    bets.map(({ bet }) => bet.playerId),
    bets.map(({ bet }) => bet.key),
    bets.map(({ bet }) => fingerprint('bet', bet)),
    bets.map(({ bet }) => bet.provider),
    bets.map(({ bet }) => bet.gameId),
    bets.map(({ bet }) => bet.gameSessionId),
    bets.map(({ bet }) => bet.roundId),
    bets.map(({ bet }) => bet.amount),
    bets.map(({ bet }) => bet.currency),
    bets.map(({ at }) => new Date(at)),
  ];
  const { rows } = await pool.query<TogetherRow>({
    name: 'post_bets',
    text: callOf('post_bets', columns.length),
    values: columns,
  });
  const answers: (Movement | undefined)[] = bets.map(() => undefined);
  for (const { place, balance, version, journal_id: journalId } of rows)
    answers[place - 1] = { ok: true, balance, playableBonus: 0, version, journalId, isReplay: false };
  movements.add({ movement: 'post_bet', outcome: 'posted' }, rows.length);
  return answers;
}

export function postWin(
  pool: Pool,
  win: GameMovement & { readonly closesRound: boolean },
  at: number,
): Promise<Movement> {
  return callMovement(pool, 'post_win', [
    win.brand,
    win.playerId,
    win.key,
    fingerprint('win', win),
    win.provider,
    win.gameId,
    win.gameSessionId,
    win.roundId,
    win.amount,
    win.currency,
    win.closesRound,
    new Date(at),
  ]);
}

export function postRollback(pool: Pool, rollback: Rollback, at: number): Promise<Movement> {
  return callMovement(pool, 'post_rollback', [
    rollback.brand,
    rollback.playerId,
    rollback.key,
    fingerprint('rollback', rollback),
    rollback.provider,
    rollback.betKey,
    new Date(at),
  ]);
}

export function postHouseTransfer(pool: Pool, transfer: HouseTransfer, at: number): Promise<Movement> {
  return callMovement(pool, 'post_house_transfer', [
    transfer.brand,
    transfer.playerId,
    transfer.key,
    fingerprint('house_transfer', transfer),
    transfer.amount,
    transfer.currency,
    new Date(at),
  ]);
}

export function postJackpotWin(pool: Pool, win: JackpotWin, at: number): Promise<Movement> {
  return callMovement(pool, 'post_jackpot_win', [
    win.brand,
    win.playerId,
    win.key,
    fingerprint('jackpot_win', win),
    win.instanceId,
    win.amount,
    win.currency,
    new Date(at),
  ]);
}

interface MovementRow<Code extends string> {
  readonly code: 'OK' | Code;
  readonly balance: number;
  readonly version: number;
  readonly journal_id: number | null;
  readonly replayed: boolean;
  readonly reasons: readonly string[];
  /** Of the functions that games call. */
  readonly playable_bonus?: number;
}

const MOVEMENTS = [
  'post_bet',
  'post_win',
  'post_rollback',
  'post_house_transfer',
  'post_jackpot_win',
  'post_reward_claim',
  'post_bonus_forfeit',
  'post_cashback',
  'post_debt_settlement',
];
const movements = metricsOf('api').count('movements', 'Movements of money by what became of them', {
  movement: MOVEMENTS,
  outcome: ['posted', 'replayed', 'refused'],
});

/** One call of a money function of SQL; every movement goes through here. */
export async function callMovement<Code extends string = RefusalCode>(
  pool: Pool,
  name: string,
  values: unknown[],
): Promise<Movement<Code>> {
  const { rows } = await retried(() =>
    pool.query<MovementRow<Code>>({ name, text: callOf(name, values.length), values }),
  );
  const [row] = rows;
  if (!row) throw new Error('A movement answered nothing.');
  movements.add({
    movement: name,
    outcome: row.code !== 'OK' ? 'refused' : row.replayed ? 'replayed' : 'posted',
  });
  if (row.code !== 'OK') return { ok: false, code: row.code, reasons: row.reasons };
  return {
    ok: true,
    balance: row.balance,
    playableBonus: row.playable_bonus ?? 0,
    version: row.version,
    journalId: row.journal_id ?? undefined,
    isReplay: row.replayed,
  };
}

function callOf(name: string, parameters: number): string {
  return `select * from api.${name}(${Array.from({ length: parameters }, (_, index) => `$${index + 1}`).join(',')})`;
}

/** What a key stands for: the same key with another body is not the same movement. */
export function fingerprint(kind: string, body: object): string {
  return createHash('sha256')
    .update(`${kind}:${canonicalJson(body)}`)
    .digest('hex');
}
