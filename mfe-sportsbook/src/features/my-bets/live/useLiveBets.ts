import { useQuery } from '@apollo/client/react';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { LiveSportsBetsDocument } from './LiveBets.generated.ts';

/** Open bets are read again at this interval, in ms: the api settles every five seconds. */
export const REFRESH_MS = 10_000;
/** Bets of one question, as the api accepts them. */
const MAX_BETS = 200;

/**
 * Reads the open ones of these bets again and again into the cache, on whichever page of a list they are: lists show
 * their results without being loaded again.
 */
export function useLiveBets(bets: readonly PlacedBetFragment[]): void {
  const open = bets.filter(({ status }) => status === 'OPEN').map(({ id }) => id);
  useQuery(LiveSportsBetsDocument, {
    variables: { ids: open.slice(0, MAX_BETS) },
    fetchPolicy: 'cache-first',
    pollInterval: REFRESH_MS,
    skip: open.length === 0,
  });
}
