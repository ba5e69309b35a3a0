import type { BonusHistoryQuery } from './BonusHistory.generated.ts';

interface NextPage {
  readonly fetchMoreResult: BonusHistoryQuery;
}

/**
 * Appends a further page; totals are the server's for the whole filter, so the newer ones replace the older.
 */
export function appendBonuses(
  previous: BonusHistoryQuery,
  { fetchMoreResult: next }: NextPage,
): BonusHistoryQuery {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer.bonusHistory.edges, ...next.viewer.bonusHistory.edges];
  return { ...next, viewer: { ...next.viewer, bonusHistory: { ...next.viewer.bonusHistory, edges } } };
}
