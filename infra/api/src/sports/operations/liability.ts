import { settleBet, type SportsBet } from '@foyer/kernel/bet-settlement';
import type { LiabilityEvent, SportsRisk } from '@foyer/kernel/sports-risk-answers';
import { exchangeFactor, RATED_CURRENCIES } from '@foyer/money';
import type { Pool } from '@foyer/runtime';

/** Matches and bets of one answer. */
const MAX_EVENTS = 100;
const MAX_BETS = 20;

/** Stake and possible returns of the lines that contain a selection, minor units. */
export interface LegLiability {
  readonly stake: number;
  readonly possibleReturns: number;
}

/** The liability of each leg of a bet (ADR 0310). That of a single is its stake and its possible returns. */
export function legLiabilities(bet: SportsBet): readonly LegLiability[] {
  const { lines } = settleBet(
    bet,
    bet.selections.map(() => undefined),
  );
  return bet.selections.map((_, leg) => {
    const own = lines.filter(({ legs }) => legs.includes(leg));
    return {
      stake: own.length * bet.stakePerLine,
      possibleReturns: own.reduce((sum, { possibleReturns }) => sum + possibleReturns, 0),
    };
  });
}

/** Factors from minor units of each currency to euro cents, for SQL. */
export const EURO_RATES: string = JSON.stringify(
  RATED_CURRENCIES.map((currency) => {
    const { numerator, denominator } = exchangeFactor(currency, 'EUR');
    return { currency, numerator: String(numerator), denominator: String(denominator) };
  }),
);

/** Matches with open bets, those with the highest payout of an outcome first; with one match, only that. */
export async function readLiability(
  pool: Pool,
  { brand, event }: { readonly brand: string | undefined; readonly event: string | undefined },
): Promise<readonly LiabilityEvent[]> {
  const { rows } = await pool.query<LiabilityEvent>(
    `with outcomes as materialized (select * from api.sports_liability($1, $2, $3)),
       events as (
         select event_id, sum(bets)::bigint as selections, max(liability) as highest from outcomes group by event_id order by highest desc, event_id limit $4
       )
     select e.event_id as "eventId", m.competition, m.home, m.away, to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt", e.selections, e.highest,
       (select jsonb_agg(jsonb_build_object('kind', o.market, 'line', o.line, 'outcome', o.outcome, 'bets', o.bets, 'stake', o.stake, 'liability', o.liability) order by o.liability desc)
        from outcomes o where o.event_id = e.event_id) as outcomes
     from events e, lateral (select competition, home, away, starts_at from api.sports_bet_leg l where l.event_id = e.event_id limit 1) m
     order by e.highest desc, e.event_id`,
    [brand ?? null, event ?? null, EURO_RATES, MAX_EVENTS],
  );
  return rows;
}

/** Open bets at boosted odds. A bet on them is a single, so that its leg has the whole liability. */
export async function readBoostedLiability(
  pool: Pool,
  brand: string | undefined,
): Promise<SportsRisk['boostedOdds']> {
  const { rows } = await pool.query<SportsRisk['boostedOdds'][number]>(
    `select b.boosted_odds_id as id, b.brand, count(*) as bets, floor(sum(b.stake * f.numerator / f.denominator))::bigint as stake,
       floor(sum(b.possible_returns * f.numerator / f.denominator))::bigint as liability,
       floor(sum((l.price - coalesce(l.regular_price, l.price)) * (b.stake_per_line - b.cashed_out_per_line) / 1000.0 * f.numerator / f.denominator))::bigint as extra
     from api.sports_bet b join api.sports_bet_leg l on l.bet_id = b.id join jsonb_to_recordset($2::jsonb) f (currency text, numerator numeric, denominator numeric) on f.currency = b.currency
     where b.status = 'OPEN' and b.boosted_odds_id is not null and ($1::text is null or b.brand = $1)
     group by b.boosted_odds_id, b.brand order by liability desc, b.boosted_odds_id limit $3`,
    [brand ?? null, EURO_RATES, MAX_EVENTS],
  );
  return rows;
}

/** Open bets with the highest possible returns. */
export async function readLargestBets(pool: Pool, brand: string | undefined): Promise<SportsRisk['largest']> {
  const { rows } = await pool.query<SportsRisk['largest'][number]>(
    `select b.id, b.brand, b.player_id as "playerId", b.currency, b.stake, b.possible_returns as "possibleReturns",
       floor(b.possible_returns * f.numerator / f.denominator)::bigint as "possibleReturnsInEuro",
       (select count(*) from api.sports_bet_leg l where l.bet_id = b.id) as legs, b.open_legs as "openLegs",
       to_char(b.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "placedAt"
     from jsonb_to_recordset($2::jsonb) f (currency text, numerator numeric, denominator numeric), lateral (
       select * from api.sports_bet o where o.status = 'OPEN' and o.currency = f.currency and ($1::text is null or o.brand = $1) order by o.possible_returns desc, o.id limit $3
     ) b
     order by b.possible_returns * f.numerator / f.denominator desc, b.id limit $3`,
    [brand ?? null, EURO_RATES, MAX_BETS],
  );
  return rows;
}
