import { BoostedOdds } from '../../../../features/boosted-odds/BoostedOdds.tsx';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';

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
        const match = board.events.get(id);
        const competition = board.competitions.find((one) => one.id === match?.competition);
        return match && competition && { match, sport: competition.sport };
      }}
    />
  );
}
