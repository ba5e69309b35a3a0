import { settleBet, type BetPart, type DeadHeat, type PlaceTerms } from '@foyer/kernel/bet-settlement';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';

/** The arithmetic of a won selection in a race or an outright: (1 + winnings × percent × terms) × dead heat. */
export interface FieldFactor {
  /** Thousandths. */
  readonly winnings: number;
  /** Share of the winnings that deductions leave. */
  readonly percent: number;
  /** Present in the place part. */
  readonly terms?: PlaceTerms | undefined;
  readonly deadHeat?: DeadHeat | undefined;
}

/** Thousandths: the price of a won selection, 1 for a void one, 0 for a lost one, the mean for halves. */
export type ExplainedFactor = number | FieldFactor;

/** A line of a settled bet as its arithmetic: stake × factors = returns. */
export interface ExplainedLine {
  /** In each-way bets only. */
  readonly part?: BetPart;
  /** Indexes of the selections. */
  readonly legs: readonly number[];
  readonly factors: readonly ExplainedFactor[];
  /** Minor units, rounded down. */
  readonly returns: number;
}

const WHOLE = 1_000;
const PERCENT = 100;

type Leg = PlacedBetFragment['legs'][number];

/** The factor of a selection in a part of the bet; undefined while it is open. */
export function factorOf(leg: Leg, part: BetPart = 'WIN'): ExplainedFactor | undefined {
  const { price, result } = leg;
  switch (result) {
    case 'WON':
      return part === 'PLACE' || leg.deadHeat || leg.deduction > 0 ? fieldFactor(leg, part) : price;
    case 'PLACED':
      return part === 'PLACE' ? fieldFactor(leg, part) : 0;
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

function fieldFactor(
  { price, result, deduction, deadHeat, placeDeadHeat, eachWay }: Leg,
  part: BetPart,
): FieldFactor {
  return {
    winnings: price - WHOLE,
    percent: PERCENT - deduction,
    terms: part === 'PLACE' ? (eachWay ?? undefined) : undefined,
    deadHeat: (part === 'PLACE' && result === 'WON' ? placeDeadHeat : deadHeat) ?? undefined,
  };
}

/** The lines of a settled bet with the stake that was not cashed out before, by the rules that the api pays by (ADR 0304); empty while the bet is open. */
export function explainBet(bet: PlacedBetFragment): readonly ExplainedLine[] {
  if (bet.legs.some(({ result }) => result === null)) return [];
  const isEachWay = bet.legs.some(({ eachWay }) => eachWay !== null);
  const { lines } = settleBet(
    {
      legs: bet.legs.length,
      bankers: bet.bankers,
      sizes: bet.sizes,
      selections: bet.legs.map(({ price, eachWay }) => ({ price, place: eachWay ?? undefined })),
      stakePerLine: bet.stakePerLine - bet.cashedOutPerLine,
      isEachWay,
    },
    bet.legs.map(({ result, deadHeat, placeDeadHeat, deduction }) =>
      result === null
        ? undefined
        : {
            status: result,
            deadHeat: deadHeat ?? undefined,
            placeDeadHeat: placeDeadHeat ?? undefined,
            deduction,
          },
    ),
  );
  return lines.map(({ part, legs, possibleReturns }) => ({
    ...(isEachWay && { part }),
    legs,
    factors: legs.flatMap((index) => {
      const leg = bet.legs[index];
      return leg ? (factorOf(leg, part) ?? []) : [];
    }),
    returns: possibleReturns,
  }));
}
