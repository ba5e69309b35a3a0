import { settleBet } from '@foyer/kernel/bet-settlement';
import { boostOf, openStake, type BetRow } from './betRows.ts';
import { boostedReturns } from './boosts/boostRules.ts';

/** Minor units that the open stake of a decided bet returns, with its profit boost. */
export function returnsOf(bet: BetRow): number {
  return boostedReturns(openStake(bet) * bet.lines, unboostedReturnsOf(bet), boostOf(bet));
}

/** Minor units that the open stake of the lines returns. */
export function unboostedReturnsOf(bet: BetRow): number {
  const results = bet.legs.map(({ result }) => (result === null ? undefined : { status: result }));
  const { returns } = settleBet(
    {
      legs: bet.legs.length,
      bankers: bet.bankers,
      sizes: bet.sizes,
      selections: bet.legs.map(({ price }) => ({ price })),
      stakePerLine: openStake(bet),
      isEachWay: false,
    },
    results,
  );
  if (returns === undefined) throw new Error(`Sports bet ${bet.id} has open legs.`);
  return returns;
}
