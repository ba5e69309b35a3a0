import { MAX_BUILDER_PRICE } from '@foyer/kernel/bet-builder';
import { floorToStep, MIN_PRICE, PRICE_UNITS } from '../book.ts';
import type { JointMasks } from './jointMasks.ts';

const BITS = 8;
/** Above the error of a sum of some hundred probabilities, below a step between two prices. */
const ROUNDING = 1e-6;
const BASIS_POINTS = 10_000;

/** Probabilities that the parts of a set are all won, and that one of them is lost. */
export interface SetChances {
  readonly won: number;
  readonly lost: number;
}

/** The chances of a set of parts, which is a number with a bit for each. */
export function chancesOf(masks: JointMasks, set: number): SetChances {
  let won = 0;
  let lost = 0;
  for (const [mask, probability] of masks) {
    if ((mask >> BITS) & set) lost += probability;
    else if (!(mask & set)) won += probability;
  }
  return { won, lost };
}

/** True when `part` is won whenever the others are, so that it adds nothing to them. */
export function isContained(masks: JointMasks, part: number, others: number): boolean {
  for (const mask of masks.keys()) {
    const notWon = (mask >> BITS) | mask;
    if (!(notWon & others) && notWon & part) return false;
  }
  return true;
}

export interface BuilderPrice {
  /** Thousandths; above {@link MAX_BUILDER_PRICE} it is not offered. */
  readonly price: number;
  /** Share of the fair price that is missing in the price. */
  readonly marginBasisPoints: number;
}

/**
 * The price of all parts together: the fair price, less the margins that the prices of the parts contain, as in a multiple of
 * several matches. Never below the price of a part or of a smaller combination, so that another part never lowers it (ADR 0321).
 * Undefined when the parts cannot all win.
 * @param prices - of the parts alone, thousandths
 */
export function builderPrice(masks: JointMasks, prices: readonly number[]): BuilderPrice | undefined {
  const all = (1 << prices.length) - 1;
  const fair = fairPrice(masks, all);
  if (fair === undefined) return undefined;
  const kept = prices.map((price, part) => {
    const alone = fairPrice(masks, 1 << part);
    return alone === undefined ? 1 : Math.min(1, price / PRICE_UNITS / alone);
  });
  let highest = 0;
  for (let set = 1; set <= all; set += 1) {
    const members = prices.flatMap((_, part) => (set & (1 << part) ? part : []));
    const [only, ...others] = members;
    if (only === undefined) continue;
    const price =
      others.length === 0
        ? Math.min(prices[only] ?? 0, fair * PRICE_UNITS)
        : members.reduce((product, part) => product * (kept[part] ?? 1), fairPrice(masks, set) ?? 0) *
          PRICE_UNITS;
    highest = Math.max(highest, price);
  }
  const price =
    highest > MAX_BUILDER_PRICE ? Math.floor(highest) : Math.max(MIN_PRICE, floorToStep(highest + ROUNDING));
  return {
    price,
    marginBasisPoints: Math.max(0, Math.round(((fair * PRICE_UNITS) / price - 1) * BASIS_POINTS)),
  };
}

/** The price at which the expected return is the stake; void combinations return it. Undefined when the set cannot be won. */
export function fairPrice(masks: JointMasks, set: number): number | undefined {
  const { won, lost } = chancesOf(masks, set);
  return won > 0 ? (won + lost) / won : undefined;
}
