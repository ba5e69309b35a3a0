import type { LegResult } from '@foyer/kernel/bet-settlement';
import { decideField, isFieldKind, type EachWayTerms, type FieldResult } from '@foyer/kernel/field';
import type { MarketKind, MatchStatistics, OutcomeId, Score } from '@foyer/kernel/markets';
import type { Pool } from '@foyer/runtime';
import { decideLeg, type PartRow, type VoidMarkets } from '../builderLegs.ts';

/** Legs that one query reads. */
const BATCH = 1_000;

interface OpenLegRow {
  readonly bet_id: string;
  readonly leg: number;
  readonly market: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeId;
  readonly parts: readonly PartRow[] | null;
  readonly number: number;
  readonly is_void: boolean;
  readonly void_markets: VoidMarkets;
  readonly home: number;
  readonly away: number;
  readonly periods: readonly Score[];
  readonly statistics: MatchStatistics | null;
  readonly field: FieldResult | null;
  readonly place_terms: EachWayTerms | null;
  readonly placed_at: Date;
}

/** The result of a leg with its dead heats and deductions. */
function resultOf(row: OpenLegRow): LegResult {
  const { market: kind, line, outcome, is_void: isVoid, void_markets: voidMarkets, field, ...result } = row;
  if (isVoid) return { status: 'VOID' };
  if (!isFieldKind(kind)) return { status: decideLeg({ ...row, kind }, { ...result, isVoid, voidMarkets }) };
  const terms = row.place_terms ?? undefined;
  return decideField({ kind, line, outcome, terms, acceptedAt: row.placed_at.getTime() }, field);
}

/** Legs without a result: their index ends the search after a batch. */
const OPEN = 'l.result is null';
/** Legs whose result has been corrected. */
const CORRECTED = 'r.number > 1 and l.result_number < r.number';

/** Decides the legs of these matches that have no result, or an outdated one. */
export async function decideLegs(pool: Pool, events: readonly string[]): Promise<void> {
  for (const condition of [OPEN, CORRECTED] as const)
    while ((await decideBatch(pool, events, condition)) === BATCH);
}

/** Decides at most a batch of legs. Returns their number. */
async function decideBatch(
  pool: Pool,
  events: readonly string[],
  condition: typeof OPEN | typeof CORRECTED,
): Promise<number> {
  if (events.length === 0) return 0;
  const rows = await readUndecidedLegs(pool, events, condition);
  if (rows.length === 0) return 0;
  const results = rows.map(resultOf);
  await pool.query('select from api.decide_sports_legs($1, $2, $3, $4, $5)', [
    rows.map((row) => row.bet_id),
    rows.map((row) => row.leg),
    results.map(({ status }) => status),
    rows.map((row) => row.number),
    results.map(({ status: _, ...terms }) => (Object.keys(terms).length > 0 ? JSON.stringify(terms) : null)),
  ]);
  return rows.length;
}

async function readUndecidedLegs(
  pool: Pool,
  events: readonly string[],
  condition: typeof OPEN | typeof CORRECTED,
): Promise<readonly OpenLegRow[]> {
  const { rows } = await pool.query<OpenLegRow>(
    `select l.bet_id, l.leg, l.market, l.line, l.outcome, l.parts, r.number, r.void_markets, r.home, r.away, r.periods, r.statistics, r.field, l.place_terms,
       -- read for the rows of the batch only, after the limit
       (select b.placed_at from api.sports_bet b where b.id = l.bet_id) as placed_at,
       r.status = 'VOID' or api.contains_market(r.void_markets, l.market, l.line) as is_void
     from unnest($1::text[]) e (event_id)
       cross join lateral (select * from api.sports_result s where s.event_id = e.event_id order by s.number desc limit 1) r
       join api.sports_bet_leg l on l.event_id = e.event_id
     where ${condition} and (r.status <> 'PARTIAL' or api.contains_market(r.void_markets, l.market, l.line)) limit $2`,
    [events, BATCH],
  );
  return rows;
}
