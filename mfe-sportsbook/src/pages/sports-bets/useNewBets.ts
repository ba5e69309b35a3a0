import { useApolloClient } from '@apollo/client/react';
import { useRefetchOn } from '@foyer/platform';
import { useCallback } from 'react';
import {
  SportsBetHistoryDocument,
  type SportsBetHistoryQuery,
  type SportsBetHistoryQueryVariables,
} from './SportsBets.generated.ts';

/** Bets of one page, as the list asks for them. */
const BETS_A_PAGE = 20;

/** Reads the newest bets of a filter into the list when the balance moves: they may be placed on another device. */
export function useNewBets(filter: Omit<SportsBetHistoryQueryVariables, 'first' | 'after'>): void {
  const apollo = useApolloClient();
  const key = JSON.stringify({ first: BETS_A_PAGE, ...filter });
  const read = useCallback(async () => {
    const variables = JSON.parse(key) as SportsBetHistoryQueryVariables;
    const { data } = await apollo.query({
      query: SportsBetHistoryDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    apollo.cache.updateQuery(
      { query: SportsBetHistoryDocument, variables },
      (before: SportsBetHistoryQuery | null) => (before && data ? withFirstPage(before, data) : undefined),
    );
  }, [apollo, key]);
  useRefetchOn('wallet.changed', read);
}

/** The new first page, then the loaded bets that are older than all of it. */
export function withFirstPage(
  before: SportsBetHistoryQuery,
  first: SportsBetHistoryQuery,
): SportsBetHistoryQuery {
  const [known, read] = [before.viewer?.sportsBetHistory, first.viewer?.sportsBetHistory];
  if (!known || !first.viewer || !read) return first;
  const ids = new Set(read.edges.map(({ node }) => node.id));
  const last = known.edges.findLastIndex(({ node }) => ids.has(node.id));
  const older = read.pageInfo.hasNextPage && last !== -1 ? known.edges.slice(last + 1) : [];
  return {
    ...first,
    viewer: {
      ...first.viewer,
      sportsBetHistory: {
        ...read,
        edges: [...read.edges, ...older],
        pageInfo: older.length > 0 ? known.pageInfo : read.pageInfo,
      },
    },
  };
}
