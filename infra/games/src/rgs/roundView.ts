import type { Round } from '../rounds/round.ts';
import { FINAL_STATES } from '../rounds/roundMachine.ts';
import type { RoundView } from './view.ts';

export function viewRound(round: Round): RoundView {
  return {
    roundId: round.id,
    gameId: round.gameId,
    state: round.state,
    isSettled: FINAL_STATES.some((state) => state === round.state),
    stakeMinor: round.stakeMinor,
    returnMinor: round.returnMinor,
    currency: round.currency,
    // written only by the engine's readBet and play
    bet: round.bet as RoundView['bet'],
    outcome: round.outcome as RoundView['outcome'],
    balance:
      round.balanceMinor === null ? null : { minor: round.balanceMinor, version: round.balanceVersion ?? 0 },
    at: round.createdAt,
  };
}
