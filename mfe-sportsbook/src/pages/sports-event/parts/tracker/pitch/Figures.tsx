import type { FeedMatch, SportId } from '@foyer/kernel/sports-feed';
import { unitOf } from '../../../../../features/outcome/mainNames.ts';
import { latestPoints } from '../course.ts';
import { COURT } from './courts.ts';
import * as css from './Pitch.css.ts';

const CENTRES = { home: COURT.width / 4, away: (COURT.width * 3) / 4 } as const;
const PIP_GAP = 6;

/** Games or points of the current set with the sets below, or the score with the latest points. */
export function Figures({ match, sport }: { readonly match: FeedMatch; readonly sport: SportId }) {
  const isInSets = unitOf(sport) === 'sets' || unitOf(sport) === 'maps';
  const figures = isInSets ? match.inner : match.score;
  const [latest] = match.moments;
  const points = latestPoints(match.moments);
  return (['home', 'away'] as const).map((side) => (
    <g key={side} className={css.figures}>
      <text className={css.number} x={CENTRES[side]} y={40}>
        {figures?.[side] ?? 0}
      </text>
      {isInSets
        ? Array.from({ length: match.score?.[side] ?? 0 }, (_, index, all = match.score?.[side] ?? 0) => (
            <circle
              key={index}
              className={css.pip}
              cx={CENTRES[side] + (index - (all - 1) / 2) * PIP_GAP}
              cy={52}
              r={2}
            />
          ))
        : latest?.side === side &&
          points !== undefined && <text className={css.points} x={CENTRES[side]} y={53}>{`+${points}`}</text>}
    </g>
  ));
}
