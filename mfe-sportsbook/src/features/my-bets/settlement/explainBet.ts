import { settleBet } from '@foyer/kernel/bet-settlement';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';

/** A line of a settled bet as its arithmetic: stake × factors = returns. */
export interface ExplainedLine {
  /** Indexes of the selections. */
  readonly legs: readonly number[];
  /** Thousandths: the price of a won selection, 1 for a void one, 0 for a lost one, the mean for halves. */
  readonly factors: readonly number[];
  /** Minor units, rounded down. */
  readonly returns: number;
}

const WHOLE = 1_000;

/** The factor of a selection in thousandths; undefined while it is open. */
export function factorOf({
  price,
  result,
}: Pick<PlacedBetFragment['legs'][number], 'price' | 'result'>): number | undefined {
  switch (result) {
    case 'WON':
      return price;
    case 'VOID':
      return WHOLE;
    case 'HALF_WON':
      return (price + WHOLE) / 2;
    case 'HALF_LOST':
      return WHOLE / 2;
    case 'LOST':
      return 0;
    case null:
      return undefined;
  }
}

/** The lines of a settled bet with the stake that was not cashed out before, by the rules that the api pays by (ADR 0304); empty while the bet is open. */
export function explainBet(bet: PlacedBetFragment): readonly ExplainedLine[] {
  const factors = bet.legs.map(factorOf);
  if (factors.includes(undefined)) return [];
  const { lines } = settleBet(
    {
      legs: bet.legs.length,
      bankers: bet.bankers,
      sizes: bet.sizes,
      selections: bet.legs.map(({ price }) => ({ price })),
      stakePerLine: bet.stakePerLine - bet.cashedOutPerLine,
      isEachWay: false,
    },
    bet.legs.map(({ result }) => result && { status: result }).map((result) => result ?? undefined),
  );
  return lines.map(({ legs, possibleReturns }) => ({
    legs,
    factors: legs.map((leg) => factors[leg] ?? 0),
    returns: possibleReturns,
  }));
}
