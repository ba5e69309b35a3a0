import type { BrandId } from '@foyer/market';
import type { GameKind } from '../src/games/catalogue.ts';

/** A game of whatever kind that has a jackpot. */
export type ContributionKind = GameKind | 'JACKPOT';

/** The terms of every bonus, on every brand; amounts in major units of the brand's currency. A bonus keeps those of the day it was given. */
export const BONUS_TERMS = {
  lastsDays: 14,
  maximumStake: 5,
  /** Hundredths of a percent of a stake that count. */
  contributions: {
    SLOT: 10_000,
    INSTANT: 10_000,
    TABLE: 2_000,
    ROULETTE: 2_000,
    BLACKJACK: 1_000,
    LIVE: 1_000,
    JACKPOT: 0,
  } satisfies Readonly<Record<ContributionKind, number>>,
} as const;

/** A part of what was lost with real money in a period; amounts in major units. */
export interface CashbackOffer {
  readonly basisPoints: number;
  readonly period: 'Day' | 'Week' | 'Month';
  readonly paysAfterHours: number;
  readonly minimum: number;
  readonly maximum: number;
  /** 0: real money. */
  readonly wageringFactor: number;
}

/** A brand that is missing gives none. */
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
