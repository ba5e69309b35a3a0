export interface ModelRound {
  stake: number;
  paid: number;
  bonusStake: number;
  bonusPaid: number;
  bonusId: string | undefined;
  status: 'OPEN' | 'CLOSED' | 'ROLLED_BACK';
}
