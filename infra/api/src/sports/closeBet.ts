import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { callMovement, fingerprint, type Movement } from '../ledger/movements.ts';
import type { PlayRequest } from '../ledger/playRequest.ts';
import type { BetRow } from './betRows.ts';
import { SPORTS_PROVIDER } from './placeBet.ts';

export interface BetPayout {
  readonly key: string;
  /** Minor units in total, 0 for a lost bet. */
  readonly amount: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Numbers of the results that the amount was computed from, in the order of the legs; undefined for a cash-out. */
  readonly numbers?: readonly number[];
}

type PaidBet = Pick<BetRow, 'id' | 'brand' | 'player_id' | 'currency'>;

/**
 * Pays out a bet and closes it, once. Refused with ROUND_CLOSED when it was closed under another key, and with
 * NOT_SETTLED when its results are not those of the amount.
 */
export function closeBet(
  pool: Pool,
  bet: PaidBet,
  { status, ...payout }: BetPayout & { readonly status: 'SETTLED' | 'CASHED_OUT' },
): Promise<Movement> {
  return callMovement(
    pool,
    'close_sports_bet',
    `select * from api.close_sports_bet(${compositeParameter('play_request')}, $2, $3)`,
    [requestOf(bet, status, payout), status, payout.numbers ?? null],
  );
}

/** Corrects the payout of a settled bet. Refused with NOT_SETTLED when its results are not those of the amount. */
export function correctBet(pool: Pool, bet: PaidBet, payout: Required<BetPayout>): Promise<Movement> {
  return callMovement(
    pool,
    'correct_sports_bet',
    `select * from api.correct_sports_bet(${compositeParameter('play_request')}, $2)`,
    [requestOf(bet, 'CORRECTED', payout), payout.numbers],
  );
}

function requestOf(bet: PaidBet, status: string, { key, amount, at }: BetPayout) {
  const request: PlayRequest = {
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
  return compositeJson(request);
}
