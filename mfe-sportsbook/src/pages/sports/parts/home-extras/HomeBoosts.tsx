import { BoostedCombinations } from '../../../../features/boosted-odds/BoostedCombinations.tsx';
import { BoostedOdds, type BoostedOddsProps } from '../../../../features/boosted-odds/BoostedOdds.tsx';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';

export interface HomeBoostsProps {
  readonly board: FeedBoard;
}

/** The boosted odds and combinations on matches of the board. */
export function HomeBoosts({ board }: HomeBoostsProps) {
  const matchOf: BoostedOddsProps['matchOf'] = (id) => {
    const match = board.events.get(id);
    const competition = board.competitions.find((one) => one.id === match?.competition);
    return match && competition && { match, sport: competition.sport };
  };
  return (
    <>
      <BoostedOdds matchOf={matchOf} />
      <BoostedCombinations matchOf={matchOf} />
    </>
  );
}
