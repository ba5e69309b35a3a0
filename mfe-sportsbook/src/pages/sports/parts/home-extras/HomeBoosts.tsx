import { BoostedOdds } from '../../../../features/boosted-odds/BoostedOdds.tsx';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { eventsOf, grouped } from '../../programme.ts';

export interface HomeBoostsProps {
  readonly board: FeedBoard;
  readonly stale: boolean;
}

/** The boosted odds on matches of the board. */
export function HomeBoosts({ board, stale }: HomeBoostsProps) {
  return (
    <BoostedOdds
      stale={stale}
      matchOf={(id) => {
        const match = eventsOf(board, {}).find((event) => event.id === id);
        const [group] = match ? grouped(board, [match]) : [];
        return match && group && { match, sport: group.competition.sport };
      }}
    />
  );
}
