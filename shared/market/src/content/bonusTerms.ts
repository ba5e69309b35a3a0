import { MARKET_KINDS } from '@foyer/kernel/markets';
import * as v from 'valibot';

/** Kinds of casino games with a share of their own; `JACKPOT` applies to every game with a jackpot. */
export const BONUS_GAME_KINDS = [
  'SLOT',
  'INSTANT',
  'TABLE',
  'ROULETTE',
  'BLACKJACK',
  'LIVE',
  'JACKPOT',
] as const;

const MAX_DAYS = 90;
const MAX_STAKE = 1_000_000;
const MAX_LINES = 500;
const WHOLE = 10_000;
const MIN_PRICE = 1_001;
const MAX_PRICE = 10_000;

const between = (minimum: number, maximum: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(minimum, 'OUT_OF_RANGE'),
    v.maxValue(maximum, 'OUT_OF_RANGE'),
  );
/** Share of a stake that counts towards wagering, in basis points. */
const share = between(0, WHOLE);

/** Terms of the bonuses of a brand. A bonus keeps the terms of the day on which it was granted (ADR 0355). */
export const bonusTermsSchema = v.strictObject({
  /** Days in which a bonus has to be wagered. */
  lastsDays: between(1, MAX_DAYS),
  /** Highest stake with bonus money, minor units of the brand's currency. */
  maximumStake: between(1, MAX_STAKE),
  contributions: v.strictObject({
    SLOT: share,
    INSTANT: share,
    TABLE: share,
    ROULETTE: share,
    BLACKJACK: share,
    LIVE: share,
    JACKPOT: share,
  }),
  /** Terms of sports bets with bonus money; null: bonuses are not staked on sports. */
  sports: v.nullable(
    v.strictObject({
      basisPoints: share,
      /** Lowest price of each selection, thousandths. */
      minimumPrice: between(MIN_PRICE, MAX_PRICE),
      /** Largest number of lines; 1 excludes systems and several singles at once. */
      maximumLines: between(1, MAX_LINES),
      excludedMarkets: v.pipe(
        v.array(v.picklist(MARKET_KINDS, 'MARKET_UNKNOWN')),
        v.maxLength(MARKET_KINDS.length),
        v.readonly(),
      ),
    }),
  ),
});

export type BonusTerms = v.InferOutput<typeof bonusTermsSchema>;
