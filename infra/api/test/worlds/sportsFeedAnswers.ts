import type { MatchResult, Quote } from '@foyer/kernel/sports-trading';
import type { TestApi } from '../testApi.ts';

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

/** The sports feed of a test's api: it answers every question with what was set last. */
export function fakeSportsFeed(api: Pick<TestApi, 'identity'>) {
  const answer = (path: string, reply: { readonly status: number; readonly body: object }): void =>
    void api.identity.answers.set(path, reply);
  return {
    setQuotes: (...quotes: readonly Quote[]): void => answer(QUOTES, quotesAnswer(quotes)),
    setResults: (...results: readonly MatchResult[]): void =>
      answer(RESULTS, { status: 200, body: { results } }),
    /** Refuses questions for prices until the next ones are set. */
    failQuotes: (status: number): void => answer(QUOTES, { status, body: {} }),
    /** Questions for prices so far; those of samples have no brand. */
    questions: (): readonly object[] =>
      api.identity.calls
        .filter(({ path }) => path === QUOTES)
        .map(({ body }): object => Object(body) as object),
  };
}
