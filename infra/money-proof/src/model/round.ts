export interface ModelRound {
  stake: number;
  paid: number;
  bonusStake: number;
  bonusPaid: number;
  bonusId: string | undefined;
  status: 'OPEN' | 'CLOSED' | 'ROLLED_BACK';
}

export function newRound(): ModelRound {
  return { stake: 0, paid: 0, bonusStake: 0, bonusPaid: 0, bonusId: undefined, status: 'OPEN' };
}

/** The part of a win that belongs to the bonus: in proportion to the stakes of the round, rounded down in total. */
export function bonusShareOfWin(round: ModelRound, amount: number): number {
  const share = Math.floor(((round.paid + amount) * round.bonusStake) / round.stake) - round.bonusPaid;
  return Math.max(0, Math.min(amount, share));
}
