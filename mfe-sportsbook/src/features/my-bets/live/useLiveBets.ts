import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRefetchOn } from '@foyer/platform';
import { useCallback } from 'react';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { LiveSportsBetsDocument } from './LiveBets.generated.ts';

/** Open bets are read again at this interval, in ms: the api settles every five seconds. */
export const REFRESH_MS = 10_000;
/** Bets of one question, as the api accepts them. */
const MAX_BETS = 200;

/**
 * Reads the open ones of these bets again and again into the cache, on whichever page of a list they are: lists show
 * their results without being loaded again. A movement of the balance reads all of them, because a cash-out or a
 * correction may come from another device.
 */
export function useLiveBets(bets: readonly PlacedBetFragment[]): void {
  const open = bets.filter(({ status }) => status === 'OPEN').map(({ id }) => id);
  useQuery(LiveSportsBetsDocument, {
    variables: { ids: open.slice(0, MAX_BETS) },
    fetchPolicy: 'cache-first',
    pollInterval: REFRESH_MS,
    skip: open.length === 0,
  });
  const apollo = useApolloClient();
  const all = bets
    .slice(0, MAX_BETS)
    .map(({ id }) => id)
    .join();
  const readAll = useCallback(
    async () =>
      all !== '' &&
      apollo.query({
        query: LiveSportsBetsDocument,
        variables: { ids: all.split(',') },
        fetchPolicy: 'network-only',
      }),
    [apollo, all],
  );
  useRefetchOn('wallet.changed', readAll);
}
