import type { BonusHistoryQuery } from './BonusHistory.generated.ts';

interface NextPage {
  readonly fetchMoreResult: BonusHistoryQuery;
}

/** A further page behind the ones on screen; the totals are the server's over the whole filter, so the newer ones win. */
export function appendBonuses(
  previous: BonusHistoryQuery,
  { fetchMoreResult: next }: NextPage,
): BonusHistoryQuery {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer.bonusHistory.edges, ...next.viewer.bonusHistory.edges];
  return { ...next, viewer: { ...next.viewer, bonusHistory: { ...next.viewer.bonusHistory, edges } } };
}
