import * as block from '../competition-block/CompetitionBlock.css.ts';
import { EventRow } from '../event-row/EventRow.tsx';
import type { MatchOfBoard } from '../../homeMatches.ts';

export interface MatchListProps {
  readonly label: string;
  readonly matches: readonly MatchOfBoard[];
  readonly stale: boolean;
}

/** Matches of several competitions, each with the name of its own. */
export function MatchList({ label, matches, stale }: MatchListProps) {
  return (
    <ul className={block.block} aria-label={label}>
      {matches.map(({ event, competition }) => (
        <EventRow
          key={event.id}
          event={event}
          sport={competition.sport}
          competition={competition.name}
          stale={stale}
        />
      ))}
    </ul>
  );
}
