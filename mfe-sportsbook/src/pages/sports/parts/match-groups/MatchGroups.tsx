import type { CompetitionGroup } from '../../programme.ts';
import { CompetitionBlock } from '../competition-block/CompetitionBlock.tsx';
import * as css from './MatchGroups.css.ts';

export interface MatchGroupsProps {
  readonly groups: readonly CompetitionGroup[];
  readonly stale: boolean;
  /** Number of matches of a competition shown at first. */
  readonly atFirst?: number;
}

/** Matches by competition. */
export function MatchGroups({ groups, stale, atFirst = Infinity }: MatchGroupsProps) {
  return (
    <div className={css.blocks}>
      {groups.map((group) => (
        <CompetitionBlock key={group.competition.id} group={group} stale={stale} atFirst={atFirst} />
      ))}
    </div>
  );
}
