import type { Pool } from '@foyer/runtime';
import {
  compositeJson,
  compositeListJson,
  compositeListParameter,
  compositeParameter,
} from '../../lib/composite.ts';
import { callMovement, countMovements, fingerprint, type Movement } from '../../ledger/movements.ts';
import type { PlayRequest } from '../../ledger/playRequest.ts';
import { withRetry } from '../../lib/withRetry.ts';
import type { BetRow } from '../betRows.ts';
import { SPORTS_PROVIDER } from '../placement/takeStake.ts';

export interface Payout {
  readonly key: string;
  /** Minor units, 0 for a lost bet. */
  readonly amount: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface BetPayout extends Payout {
  /** Numbers of the results that the amount was computed from, in the order of the legs; null for open ones. */
  readonly numbers: readonly (number | null)[];
  /** Open stake of a line that the amount was computed from. */
  readonly stakePerLine: number;
}

export type PaidBet = Pick<BetRow, 'id' | 'brand' | 'player_id' | 'currency'>;

/**
 * Pays out the rest of a bet and closes it, once. Refused with ROUND_CLOSED when it was closed under another key, and
 * with NOT_SETTLED when its results or its open stake are not those of the amount.
 */
export function closeBet(
  pool: Pool,
  bet: PaidBet,
  { status, ...payout }: BetPayout & { readonly status: 'SETTLED' | 'CASHED_OUT' },
): Promise<Movement> {
  return callMovement(
    pool,
    'close_sports_bet',
    `select * from api.close_sports_bet(${compositeParameter('play_request')}, $2, $3, $4)`,
    [requestOf(bet, status, payout), status, payout.numbers, payout.stakePerLine],
  );
}

/** A bet and its payout by results. */
export type DecidedBet = PaidBet & { readonly payout: BetPayout };

/**
 * Pays out decided bets, each once, and returns the code of each in their order: OK, ROUND_CLOSED or NOT_SETTLED as in
 * {@link closeBet}, or why the ledger refused it. One transaction; those of players with a bonus follow in another.
 */
export async function settleBatch(pool: Pool, bets: readonly DecidedBet[]): Promise<readonly string[]> {
  const codes = new Map<number, string>();
  for (let left = [...bets.keys()]; left.length > 0;) {
    const settled = await settleTogether(
      pool,
      left.flatMap((index) => bets[index] ?? []),
    );
    if (settled.length === 0) throw new Error('api.settle_sports_bets returned no row.');
    for (const { place, code } of settled) codes.set(left[place - 1] ?? -1, code);
    left = left.filter((index) => !codes.has(index));
  }
  return bets.map((_, index) => codes.get(index) ?? 'MISSING');
}

interface SettledRow {
  readonly place: number;
  readonly code: string;
  readonly replayed: boolean;
}

async function settleTogether(pool: Pool, bets: readonly DecidedBet[]): Promise<readonly SettledRow[]> {
  const { rows } = await withRetry(() =>
    pool.query<SettledRow>({
      name: 'settle_sports_bets',
      text: `select * from api.settle_sports_bets(${compositeListParameter('play_request')}, $2, $3)`,
      values: [
        compositeListJson(bets.map((bet) => requestFields(bet, 'SETTLED', bet.payout))),
        JSON.stringify(bets.map(({ payout }) => payout.numbers)),
        bets.map(({ payout }) => payout.stakePerLine),
      ],
    }),
  );
  for (const { code, replayed } of rows)
    countMovements('settle_sports_bets', code !== 'OK' ? 'refused' : replayed ? 'replayed' : 'posted');
  return rows;
}

/** Corrects the payout of a settled bet; the amount contains earlier cash-outs. Refused with NOT_SETTLED when its results are not those of the amount. */
export function correctBet(pool: Pool, bet: PaidBet, payout: BetPayout): Promise<Movement> {
  return callMovement(
    pool,
    'correct_sports_bet',
    `select * from api.correct_sports_bet(${compositeParameter('play_request')}, $2, $3)`,
    [requestOf(bet, 'CORRECTED', payout), payout.numbers, payout.stakePerLine],
  );
}

/** A payout as the parameter of a function of SQL; the same key with another action is another movement. */
export function requestOf(bet: PaidBet, action: string, payout: Payout) {
  return compositeJson(requestFields(bet, action, payout));
}

function requestFields(bet: PaidBet, status: string, { key, amount, at }: Payout): PlayRequest {
  return {
    brand: bet.brand,
    player_id: bet.player_id,
    key,
    fingerprint: fingerprint('sports_payout', { bet: bet.id, status }),
    product: 'sportsbook',
    provider: SPORTS_PROVIDER,
    reference: bet.id,
    game_id: undefined,
    game_session_id: undefined,
    amount,
    currency: bet.currency,
    at: new Date(at),
  };
}
