import type { MatchResult, Quote } from '@foyer/kernel/sports-trading';

/** A quote with a price. */
export type PricedQuote = Exclude<Quote, { readonly status: 'unavailable' }>;

/** Paths of the feed for the api. */
export const QUOTES = '/internal/sports-feed/quotes';
export const RESULTS = '/internal/sports-feed/results';
/** Margin in the prices of the fake feed. */
export const MARGIN_BASIS_POINTS = 500;

/** An open quote of a football match that has not started; bets on it can be settled at once. */
export function priced(price: number, change: Partial<PricedQuote> = {}): PricedQuote {
  return {
    status: 'open',
    price,
    sport: 'football',
    competition: 'Northern League',
    home: 'Harbour',
    away: 'Valley',
    startsAt: Date.now() - 1_000,
    phase: 'upcoming',
    player: null,
    ...change,
  };
}

/** The first result of a match that has just ended. */
export function played(
  event: string,
  home: number,
  away: number,
  change: Partial<MatchResult> = {},
): MatchResult {
  return {
    event,
    number: 1,
    status: 'PLAYED',
    reason: null,
    home,
    away,
    periods: [],
    statistics: null,
    endedAt: Date.now(),
    ...change,
  };
}

/** The answer of the feed to a question for prices. */
export function quotesAnswer(quotes: readonly Quote[]) {
  return { status: 200, body: { marginBasisPoints: MARGIN_BASIS_POINTS, quotes } };
}
