import type { BetShape } from '@foyer/kernel/bet-lines';
import { countLines } from '@foyer/kernel/bet-lines';
import { partLinesOf, settleBet } from '@foyer/kernel/bet-settlement';
import type { EachWayTerms } from '@foyer/kernel/field';
import { plus, ZERO, type Fraction } from '@foyer/kernel/fraction';

/** Meaning of the amount that the player enters: stake of a line, stake of all lines, or profit if all selections win. */
export const STAKE_MODES = ['LINE', 'TOTAL', 'WIN'] as const;
export type StakeMode = (typeof STAKE_MODES)[number];

/** Lines of a bet and the prices of its selections, in thousandths; undefined while a price is unknown. */
export interface PricedShape extends BetShape {
  readonly prices: readonly number[] | undefined;
  /** Terms of the selections that are backed each way. */
  readonly places?: readonly (EachWayTerms | undefined)[] | undefined;
}

/** Number of stakes of a bet: one for each line, and one more for the places of each line that has them. 0 for an invalid shape. */
export function stakesOf(bet: Omit<PricedShape, 'prices'>): number {
  return countLines(bet) === 0 ? 0 : partLinesOf(selectionsOf(bet)).length;
}

/** True if a line consists of selections that are all backed each way. */
export function hasPlaces(bet: Omit<PricedShape, 'prices'>): boolean {
  return countLines(bet) > 0 && partLinesOf(selectionsOf(bet, true)).some(({ part }) => part === 'PLACE');
}

function selectionsOf(
  {
    legs,
    bankers,
    sizes,
    places,
    prices,
  }: Partial<Pick<PricedShape, 'prices'>> & Omit<PricedShape, 'prices'>,
  isEachWay = places?.some((place) => place !== undefined) ?? false,
) {
  const selections = Array.from({ length: legs }, (_leg, index) => ({
    price: prices?.[index] ?? 0,
    place: places?.[index],
  }));
  return { legs, bankers, sizes, selections, isEachWay };
}

/** Minor units. */
export interface Stake {
  readonly perLine: number;
  readonly total: number;
  /** Part of an entered total that no line can have; 0 in other modes. */
  readonly rest: number;
}

/**
 * The stake that follows from an entered amount. A total is divided among the lines and rounded down, so that it is
 * never above the amount; a profit is reached with the lowest stake that is enough. Undefined when it cannot be
 * computed: without prices, or for an amount above all bounds.
 */
export function stakeFor(mode: StakeMode, entered: number, bet: PricedShape): Stake | undefined {
  const lines = stakesOf(bet);
  if (lines === 0 || !Number.isSafeInteger(entered) || entered < 0) return undefined;
  const perLine =
    mode === 'LINE'
      ? entered
      : mode === 'TOTAL'
        ? Math.floor(entered / lines)
        : stakeForProfit(entered, bet, lines);
  if (perLine === undefined || !Number.isSafeInteger(perLine * lines)) return undefined;
  const total = perLine * lines;
  return { perLine, total, rest: mode === 'TOTAL' ? entered - total : 0 };
}

/** Minor units that the bet returns if all selections win; undefined while a price is unknown. */
export function possiblePayout(bet: PricedShape, perLine: number): number | undefined {
  const settled = settledWith(bet, perLine);
  return settled && Number.isSafeInteger(settled.possibleReturns) ? settled.possibleReturns : undefined;
}

function settledWith(bet: PricedShape, stakePerLine: number) {
  if (bet.prices?.length !== bet.legs) return undefined;
  return settleBet(
    { ...selectionsOf(bet), stakePerLine },
    bet.prices.map(() => undefined),
  );
}

/**
 * The profit grows with the stake, and each line is rounded down by less than a unit: the stake is between those
 * for the profit without rounding and for the profit with a unit more for each line.
 */
function stakeForProfit(profit: number, bet: PricedShape, lines: number): number | undefined {
  const unit = settledWith(bet, 1);
  if (!unit) return undefined;
  const factor = unit.lines.reduce((sum, line) => plus(sum, line.factor), ZERO);
  const gain = { ...factor, numerator: factor.numerator - BigInt(lines) * factor.denominator };
  let lowest = ceilingOfQuotient(profit, gain);
  let highest = ceilingOfQuotient(profit + lines, gain);
  if (lowest === undefined || highest === undefined) return undefined;
  while (lowest < highest) {
    const middle: number = lowest + Math.floor((highest - lowest) / 2);
    const payout = possiblePayout(bet, middle);
    if (payout === undefined) return undefined;
    if (payout - middle * lines >= profit) highest = middle;
    else lowest = middle + 1;
  }
  return lowest;
}

function ceilingOfQuotient(amount: number, { numerator, denominator }: Fraction): number | undefined {
  if (numerator <= 0n) return undefined;
  const quotient = (BigInt(amount) * denominator + numerator - 1n) / numerator;
  return quotient <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(quotient) : undefined;
}
