import type { FeedMoment } from '@foyer/kernel/sports-feed';
import { COURT } from './courts.ts';
import * as css from './Pitch.css.ts';

type Side = FeedMoment['side'];

/** Goals of a side that fit in front of the goal; more than these are in the list only. */
const MAX_MARKS = 6;
const MARK_GAP = 9;
/** Distance of the marks from the goal line. */
const MARK_INSET = 8;
const MIDDLE = COURT.height / 2;
const ZONE = 35;

/** Distance from the left for a distance from the line that a side attacks: the home side attacks to the right. */
function towards(side: Side, distance: number): number {
  return side === 'home' ? COURT.width - distance : distance;
}

/** The third that is attacked, with arrows in the direction of play. */
export function Attack({ side }: { readonly side: Side }) {
  const sign = side === 'home' ? 1 : -1;
  const arrow = (distance: number): string =>
    `M${towards(side, distance)} ${MIDDLE - 6}l${5 * sign} 6l${-5 * sign} 6`;
  return (
    <g className={css.attack}>
      <rect
        className={css.zone}
        x={side === 'home' ? COURT.width - ZONE : 1}
        y={1}
        width={ZONE - 1}
        height={66}
      />
      <path className={css.arrows} d={`${arrow(34)}${arrow(28)}${arrow(22)}`} />
    </g>
  );
}

/** The goals of both sides in front of the goal in which they were scored, with their minutes. */
export function Goals({ moments }: { readonly moments: readonly FeedMoment[] }) {
  return (['home', 'away'] as const).map((side) => {
    const goals = moments.filter((moment) => moment.side === side).slice(0, MAX_MARKS);
    const top = MIDDLE - ((goals.length - 1) * MARK_GAP) / 2;
    return goals.map(({ minute, score }, index) => (
      <g key={`${score.home}-${score.away}`} className={moments[0]?.score === score ? css.newest : css.goal}>
        <circle cx={towards(side, MARK_INSET)} cy={top + index * MARK_GAP} r={2.2} />
        <text
          x={towards(side, MARK_INSET + 4)}
          y={top + index * MARK_GAP + 1.7}
          textAnchor={side === 'home' ? 'end' : 'start'}
        >
          {`${(minute ?? 0) + 1}′`}
        </text>
      </g>
    ));
  });
}

/** The corner flags of the line that a side attacks. */
export function Corner({ side }: { readonly side: Side }) {
  const x = towards(side, 1);
  const inwards = side === 'home' ? -1 : 1;
  return (
    <path
      className={css.corner}
      d={`M${x} 7a6 6 0 0 ${side === 'home' ? 0 : 1} ${6 * inwards} -6M${x} 61a6 6 0 0 ${side === 'home' ? 1 : 0} ${6 * inwards} 6`}
    />
  );
}
