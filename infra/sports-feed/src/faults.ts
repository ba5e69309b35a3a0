import type { FeedMarket } from '@foyer/kernel/sports-feed';
import type { Chance } from './model/chance.ts';
import type { ResultFaults } from './trading/readResult.ts';

/** Faults that a real feed has from time to time, in percent of the minutes, matches or messages. */
export interface FaultSettings extends ResultFaults {
  readonly silentPercent: number;
  readonly wrongPricePercent: number;
  readonly repeatedPercent: number;
}

/** Faults of prices and messages. They follow from the seed, like the matches. */
export interface FeedFaults {
  /** True while the feed sends nothing. */
  isSilent(now: number): boolean;
  /** The markets as the feed sends them: sometimes the first price of the winner is ten times too high. */
  pricesOf(id: string, markets: readonly FeedMarket[], now: number): readonly FeedMarket[];
  /** True if the message before is sent again after the one with this number: a duplicate, in the wrong order. */
  isRepeated(sequence: number): boolean;
}

const MINUTE_MS = 60_000;
const PERCENT = 100;
const WRONG_FACTOR = 10;

export function createFeedFaults(chance: Chance, settings: FaultSettings): FeedFaults {
  const isDrawn = (name: string, percent: number): boolean =>
    percent > 0 && chance.at(name) * PERCENT < percent;
  const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS);
  return {
    isSilent: (now) => isDrawn(`silent/${minuteOf(now)}`, settings.silentPercent),
    isRepeated: (sequence) => isDrawn(`repeated/${sequence}`, settings.repeatedPercent),
    pricesOf(id, markets, now) {
      if (!isDrawn(`${id}/wrong-price/${minuteOf(now)}`, settings.wrongPricePercent)) return markets;
      return markets.map((market) => (market.kind === 'winner' ? withWrongPrice(market) : market));
    },
  };
}

function withWrongPrice(market: FeedMarket): FeedMarket {
  const outcomes = market.outcomes.map((outcome, index) =>
    index === 0 ? { ...outcome, price: outcome.price * WRONG_FACTOR } : outcome,
  );
  return { ...market, outcomes };
}
