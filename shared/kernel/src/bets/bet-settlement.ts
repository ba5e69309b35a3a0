import { linesOf, type BetShape } from './bet-lines.ts';
import { floor, fraction, HALF, ONE, plus, times, ZERO, type Fraction } from './fraction.ts';

/** Decimal odds are stored in thousandths. */
const PRICE_UNITS = 1_000;
const PERCENT = 100;

/** Terms of the place part of an each-way bet: the winnings of the price times this fraction. */
export interface PlaceTerms {
  readonly numerator: number;
  readonly denominator: number;
}

export interface BetLeg {
  /** Decimal odds in thousandths, as accepted. */
  readonly price: number;
  /** Present when the selection is backed each way. */
  readonly place?: PlaceTerms | undefined;
}

/** Several winners for fewer places: the stake is divided among the tied, and only the places are paid. */
export interface DeadHeat {
  readonly places: number;
  readonly tied: number;
}

/** The result of a selection. Asian handicaps and totals with quarter lines can be half won or half lost. */
export interface LegResult {
  readonly status: 'WON' | 'LOST' | 'VOID' | 'HALF_WON' | 'HALF_LOST' | 'PLACED';
  /** Dead heat of the win part when it is won, and of the place part when it is placed. */
  readonly deadHeat?: DeadHeat | undefined;
  /** Dead heat of the place part when it is won. */
  readonly placeDeadHeat?: DeadHeat | undefined;
  /** Percent of the winnings that are withheld because another runner was withdrawn, from 0 to 90. */
  readonly deduction?: number | undefined;
}

export interface SportsBet extends BetShape {
  readonly selections: readonly BetLeg[];
  /** Minor units; an each-way bet stakes it on the win and again on the place. */
  readonly stakePerLine: number;
  readonly isEachWay: boolean;
}

/** `PLACE` lines exist in each-way bets only: one for each line whose selections are all backed each way. */
export type BetPart = 'WIN' | 'PLACE';

/** A line of a bet: of an each-way bet, on the wins or on the places of its selections. */
export interface BetPartLine {
  readonly part: BetPart;
  /** Indexes of the selections. */
  readonly legs: readonly number[];
}

/** The lines of a bet, those on the win first. */
export function partLinesOf(bet: Omit<SportsBet, 'stakePerLine'>): readonly BetPartLine[] {
  const lines = linesOf(bet);
  const wins = lines.map((legs): BetPartLine => ({ part: 'WIN', legs }));
  if (!bet.isEachWay) return wins;
  const places = lines.filter((legs) => legs.every((leg) => bet.selections[leg]?.place !== undefined));
  return [...wins, ...places.map((legs): BetPartLine => ({ part: 'PLACE', legs }))];
}

export interface SettledLine extends BetPartLine {
  /** Stake times this is what the line returns. */
  readonly factor: Fraction;
  /** Minor units, rounded down; undefined while a selection of the line is open and none is lost. */
  readonly returns: number | undefined;
  /** Minor units, if all open selections win. */
  readonly possibleReturns: number;
}

export interface SettledBet {
  readonly lines: readonly SettledLine[];
  /** Minor units of the whole bet. */
  readonly stake: number;
  /** Minor units, stake included; undefined while a line is open. */
  readonly returns: number | undefined;
  /** Minor units: what settled lines return, and open ones if all their selections win. */
  readonly possibleReturns: number;
}

/** Minor units of all lines. */
export function stakeOf(bet: SportsBet): number {
  return partLinesOf(bet).length * bet.stakePerLine;
}

/**
 * Settles a bet from the results of its selections, of which open ones are undefined. A pure function: the
 * order in which results arrived does not matter, and settling again gives the same lines. Each line is
 * rounded down to a minor unit, then the lines are added (ADR 0304).
 * @throws RangeError for a bet whose selections do not match its shape, or each way without a line of place terms.
 */
export function settleBet(bet: SportsBet, results: readonly (LegResult | undefined)[]): SettledBet {
  if (bet.selections.length !== bet.legs || results.length !== bet.legs)
    throw new RangeError(`${results.length} results for ${bet.selections.length} of ${bet.legs} selections`);
  const partLines = partLinesOf(bet);
  if (bet.isEachWay && !partLines.some(({ part }) => part === 'PLACE'))
    throw new RangeError('each way without place terms');
  const factorsOf = (part: BetPart): readonly Fraction[] =>
    bet.selections.map((leg, index) => legFactor(leg, results[index] ?? WON, part));
  const factors = { WIN: factorsOf('WIN'), PLACE: factorsOf('PLACE') };
  const lines = partLines.map(({ part, legs }): SettledLine => {
    const factor = legs.reduce((product, leg) => times(product, factors[part][leg] ?? ZERO), ONE);
    const possibleReturns = floor(times(fraction(bet.stakePerLine), factor));
    const isOpen = possibleReturns > 0 && legs.some((leg) => results[leg] === undefined);
    return { part, legs, factor, returns: isOpen ? undefined : possibleReturns, possibleReturns };
  });
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const returns = lines.flatMap((line) => line.returns ?? []);
  return {
    lines,
    stake: lines.length * bet.stakePerLine,
    returns: returns.length === lines.length ? sum(returns) : undefined,
    possibleReturns: sum(lines.map((line) => line.possibleReturns)),
  };
}

const WON: LegResult = { status: 'WON' };

/** The return of a stake of 1 on the selection alone. */
export function legFactor(leg: BetLeg, result: LegResult, part: BetPart): Fraction {
  const { won, returned } = shares(result, part);
  return plus(times(won, priceOf(leg, result, part)), returned);
}

/** The shares of a stake that won and that are returned; the rest is lost. */
function shares(
  { status, deadHeat, placeDeadHeat }: LegResult,
  part: BetPart,
): { won: Fraction; returned: Fraction } {
  const divided = (heat: DeadHeat | undefined): Fraction => (heat ? fraction(heat.places, heat.tied) : ONE);
  const whole = divided(deadHeat);
  switch (status) {
    case 'WON':
      // a tie for the first place leaves the place part whole, unless more are tied than places are paid
      return { won: part === 'PLACE' ? divided(placeDeadHeat) : whole, returned: ZERO };
    case 'PLACED':
      return { won: part === 'PLACE' ? whole : ZERO, returned: ZERO };
    case 'HALF_WON':
      return { won: HALF, returned: HALF };
    case 'HALF_LOST':
      return { won: ZERO, returned: HALF };
    case 'VOID':
      return { won: ZERO, returned: ONE };
    case 'LOST':
      return { won: ZERO, returned: ZERO };
  }
}

function priceOf({ price, place }: BetLeg, { deduction = 0 }: LegResult, part: BetPart): Fraction {
  const winnings = times(fraction(price - PRICE_UNITS, PRICE_UNITS), fraction(PERCENT - deduction, PERCENT));
  const terms = part === 'PLACE' ? fraction(place?.numerator ?? 1, place?.denominator ?? 1) : ONE;
  return plus(ONE, times(winnings, terms));
}
