import type { Currency } from '@foyer/money';
import type { Pool } from '@foyer/runtime';

/** A settled bet as the journal of the ledger has it. */
export interface JournalBet {
  readonly player_id: string;
  readonly product: 'casino' | 'sportsbook';
  readonly currency: Currency;
  readonly game_id: string | null;
  readonly studio_id: string | null;
  readonly opened_at: Date;
  readonly closed_at: Date;
  readonly staked: number;
  readonly real_money: number;
  /** Payouts until the bet was settled. */
  readonly won: number;
}

/**
 * All settled bets from the journal: stakes without the voided ones, and payouts until the settlement. Later payouts and
 * corrections are not read: points do not depend on them.
 */
export async function readJournalBets(pool: Pool): Promise<readonly JournalBet[]> {
  const { rows } = await pool.query<JournalBet>(
    `select w.player_id, w.product, w.currency, w.game_id, g.studio_id, w.opened_at, w.closed_at,
       (select coalesce(sum(p.amount), 0)::bigint from api.journal p where p.player_id = w.player_id and p.product = w.product
          and p.reference = w.reference and p.kind = 'win' and p.created_at <= w.closed_at) as won,
       coalesce(sum(b.amount), 0)::bigint as staked, coalesce(sum(b.amount - b.bonus_amount), 0)::bigint as real_money
     from api.wager w left join api.game g on g.id = w.game_id
     left join api.journal b on b.player_id = w.player_id and b.product = w.product and b.reference = w.reference and b.kind = 'bet'
       and not exists (select 1 from api.journal r where r.reverses_id = b.id)
     where w.status = 'CLOSED' group by w.id, g.studio_id order by w.closed_at, w.id`,
  );
  return rows;
}
