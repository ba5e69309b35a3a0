import { countLines } from '@foyer/kernel/bet-lines';
import { isFieldKind } from '@foyer/kernel/field';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { Clock, Pool } from '@foyer/runtime';
import type { BetRow } from '../betRows.ts';
import { valueOffer } from './offers.ts';
import { SAMPLE_MS } from './priceSamples.ts';

/** Most points of a history. */
const MAX_POINTS = 240;
const MIN_POINTS = 24;
/** Lines that are valued for one history; a bet of many lines has fewer points. */
const MAX_VALUED_LINES = 24_000;

export interface ValueSample {
  /** ISO 8601. */
  readonly at: string;
  /** Minor units of the stake that was open; null while no offer could be made. */
  readonly offer: number | null;
  readonly fairValue: number | null;
}

/** A price of a leg, or the end of the time in which it was open. */
interface LegSample {
  readonly step: number;
  readonly leg: number;
  /** Thousandths; null while no bet was accepted. */
  readonly price: number | null;
  readonly margin_basis_points: number;
}

/**
 * Offers of a bet from its placement to now or to its end. They follow from the sampled prices of its selections, the
 * results and the partial cash-outs, so that nothing is stored for each bet (ADR 0314).
 */
export async function readValueHistory(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  bet: BetRow,
): Promise<readonly ValueSample[]> {
  // samples have neither the prices of places nor the deductions of withdrawn runners
  if (bet.legs.some(({ market }) => isFieldKind(market))) return [];
  const from = bet.placed_at.getTime();
  const until = bet.settled_at?.getTime() ?? clock();
  const lines = countLines({ ...bet, legs: bet.legs.length });
  const points = Math.min(MAX_POINTS, Math.max(MIN_POINTS, Math.floor(MAX_VALUED_LINES / lines)));
  const stepMs = Math.max(SAMPLE_MS, Math.ceil((until - from) / points));
  const times = [bet.id, bet.placed_at, stepMs, new Date(until)];
  const [samples, parts] = await Promise.all([
    pool.query<LegSample>(
      `select distinct on (step, l.leg) ${STEP('s.at')} as step, l.leg, s.price, s.margin_basis_points
       from api.sports_bet_leg l join api.sports_price_sample s
         on s.event_id = l.event_id and s.market = l.market and s.outcome = l.outcome and s.line is not distinct from l.line
       where l.bet_id = $1 and s.at >= $2 and s.at <= $4 order by step, l.leg, s.at desc`,
      times,
    ),
    pool.query<{ step: number; part: number }>(
      `select ${STEP('c.at')} as step, sum(c.stake_per_line)::bigint as part from api.sports_cash_out c
       where c.bet_id = $1 and c.at >= $2 and c.at < $4 group by step`,
      times,
    ),
  ]);
  return valueSteps(bet, { from, until, stepMs, samples: samples.rows, parts: parts.rows });
}

/** Number of the step that contains a time, from 0. */
const STEP = (column: string) =>
  `floor(extract(epoch from ${column} - $2::timestamptz) * 1000 / $3::bigint)::integer`;

interface Steps {
  readonly from: number;
  readonly until: number;
  readonly stepMs: number;
  readonly samples: readonly LegSample[];
  readonly parts: readonly { readonly step: number; readonly part: number }[];
}

/** Values the bet after each step in which a price, a result or the stake changed, by what was known at its end. */
export function valueSteps(
  bet: BetRow,
  { from, until, stepMs, samples, parts }: Steps,
): readonly ValueSample[] {
  const [first] = samples;
  if (!first) return [];
  const prices: (number | null)[] = bet.legs.map(({ price }) => price);
  const { margin_basis_points: marginBasisPoints } = first;
  // that of a bet builder is its own
  const margins = bet.legs.map(
    (_, leg) => samples.find((sample) => sample.leg === leg)?.margin_basis_points ?? marginBasisPoints,
  );
  let stakePerLine = bet.stake_per_line;
  const stepOf = (at: number): number => Math.floor((at - from) / stepMs);
  const decidedIn = bet.legs.map(({ result, ended_at: at }) =>
    result === null || at === null ? Infinity : stepOf(Date.parse(at)),
  );
  const valueAt = (step: number, at: number): ValueSample => {
    const { amount, fairValue } = valueOffer(
      {
        id: bet.id,
        bankers: bet.bankers,
        sizes: bet.sizes,
        placed_at: bet.placed_at,
        stakePerLine,
        legs: bet.legs.map(({ result, ...priced }, leg) => ({
          ...priced,
          result: (decidedIn[leg] ?? Infinity) <= step ? result : null,
        })),
      },
      { marginBasisPoints, quotes: prices.map((price, leg) => quoteOf(price, margins[leg])) },
    );
    return { at: new Date(at).toISOString(), offer: amount ?? null, fairValue: fairValue ?? null };
  };
  const history = [valueAt(-1, from)];
  const changed = [
    ...new Set([...samples, ...parts].map(({ step }) => step).concat(decidedIn.filter(Number.isFinite))),
  ];
  for (const step of changed.filter((at) => at >= 0).toSorted((one, other) => one - other)) {
    for (const sample of samples)
      if (sample.step === step) {
        prices[sample.leg] = sample.price;
        margins[sample.leg] = sample.margin_basis_points;
      }
    for (const { step: at, part } of parts) if (at === step) stakePerLine -= part;
    const at = Math.min(until, from + (step + 1) * stepMs);
    if (from + step * stepMs <= until) history.push(valueAt(step, at));
  }
  const last = history.at(-1);
  // the last value is that of now, or of the end of the bet
  if (last && Date.parse(last.at) < until) history.push({ ...last, at: new Date(until).toISOString() });
  return history;
}

function quoteOf(price: number | null, marginBasisPoints: number | undefined): Quote {
  return price === null
    ? { status: 'unavailable' }
    : { ...NO_MATCH, status: 'open', price, marginBasisPoints };
}

/** A value follows from price and status alone. */
const NO_MATCH = {
  sport: 'football',
  competition: '',
  home: '',
  away: '',
  startsAt: 0,
  phase: 'live',
  player: null,
} as const;
