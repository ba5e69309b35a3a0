import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { callMovement, fingerprint, type Movement } from '../ledger/movements.ts';
import type { PlayRequest } from '../ledger/playRequest.ts';
import type { BetRow } from './betRows.ts';
import { SPORTS_PROVIDER } from './placeBet.ts';

export interface BetPayout {
  readonly key: string;
  readonly status: 'SETTLED' | 'CASHED_OUT';
  /** Minor units, 0 for a lost bet. */
  readonly amount: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Pays out a bet and closes it, once. Refused with ROUND_CLOSED when it was closed under another key. */
export function closeBet(
  pool: Pool,
  bet: Pick<BetRow, 'id' | 'brand' | 'player_id' | 'currency'>,
  { key, status, amount, at }: BetPayout,
): Promise<Movement> {
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
  return callMovement(
    pool,
    'close_sports_bet',
    `select * from api.close_sports_bet(${compositeParameter('play_request')}, $2)`,
    [compositeJson(request), status],
  );
}
