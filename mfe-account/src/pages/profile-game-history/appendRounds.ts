import type { GameHistoryQuery } from './GameHistory.generated.ts';

interface NextPage {
  readonly fetchMoreResult: GameHistoryQuery;
}

/**
 * Appends a further page; totals are the server's for the whole period, so the newer ones replace the older.
 */
export function appendRounds(
  previous: GameHistoryQuery,
  { fetchMoreResult: next }: NextPage,
): GameHistoryQuery {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer.gameRounds.edges, ...next.viewer.gameRounds.edges];
  return { ...next, viewer: { ...next.viewer, gameRounds: { ...next.viewer.gameRounds, edges } } };
}
