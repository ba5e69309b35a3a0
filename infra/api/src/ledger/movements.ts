import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import { metricsOf, type Pool } from '@foyer/runtime';
import { withRetry } from '../lib/withRetry.ts';

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
  | 'BONUS_MAX_STAKE'
  | 'BONUS_UNAVAILABLE'
  | 'STAKE_TOO_HIGH'
  | 'BOOSTED_STAKE_TOO_HIGH'
  | 'STAKE_EXCEEDED'
  | 'NOT_SETTLED'
  | 'SUSPENDED'
  | 'FREE_SPINS_UNAVAILABLE';

export type Movement<Code extends string = RefusalCode> =
  | {
      readonly ok: true;
      readonly balance: number;
      /** Bonus money that can also be staked in the same game, minor units; 0 outside of games. */
      readonly playableBonus: number;
      readonly version: number;
      readonly journalId: number | undefined;
      readonly isReplay: boolean;
    }
  | { readonly ok: false; readonly code: Code; readonly reasons: readonly string[] };

export interface Keyed {
  readonly brand: string;
  readonly playerId: string;
  /** Idempotency key, unique per player; the same key with another body is refused with KEY_REUSED. */
  readonly key: string;
}

interface MovementRow<Code extends string> {
  readonly code: 'OK' | Code;
  readonly balance: number;
  readonly version: number;
  readonly journal_id: number | null;
  readonly replayed: boolean;
  readonly reasons: readonly string[];
  /** Returned by functions for game movements only. */
  readonly playable_bonus?: number;
}

const MOVEMENTS = [
  'stake',
  'stake_batch',
  'settle',
  'settle_partially',
  'resettle',
  'void_stake',
  'stake_free_round',
  'settle_free_round',
  'void_free_round',
  'post_house_transfer',
  'post_raffle_prize',
  'place_sports_bet',
  'place_sports_bets',
  'close_sports_bet',
  'cash_out_sports_bet_part',
  'run_sports_auto_cash_out',
  'settle_sports_bets',
  'correct_sports_bet',
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

/** Counts movements by SQL function and outcome. */
export function countMovements(movement: string, outcome: 'posted' | 'replayed' | 'refused', by = 1): void {
  movements.add({ movement, outcome }, by);
}

/** Calls a money function of SQL; every movement uses this function. */
export async function callMovement<Code extends string = RefusalCode>(
  pool: Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Movement<Code>> {
  const { rows } = await withRetry(() => pool.query<MovementRow<Code>>({ name, text, values }));
  const [row] = rows;
  if (!row) throw new Error(`api.${name} returned no row.`);
  countMovements(name, row.code !== 'OK' ? 'refused' : row.replayed ? 'replayed' : 'posted');
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

/** Hash of the request body of a key: the same key with another body is another movement. */
export function fingerprint(kind: string, body: object): string {
  return createHash('sha256')
    .update(`${kind}:${canonicalJson(body)}`)
    .digest('hex');
}
