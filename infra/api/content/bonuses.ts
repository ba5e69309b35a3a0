import type { MarketKind } from '@foyer/kernel/markets';
import type { BrandId } from '@foyer/market';
import type { GameKind } from '../src/games/catalogue.ts';

/** Kinds of games with their own contribution to wagering; `JACKPOT` applies to every game with a jackpot. */
export type ContributionKind = GameKind | 'JACKPOT' | 'SPORTSBOOK';

/** Terms of every bonus, on every brand; amounts in major units of the brand's currency. A bonus keeps the terms of the day on which it was granted. */
export const BONUS_TERMS = {
  lastsDays: 14,
  maximumStake: 5,
  /** Share of a stake that counts towards wagering, in basis points. */
  contributions: {
    SLOT: 10_000,
    INSTANT: 10_000,
    TABLE: 2_000,
    ROULETTE: 2_000,
    BLACKJACK: 1_000,
    LIVE: 1_000,
    JACKPOT: 0,
  } satisfies Readonly<Record<Exclude<ContributionKind, 'SPORTSBOOK'>, number>>,
} as const;

/** Terms of sports bets with bonus money (ADR 0327). */
export interface SportsBonusTerms {
  /** Share of a settled bet that counts towards wagering. */
  readonly basisPoints: number;
  /** Lowest price of each selection, decimal odds in thousandths. */
  readonly minimumPrice: number;
  /** Largest number of lines; 1 excludes system bets and several singles at once. */
  readonly maximumLines: number;
  readonly excludedMarkets: readonly MarketKind[];
}

const LOW_RISK_MARKETS: readonly MarketKind[] = ['doubleChance', 'drawNoBet', 'asianHandicap'];

/** Terms by brand; bonuses of a brand without an entry are not staked on sports. A bonus keeps the terms of the day on which it was granted. */
export const SPORTS_BONUS_TERMS: Readonly<Partial<Record<BrandId, SportsBonusTerms>>> = {
  aurora: {
    basisPoints: 10_000,
    minimumPrice: 1_500,
    maximumLines: 1,
    excludedMarkets: LOW_RISK_MARKETS,
  },
  caravel: {
    basisPoints: 5_000,
    minimumPrice: 1_400,
    maximumLines: 1,
    excludedMarkets: LOW_RISK_MARKETS,
  },
};

/** Cashback: a share of the real money lost in a period; amounts in major units. */
export interface CashbackOffer {
  readonly basisPoints: number;
  readonly period: 'Day' | 'Week' | 'Month';
  readonly paysAfterHours: number;
  readonly minimum: number;
  readonly maximum: number;
  /** 0: paid as real money; otherwise as bonus money with this wagering factor. */
  readonly wageringFactor: number;
}

/** Cashback offers by brand; a brand without an entry has none. */
export const CASHBACK_OFFERS: Readonly<Partial<Record<BrandId, CashbackOffer>>> = {
  aurora: {
    basisPoints: 1_000,
    period: 'Week',
    paysAfterHours: 6,
    minimum: 1,
    maximum: 200,
    wageringFactor: 0,
  },
  zephyra: {
    basisPoints: 500,
    period: 'Week',
    paysAfterHours: 6,
    minimum: 1,
    maximum: 100,
    wageringFactor: 3,
  },
  quetzal: {
    basisPoints: 800,
    period: 'Week',
    paysAfterHours: 6,
    minimum: 2,
    maximum: 150,
    wageringFactor: 1,
  },
};
