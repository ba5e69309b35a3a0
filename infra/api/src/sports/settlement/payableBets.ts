import type { Pool } from '@foyer/runtime';
import type { BetRow, LegRow } from '../betRows.ts';

/** A bet as far as its payout depends on it. */
export type PayableBet = Pick<
  BetRow,
  | 'id'
  | 'brand'
  | 'player_id'
  | 'bankers'
  | 'sizes'
  | 'lines'
  | 'stake_per_line'
  | 'cashed_out_per_line'
  | 'cashed_out'
  | 'currency'
  | 'boost_percent'
  | 'boost_maximum'
> & {
  readonly legs: readonly Pick<
    LegRow,
    'price' | 'place_terms' | 'result' | 'result_terms' | 'result_number'
  >[];
};

const PAYABLE_BETS = `select b.id, b.brand, b.player_id, b.bankers, b.sizes, b.lines, b.stake_per_line, b.cashed_out_per_line, b.cashed_out, b.currency, b.boost_percent, b.boost_maximum,
    (select jsonb_agg(jsonb_build_object('price', l.price, 'place_terms', l.place_terms, 'result', l.result, 'result_terms', l.result_terms, 'result_number', l.result_number) order by l.leg)
      from api.sports_bet_leg l where l.bet_id = b.id) as legs
  from api.sports_bet b`;

/** Open bets whose legs are all decided, oldest first. */
export async function readDecidedBets(pool: Pool, limit: number): Promise<readonly PayableBet[]> {
  const { rows } = await pool.query<PayableBet>(
    `${PAYABLE_BETS} where b.status = 'OPEN' and b.open_legs = 0 order by b.placed_at, b.id limit $1`,
    [limit],
  );
  return rows;
}

/** Settled bets whose payout does not follow from their results any more, oldest first. */
export async function readOutdatedBets(pool: Pool, limit: number): Promise<readonly PayableBet[]> {
  const { rows } = await pool.query<PayableBet>(
    `${PAYABLE_BETS} where b.is_outdated order by b.placed_at, b.id limit $1`,
    [limit],
  );
  return rows;
}
