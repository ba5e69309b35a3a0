import type { CashOutUnavailable } from '@foyer/graphql/main';
import { linesOf } from '@foyer/kernel/bet-lines';
import { legFactor } from '@foyer/kernel/bet-settlement';
import { floor, fraction, plus, times, ZERO, type Fraction } from '@foyer/kernel/fraction';
import type { Quote, Quotes } from '@foyer/kernel/sports-trading';
import { openStake, type BetRow, type LegRow } from '../betRows.ts';
import type { PlaceBetDeps } from '../placeBet.ts';
import { marginOf, readSelectionQuotes } from './selectionQuotes.ts';

/** Share of the fair value that is offered, percent; ADR 0305. */
const OFFERED_PERCENT = 95;
const PERCENT = 100;
const BASIS_POINTS = 10_000;

export interface CashOutOffer {
  readonly betId: string;
  /** Minor units; undefined when no offer can be made. */
  readonly amount?: number;
  /** Expected payout at the current prices without their margin, minor units rounded down. */
  readonly fairValue?: number;
  readonly unavailable?: CashOutUnavailable;
}

/** The part of a leg that its value follows from. */
export type ValuedLeg = Pick<LegRow, 'price' | 'result'>;

export interface ValuedBet extends Pick<BetRow, 'id' | 'bankers' | 'sizes'> {
  /** Open stake of a line, minor units. */
  readonly stakePerLine: number;
  readonly legs: readonly ValuedLeg[];
}

/**
 * The offer for the open stake of a bet: the fair value of its lines, less a margin. An open selection is worth its
 * accepted price times its probability, which is that of the current price without the margin of the feed.
 * @param quotes - of all legs, in their order; those of decided legs are not read
 */
export function valueOffer(
  bet: ValuedBet,
  {
    quotes,
    marginBasisPoints,
  }: { readonly quotes: readonly (Quote | undefined)[] } & Pick<Quotes, 'marginBasisPoints'>,
): CashOutOffer {
  const factors: Fraction[] = [];
  for (const [index, leg] of bet.legs.entries()) {
    const factor = factorOf(leg, quotes[index], marginBasisPoints);
    if (typeof factor === 'string') return { betId: bet.id, unavailable: factor };
    factors.push(factor);
  }
  const lines = linesOf({ legs: bet.legs.length, bankers: bet.bankers, sizes: bet.sizes });
  const value = lines
    .map((legs) =>
      legs.reduce((product, leg) => times(product, factors[leg] ?? ZERO), fraction(bet.stakePerLine)),
    )
    .reduce((sum, line) => plus(sum, line), ZERO);
  const amount = floor(times(value, fraction(OFFERED_PERCENT, PERCENT)));
  return amount > 0
    ? { betId: bet.id, amount, fairValue: floor(value) }
    : { betId: bet.id, unavailable: 'LOST' };
}

/** The offer for a stored bet. */
export function offerOf(bet: BetRow, quotes: Parameters<typeof valueOffer>[1]): CashOutOffer {
  return valueOffer({ ...bet, stakePerLine: openStake(bet) }, quotes);
}

function factorOf(
  { result, price }: ValuedLeg,
  quote: Quote | undefined,
  marginBasisPoints: number,
): Fraction | CashOutUnavailable {
  if (result !== null) return legFactor({ price }, { status: result }, 'WIN');
  // of a bet builder: a part cannot win any more
  if (quote?.status === 'unavailable' && quote.reason === 'IMPOSSIBLE') return ZERO;
  if (!quote || quote.status === 'unavailable' || quote.phase === 'ended') return 'ENDED';
  if (quote.status === 'suspended') return 'SUSPENDED';
  return fraction(
    price * BASIS_POINTS,
    quote.price * (BASIS_POINTS + (marginOf(quote) ?? marginBasisPoints)),
  );
}

/**
 * Current offers of open bets. The feed is asked once for each brand and selection, in as few questions as it accepts.
 */
export async function readOffers(
  deps: PlaceBetDeps,
  bets: readonly BetRow[],
): Promise<readonly CashOutOffer[]> {
  try {
    const offers = new Map<string, CashOutOffer>();
    for (const brand of new Set(bets.map((bet) => bet.brand))) {
      const own = bets.filter((bet) => bet.brand === brand);
      const open = own.flatMap(({ legs }) => legs.filter(({ result }) => result === null));
      const { marginBasisPoints, quoteOf } = await readSelectionQuotes(deps, open, brand);
      for (const bet of own)
        offers.set(bet.id, offerOf(bet, { marginBasisPoints, quotes: bet.legs.map(quoteOf) }));
    }
    return bets.map(({ id }) => offers.get(id) ?? { betId: id, unavailable: 'FEED_UNAVAILABLE' });
  } catch (error) {
    deps.log.warn('no cash-out offers, because the prices are unknown', { error });
    return bets.map(({ id }) => ({ betId: id, unavailable: 'FEED_UNAVAILABLE' }));
  }
}
