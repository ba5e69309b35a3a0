import type { CashOutUnavailable } from '@foyer/graphql/main';
import { legFactor, partLinesOf, type BetPart } from '@foyer/kernel/bet-settlement';
import { deductionSince, isFieldKind } from '@foyer/kernel/field';
import { floor, fraction, plus, times, ZERO, type Fraction } from '@foyer/kernel/fraction';
import type { Quote, Quotes } from '@foyer/kernel/sports-trading';
import { openStake, type BetRow, type LegRow } from '../betRows.ts';
import type { PlaceBetDeps } from '../placement/bettor.ts';
import { storedBet, storedResult } from '../storedBet.ts';
import { marginOf, readSelectionQuotes } from './selectionQuotes.ts';

/** Share of the fair value that is offered, percent; ADR 0305. */
const OFFERED_PERCENT = 95;
const PERCENT = 100;
const BASIS_POINTS = 10_000;
/** Decimal odds are thousandths. */
const PRICE_UNITS = 1_000;

export interface CashOutOffer {
  readonly betId: string;
  /** Minor units; undefined when no offer can be made. */
  readonly amount?: number;
  /** Expected payout at the current prices without their margin, minor units rounded down. */
  readonly fairValue?: number;
  readonly unavailable?: CashOutUnavailable;
}

/** The part of a leg that its value follows from. */
export type ValuedLeg = Pick<LegRow, 'market' | 'price' | 'place_terms' | 'result' | 'result_terms'>;

export interface ValuedBet extends Pick<BetRow, 'id' | 'bankers' | 'sizes' | 'placed_at'> {
  /** Open stake of a line, minor units. */
  readonly stakePerLine: number;
  readonly legs: readonly ValuedLeg[];
}

/**
 * The offer for the open stake of a bet: the fair value of its lines, less a margin. An open selection is worth its
 * accepted price times its probability, which is that of the current price without the margin of the feed; the place
 * part of an each-way bet, that of the price of a place.
 * @param quotes - of all legs, in their order; those of decided legs are not read
 */
export function valueOffer(
  bet: ValuedBet,
  {
    quotes,
    marginBasisPoints,
  }: { readonly quotes: readonly (Quote | undefined)[] } & Pick<Quotes, 'marginBasisPoints'>,
): CashOutOffer {
  const shape = storedBet(bet, bet.stakePerLine);
  const parts: readonly BetPart[] = shape.isEachWay ? ['WIN', 'PLACE'] : ['WIN'];
  const factors: Record<BetPart, Fraction[]> = { WIN: [], PLACE: [] };
  for (const part of parts)
    for (const [index, leg] of bet.legs.entries()) {
      const valued = { ...leg, placedAt: bet.placed_at.getTime() };
      // a selection on the win alone is in no line on the places
      const factor =
        part === 'PLACE' && !leg.place_terms
          ? ZERO
          : factorOf(valued, { quote: quotes[index], marginBasisPoints, part });
      if (typeof factor === 'string') return { betId: bet.id, unavailable: factor };
      factors[part].push(factor);
    }
  const value = partLinesOf(shape)
    .map(({ part, legs }) =>
      legs.reduce((product, leg) => times(product, factors[part][leg] ?? ZERO), fraction(bet.stakePerLine)),
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
  leg: ValuedLeg & { readonly placedAt: number },
  {
    quote,
    marginBasisPoints,
    part,
  }: { readonly quote: Quote | undefined; readonly part: BetPart } & Pick<Quotes, 'marginBasisPoints'>,
): Fraction | CashOutUnavailable {
  const accepted = { price: leg.price, place: leg.place_terms ?? undefined };
  const result = storedResult(leg);
  if (result) return legFactor(accepted, result, part);
  // of a bet builder: a part cannot win any more
  if (quote?.status === 'unavailable' && quote.reason === 'IMPOSSIBLE') return ZERO;
  if (!quote || quote.status === 'unavailable' || quote.phase === 'ended') return 'ENDED';
  if (quote.status === 'suspended') return 'SUSPENDED';
  const price = part === 'WIN' ? quote.price : placePriceOf(quote, leg);
  if (price === undefined) return 'SUSPENDED';
  const deduction = isFieldKind(leg.market)
    ? deductionSince(quote.withdrawn ?? [], leg.placedAt, leg.market)
    : 0;
  const won = legFactor(accepted, { status: 'WON', deduction }, part);
  const margin = marginOf(quote) ?? marginBasisPoints;
  return times(won, fraction(PRICE_UNITS * BASIS_POINTS, price * (BASIS_POINTS + margin)));
}

/** The price of a place for the accepted number of places; undefined when other places are priced now. */
function placePriceOf(
  quote: Exclude<Quote, { readonly status: 'unavailable' }>,
  { place_terms: terms }: ValuedLeg,
): number | undefined {
  return quote.eachWay?.places === terms?.places ? quote.eachWay?.placePrice : undefined;
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
