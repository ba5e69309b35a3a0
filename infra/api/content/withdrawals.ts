import type { BrandId } from '@foyer/market';

/** Limits of automatic payouts and of payouts with one approval; above the second, two approvals are required. Major units of the brand's currency, all withdrawals of a day together. */
export interface WithdrawalRule {
  readonly automaticUpTo: number;
  readonly fourEyesFrom: number;
}

export const WITHDRAWAL_RULES: Readonly<Record<BrandId, WithdrawalRule>> = {
  aurora: { automaticUpTo: 500, fourEyesFrom: 5_000 },
  tuli: { automaticUpTo: 300, fourEyesFrom: 3_000 },
  caravel: { automaticUpTo: 750, fourEyesFrom: 7_500 },
  zephyra: { automaticUpTo: 500, fourEyesFrom: 5_000 },
  quetzal: { automaticUpTo: 500, fourEyesFrom: 5_000 },
};
