import { useQuery } from '@apollo/client/react';
import { useRefetchOn } from '@foyer/platform';
import { REFRESH_MS } from '../../features/my-bets/live/useLiveBets.ts';
import {
  SportsBetTotalsDocument,
  type SportsBetTotalFieldsFragment,
  type SportsBetTotalsQueryVariables,
} from './SportsBets.generated.ts';

/** Totals of a filter, read again and again while the bets can change; undefined until the first answer. */
export function useBetTotals(
  filter: SportsBetTotalsQueryVariables,
  isNeeded: boolean,
): SportsBetTotalFieldsFragment | undefined {
  const { data, refetch } = useQuery(SportsBetTotalsDocument, {
    variables: filter,
    fetchPolicy: 'network-only',
    pollInterval: REFRESH_MS,
    skip: !isNeeded,
  });
  useRefetchOn('wallet.changed', refetch);
  return data?.viewer?.sportsBetHistory.totals;
}
