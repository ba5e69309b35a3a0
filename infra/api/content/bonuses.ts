import type { BrandId } from '@foyer/market';
import type { GameKind } from '../src/games/catalogue.ts';

/** Kinds of games with their own contribution to wagering; `JACKPOT` applies to every game with a jackpot. */
export type ContributionKind = GameKind | 'JACKPOT';

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
  } satisfies Readonly<Record<ContributionKind, number>>,
} as const;

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
