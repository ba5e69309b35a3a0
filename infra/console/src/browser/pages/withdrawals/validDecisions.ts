import type { WithdrawalCase } from '@foyer/kernel/withdrawal-answers';

/** Decisions made before the hold no longer count. */
export function validDecisions({
  decisions,
}: Pick<WithdrawalCase, 'decisions'>): WithdrawalCase['decisions'] {
  return decisions.filter(({ isVoid }) => !isVoid);
}
