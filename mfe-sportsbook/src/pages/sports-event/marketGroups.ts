import type { MarketKind } from '@foyer/kernel/markets';
import type { FeedMarket } from '@foyer/kernel/sports-feed';

/** Tabs of the page of a match. A market may be in more than one. */
export const MARKET_TABS = [
  'all',
  'main',
  'totals',
  'handicaps',
  'halves',
  'score',
  'players',
  'counts',
] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

const KINDS_BY_TAB: Readonly<Record<Exclude<MarketTab, 'all'>, readonly MarketKind[]>> = {
  // markets of about the same height follow each other, because two are side by side
  main: ['winner', 'doubleChance', 'drawNoBet', 'bothScore', 'total', 'asianHandicap'],
  totals: ['total', 'asianTotal', 'homeTotal', 'awayTotal', 'exactGoals', 'oddEven'],
  handicaps: ['asianHandicap', 'handicap'],
  halves: [
    'firstWinner',
    'firstTotal',
    'firstDoubleChance',
    'firstDrawNoBet',
    'firstBothScore',
    'secondWinner',
    'secondTotal',
    'halfTimeFullTime',
    'moreGoalsHalf',
    'homeInBothHalves',
    'awayInBothHalves',
  ],
  score: [
    'correctScore',
    'winningMargin',
    'homeCleanSheet',
    'awayCleanSheet',
    'homeWinsToNil',
    'awayWinsToNil',
  ],
  players: ['nextGoal', 'anytimeScorer', 'goalscorer'],
  counts: ['cornerTotal', 'cornerWinner', 'homeCornerTotal', 'awayCornerTotal', 'cardTotal', 'cardWinner'],
};

const ALL_KINDS: readonly MarketKind[] = [...new Set(Object.values(KINDS_BY_TAB).flat())];

/** The markets of one kind, each with another line. */
export interface MarketGroup {
  readonly kind: MarketKind;
  readonly markets: readonly FeedMarket[];
}

/** The offered markets of a tab in display order; closed ones are left out. */
export function groupsOf(markets: readonly FeedMarket[], tab: MarketTab): readonly MarketGroup[] {
  const kinds = tab === 'all' ? ALL_KINDS : KINDS_BY_TAB[tab];
  return kinds.flatMap((kind) => {
    const own = markets.filter((market) => market.kind === kind && market.status !== 'closed');
    return own.length === 0
      ? []
      : { kind, markets: own.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0)) };
  });
}

/** The tabs that have markets. */
export function tabsOf(markets: readonly FeedMarket[]): readonly MarketTab[] {
  return MARKET_TABS.filter((tab) => groupsOf(markets, tab).length > 0);
}
