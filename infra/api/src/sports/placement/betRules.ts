import type { AcceptedPriceChanges, SportsBetRefusal } from '@foyer/graphql/main';
import { countLines, linesOf, MAX_LEGS, MAX_LINES, type BetShape } from '@foyer/kernel/bet-lines';
import { partLinesOf, settleBet, stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import { areRelatedEvents, type EachWayTerms } from '@foyer/kernel/field';
import { plus, ZERO } from '@foyer/kernel/fraction';
import { hasItsParts, type Quote, type TradedSelection } from '@foyer/kernel/sports-trading';
import { convertMinor } from '@foyer/money';
import { storedOutcome } from '../builderLegs.ts';

/** Lowest stake of a line, euro cents; ADR 0304. */
const MIN_STAKE_EURO_CENTS = 10;
/** Highest payout of a bet, euro cents; ADR 0304. */
const MAX_PAYOUT_EURO_CENTS = 25_000_000;
/** Time between the request for a bet on a match in play and its acceptance, in ms; ADR 0304. */
export const IN_PLAY_DELAY_MS = 5_000;

/** A selection with the price that the player saw. */
export interface PricedSelection extends TradedSelection {
  readonly price: number;
  /** The terms that the player saw, for a selection that is backed each way. */
  readonly eachWay?: EachWayTerms | undefined;
}

/** A bet as the page requests it; nothing of it is believed. */
export interface BetRequest extends Omit<BetShape, 'legs'> {
  readonly selections: readonly PricedSelection[];
  /** Minor units. */
  readonly stakePerLine: number;
  readonly priceChanges: AcceptedPriceChanges;
  /** Id of a profit boost. */
  readonly boost?: string | undefined;
  /** Id of boosted odds. */
  readonly boostedOdds?: string | undefined;
  /** Real money, then bonus money by the terms of the bonus (ADR 0327); undefined: real money only. */
  readonly money?: 'BONUS' | undefined;
}

/** Limits of the stakes in a currency, minor units. */
export function stakeLimits(currency: string): {
  readonly minimumStake: number;
  readonly maximumPayout: number;
} {
  return {
    minimumStake: Math.max(1, convertMinor(MIN_STAKE_EURO_CENTS, 'EUR', currency)),
    maximumPayout: convertMinor(MAX_PAYOUT_EURO_CENTS, 'EUR', currency),
  };
}

export function shapeOf({ selections, bankers, sizes }: BetRequest): BetShape {
  return { legs: selections.length, bankers, sizes };
}

/** True without a selection that occurs twice. */
export function areDistinct(selections: readonly TradedSelection[]): boolean {
  const keys = selections.map((selection) =>
    [selection.event, selection.kind, selection.line, storedOutcome(selection)].join(),
  );
  return new Set(keys).size === keys.length;
}

/** Reasons against a bet that follow from its selections alone. */
export function shapeRefusal(request: BetRequest): SportsBetRefusal | undefined {
  const { selections } = request;
  const lines = countLines(shapeOf(request));
  if (
    selections.length > MAX_LEGS ||
    lines === 0 ||
    !areDistinct(selections) ||
    !selections.every(hasItsParts)
  )
    return 'SELECTIONS_INVALID';
  if (lines > MAX_LINES) return 'TOO_MANY_LINES';
  if (selections.some(({ eachWay }) => eachWay) && !hasEachWayLine(request)) return 'SELECTIONS_INVALID';
  const isRelated = linesOf(shapeOf(request)).some((legs) =>
    legs.some((leg, index) =>
      legs
        .slice(0, index)
        .some((other) => areRelatedEvents(selections[leg]?.event ?? '', selections[other]?.event ?? '')),
    ),
  );
  return isRelated ? 'RELATED_SELECTIONS' : undefined;
}

/** True if all selections of a line are backed each way. */
function hasEachWayLine(request: BetRequest): boolean {
  return linesOf(shapeOf(request)).some((legs) =>
    legs.every((leg) => request.selections[leg]?.eachWay !== undefined),
  );
}

/** Reasons against a bet that follow from the current prices. */
export function quoteRefusal(request: BetRequest, quotes: readonly Quote[]): SportsBetRefusal | undefined {
  const pairs = request.selections.map((selection, index) => ({ selection, quote: quotes[index] }));
  if (pairs.some(({ quote }) => quote?.status === 'unavailable' && isCombinationRefused(quote)))
    return 'BUILDER_REFUSED';
  if (pairs.some(({ quote }) => !quote || quote.status === 'unavailable' || quote.phase === 'ended'))
    return 'SELECTION_UNAVAILABLE';
  if (pairs.some(({ quote }) => quote?.status === 'suspended')) return 'SELECTION_SUSPENDED';
  if (pairs.some(({ selection, quote }) => selection.eachWay && !hasTerms(quote, selection.eachWay)))
    return 'EACH_WAY_CHANGED';
  const isAccepted = pairs.every(
    ({ selection, quote }) =>
      quote &&
      quote.status !== 'unavailable' &&
      (quote.price === selection.price ||
        request.priceChanges === 'ANY' ||
        (request.priceChanges === 'BETTER' && quote.price > selection.price)),
  );
  return isAccepted ? undefined : 'PRICE_CHANGED';
}

/** True when the parts of a bet builder are offered, but not together. */
function isCombinationRefused({ reason }: Extract<Quote, { readonly status: 'unavailable' }>): boolean {
  return reason != null && reason !== 'UNAVAILABLE' && reason !== 'SUSPENDED';
}

function hasTerms(quote: Quote | undefined, { numerator, denominator, places }: EachWayTerms): boolean {
  const now = quote && quote.status !== 'unavailable' ? quote.eachWay : undefined;
  return now?.numerator === numerator && now.denominator === denominator && now.places === places;
}

/** The bet at the current prices; each quote must have one. */
export function betOf(request: BetRequest, quotes: readonly Quote[]): SportsBet {
  return {
    ...shapeOf(request),
    selections: quotes.map((quote, index) => ({
      price: quote.status === 'unavailable' ? 0 : quote.price,
      place: request.selections[index]?.eachWay,
    })),
    stakePerLine: request.stakePerLine,
    isEachWay: request.selections.some(({ eachWay }) => eachWay !== undefined),
  };
}

export interface StakeRefusal {
  readonly code: SportsBetRefusal;
  /** Highest stake of a line, minor units; undefined when the stake is too low. */
  readonly maximumStakePerLine?: number;
}

/** Highest stake and payout of a bet beside the open bets of the player, minor units of the bet's currency. */
export interface StakeRoom {
  /** Highest stake of the whole bet. */
  readonly maxStake?: number;
  readonly maxPayout?: number;
  /** True if open bets of the player have used a part of a limit. */
  readonly isShared?: boolean;
}

/** Reasons against the stake. */
export function stakeRefusal(
  bet: SportsBet,
  currency: string,
  { maxStake = Infinity, maxPayout = Infinity, isShared = false }: StakeRoom = {},
): StakeRefusal | undefined {
  const { minimumStake, maximumPayout } = stakeLimits(currency);
  if (bet.stakePerLine < minimumStake) return { code: 'STAKE_TOO_LOW' };
  const highest = Math.min(maxPayout, maximumPayout);
  if (possibleReturnsOf(bet) <= highest && stakeOf(bet) <= maxStake) return undefined;
  return {
    code: isShared ? 'OPEN_BETS_TOO_HIGH' : 'STAKE_TOO_HIGH',
    maximumStakePerLine: Math.min(
      maximumStakePerLine(bet, highest),
      Math.floor(maxStake / partLinesOf(bet).length),
    ),
  };
}

/**
 * Highest stake of a line whose payout stays below the maximum, minor units. A bet with it is never refused as too
 * high: a line is rounded down, so that its payout is at most the stake times its factor.
 */
export function maximumStakePerLine(bet: SportsBet, maximumPayout: number): number {
  const { lines } = settleBet(
    bet,
    bet.selections.map(() => undefined),
  );
  const factor = lines.reduce((sum, line) => plus(sum, line.factor), ZERO);
  return Number((BigInt(maximumPayout) * factor.denominator) / factor.numerator);
}

/** Minor units that the bet returns if every selection wins. */
export function possibleReturnsOf(bet: SportsBet): number {
  return settleBet(
    bet,
    bet.selections.map(() => undefined),
  ).possibleReturns;
}
