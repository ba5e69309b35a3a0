import { settleBet } from '@foyer/kernel/bet-settlement';
import { boostOf, openStake } from '../betRows.ts';
import { type PayableBet } from './payableBets.ts';
import { boostedReturns } from '../boosts/boostRules.ts';
import { storedBet, storedResult } from '../storedBet.ts';

/** Minor units that the open stake of a decided bet returns, with its profit boost. */
export function returnsOf(bet: PayableBet): number {
  return boostedReturns(openStake(bet) * bet.lines, unboostedReturnsOf(bet), boostOf(bet));
}

/** Minor units that the open stake of the lines returns. */
export function unboostedReturnsOf(bet: PayableBet): number {
  const { returns } = settleBet(storedBet(bet, openStake(bet)), bet.legs.map(storedResult));
  if (returns === undefined) throw new Error(`Sports bet ${bet.id} has open legs.`);
  return returns;
}
