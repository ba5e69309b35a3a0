import type { Pool } from '@foyer/runtime';
import type { BackwardPage } from '../server/graphql/backwardPages.ts';

/** A finished raffle. */
export interface DrawRow {
  readonly instance_id: string;
  readonly jackpot_name: string;
  readonly at: Date;
  readonly winners: readonly {
    readonly firstName: string;
    readonly lastName: string;
    /** Minor units of `currency`. */
    readonly amount: number;
    readonly currency: string;
    readonly brand: string;
  }[];
}

/** The newest raffles of the page in ascending order, and one more when there are earlier ones. */
export async function readDraws(pool: Pool, { size, beforeKey }: BackwardPage): Promise<readonly DrawRow[]> {
  const { rows } = await pool.query<DrawRow>(
    `select d.instance_id, d.jackpot_name, d.at,
       (select coalesce(jsonb_agg(jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name,
         'amount', w.amount, 'currency', w.currency, 'brand', w.brand) order by w.amount desc, w.player_id), '[]')
        from api.raffle_winner w join api.player p on p.id = w.player_id where w.instance_id = d.instance_id) as winners
     from api.raffle_draw d
     where $2::text is null or (at, instance_id) < (select at, instance_id from api.raffle_draw where instance_id = $2)
     order by at desc, instance_id desc limit $1`,
    [size + 1, beforeKey ?? null],
  );
  return rows.toReversed();
}
