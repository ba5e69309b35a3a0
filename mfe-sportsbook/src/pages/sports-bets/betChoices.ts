import type { SportsBetOutcome } from '@foyer/graphql/main';
import { BET_SPORTS } from '@foyer/kernel/sports-contests';
import type { HistoryChosen } from '@foyer/profile';

/** Results of bets that are not open. */
const SETTLED = ['WON', 'LOST', 'VOID', 'CASHED_OUT'] as const satisfies readonly SportsBetOutcome[];

/** Filters of the list by their names in the address. */
export const CHOICES = {
  status: ['OPEN', 'SETTLED'],
  result: SETTLED,
  sport: BET_SPORTS,
} as const;

/** The outcomes that the filters select; null for all. */
export function outcomesOf({
  status,
  result,
}: Pick<HistoryChosen<typeof CHOICES>, 'status' | 'result'>): readonly SportsBetOutcome[] | null {
  if (status === 'OPEN') return ['OPEN'];
  if (result !== undefined) return [result];
  return status === 'SETTLED' ? SETTLED : null;
}
