import { useQuery } from '@apollo/client/react';
import { ignoreError } from '@foyer/kernel';
import { useRefetchOn } from '@foyer/platform';
import { useCallback, useState } from 'react';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import { REFRESH_MS, useLiveBets } from './live/useLiveBets.ts';
import { MySportsBetsDocument, type MySportsBetsQuery } from './MyBets.generated.ts';

/** Bets of one page of the api. */
const BETS_A_PAGE = 20;

export interface MyBets {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly bets: readonly PlacedBetFragment[];
  readonly hasMore: boolean;
  retry(): void;
  readMore(): void;
}

interface Read {
  readonly fetchMoreResult: MySportsBetsQuery;
}

/** The player's open or closed bets, newest first. */
export function useMyBets(isOpen: boolean): MyBets {
  const [hasMore, setHasMore] = useState<boolean>();
  const { data, error, refetch, fetchMore } = useQuery(MySportsBetsDocument, {
    variables: { isOpen },
    fetchPolicy: 'cache-and-network',
    // a lost bet moves no balance; a poll reads the first page only, and would remove older and just closed bets
    pollInterval: isOpen || hasMore !== undefined ? 0 : REFRESH_MS,
  });
  // a bet that was placed on another page or device is added; one that is closed meanwhile stays with its result
  const readNew = useCallback(
    () => fetchMore({ variables: { isOpen }, updateQuery: withNew }),
    [isOpen, fetchMore],
  );
  useRefetchOn('wallet.changed', readNew);
  const bets = data?.viewer?.sportsBets;
  const last = bets?.at(-1);
  useLiveBets(bets ?? []);
  return {
    status: bets ? 'ready' : error ? 'failed' : 'loading',
    bets: bets ?? [],
    hasMore: hasMore ?? (bets?.length ?? 0) >= BETS_A_PAGE,
    retry: () => void refetch(),
    readMore() {
      if (!last) return;
      void fetchMore({
        variables: { isOpen, before: last.id },
        updateQuery: (before, { fetchMoreResult: { viewer: next } }) => {
          setHasMore(next?.sportsBets.length === BETS_A_PAGE);
          return before.viewer && next
            ? {
                ...before,
                viewer: { ...before.viewer, sportsBets: [...before.viewer.sportsBets, ...next.sportsBets] },
              }
            : before;
        },
      }).catch(ignoreError('the button stays'));
    },
  };
}

/** Adds the bets of the first page that the list does not have yet. */
function withNew(before: MySportsBetsQuery, { fetchMoreResult: { viewer: first } }: Read): MySportsBetsQuery {
  if (!before.viewer || !first) return before;
  const known = new Set(before.viewer.sportsBets.map(({ id }) => id));
  const added = first.sportsBets.filter(({ id }) => !known.has(id));
  return { ...before, viewer: { ...before.viewer, sportsBets: [...added, ...before.viewer.sportsBets] } };
}
