import type { FeedOutcome } from '@foyer/kernel/sports-feed';
import type { Chances } from './outlook.ts';

/**
 * Sum of the implied probabilities of a market above 100 %: 5 %, stated in every snapshot and on the page.
 */
export const MARGIN_BASIS_POINTS = 500;
/** Above this probability a market is suspended. */
const NEARLY_CERTAIN = 0.98;
const NEARLY_IMPOSSIBLE = 0.004;
/** Prices are decimal odds in this unit. */
export const PRICE_UNITS = 1_000;
/** Thousandths. */
export const MIN_PRICE = 1_010;
/** Thousandths. */
const MAX_PRICE = 250_000;

/** Price increments in thousandths by price range: [below this price, step]. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [3_000, 10],
  [6_000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1_000],
  [Infinity, 5_000],
];
const BISECTIONS = 40;

/** True if the market can be priced. A market with an almost certain outcome cannot. */
export function isPriceable(chances: Chances): boolean {
  return chances.every(([, probability]) => probability < NEARLY_CERTAIN && probability > NEARLY_IMPOSSIBLE);
}

/** The outcomes that have a price: of many scores, most are almost impossible. */
export function priceable(chances: Chances): Chances {
  return chances.filter(([, probability]) => probability < NEARLY_CERTAIN && probability > NEARLY_IMPOSSIBLE);
}

/**
 * Prices whose implied probabilities add up to 100 % plus the margin before rounding to increments. The
 * margin is applied as a power of the probability: long shots carry more of it than favourites, and no
 * price reaches 1.
 */
export function makeBook(
  chances: Chances,
  marginBasisPoints: number = MARGIN_BASIS_POINTS,
): readonly FeedOutcome[] {
  // outcomes of a double chance overlap, so that their probabilities add up to 2
  const whole = chances.reduce((total, [, probability]) => total + probability, 0);
  const wanted = whole * (1 + marginBasisPoints / 10_000);
  let low = 0.5;
  let high = 1;
  for (let round = 0; round < BISECTIONS; round += 1) {
    const middle = (low + high) / 2;
    const sum = chances.reduce((total, [, probability]) => total + Math.max(0, probability) ** middle, 0);
    if (sum > wanted) low = middle;
    else high = middle;
  }
  return chances.map(([id, probability]) => ({
    id,
    price: toStep(1_000 / Math.max(0, probability) ** high),
  }));
}

function toStep(price: number): number {
  const step = stepAt(price);
  return Math.min(MAX_PRICE, Math.max(MIN_PRICE, Math.round(price / step) * step));
}

/** The highest price with an increment that is not above this price. */
export function floorToStep(price: number): number {
  const step = stepAt(price);
  return Math.floor(price / step) * step;
}

function stepAt(price: number): number {
  return STEPS.find(([below]) => price < below)?.[1] ?? 5_000;
}
