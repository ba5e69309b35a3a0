import type { ActivityMonth } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import { linesOf, paymentTotalsOf, productsOf, type StatementSum } from './statementLines.ts';

interface MonthSum extends StatementSum {
  readonly month: number;
}

interface MonthTime {
  readonly month: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly rounds: number;
  readonly minutes: number;
}

export interface ActivityYear {
  readonly year: number;
  /** IANA name; the months are calendar months of this zone. */
  readonly timeZone: string;
  readonly now: number;
}

/**
 * Money and time of each month of a year up to an instant. The amounts of a month equal those of its
 * statement.
 */
export async function readActivity(
  pool: Pool,
  playerId: string,
  { year, timeZone, now }: ActivityYear,
  isLive: (gameId: string) => boolean,
): Promise<readonly ActivityMonth[]> {
  const parameters = [playerId, year, timeZone, new Date(now)];
  const [sums, times] = await Promise.all([
    pool.query<MonthSum>(
      'select month, kind, game_id, product, movements, amount, real_change, bonus_change from api.activity_sums($1, $2, $3, $4)',
      parameters,
    ),
    pool.query<MonthTime>(
      'select t.month, m.starts_at, m.ends_at, t.rounds, t.minutes from api.activity_time($1, $2, $3, $4) t join api.activity_months($2, $3, $4) m on m.month = t.month order by t.month',
      parameters,
    ),
  ]);
  const sumsOf = Map.groupBy(sums.rows, ({ month }) => month);
  return times.rows.map(({ month, starts_at: startsAt, ends_at: endsAt, rounds, minutes }) => {
    const of = sumsOf.get(month) ?? [];
    const products = productsOf(of, new Map(), isLive).map(({ product, staked, returned, net }) => ({
      product,
      staked,
      returned,
      net,
    }));
    const total = (field: 'staked' | 'returned' | 'net'): number =>
      products.reduce((sum, product) => sum + product[field], 0);
    return {
      month,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...paymentTotalsOf(linesOf(of)),
      staked: total('staked'),
      returned: total('returned'),
      net: total('net'),
      rounds,
      minutes,
      products,
    };
  });
}
