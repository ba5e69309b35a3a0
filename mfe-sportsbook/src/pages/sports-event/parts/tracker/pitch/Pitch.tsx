import { useText } from '@foyer/i18n';
import type { FeedMatch, SportId } from '@foyer/kernel/sports-feed';
import { timeInMatch } from '../../../../../features/outcome/MatchClock.tsx';
import type { CourseEntry } from '../course.ts';
import { entryText } from '../Course.tsx';
import { messages } from '../Tracker.messages.ts';
import { Attack, Corner, Goals } from './GoalMarks.tsx';
import { COURT, COURTS } from './courts.ts';
import { Figures } from './Figures.tsx';
import * as css from './Pitch.css.ts';

export interface PitchProps {
  readonly match: FeedMatch;
  readonly entries: readonly CourseEntry[];
  readonly sport: SportId;
  readonly stale: boolean;
}

/**
 * The latest event and the attack on a drawing of the field, with the home side on the left. All of it is also said
 * in words, so that the drawing is hidden from screen readers.
 */
export function Pitch({ match, entries, sport, stale }: PitchProps) {
  const text = useText();
  const attack = stale ? null : match.attack;
  const [latest] = entries;
  return (
    <figure className={css.figure}>
      <div className={css.sides}>
        <span className={css.side}>{match.home}</span>
        <span className={css.side}>{match.away}</span>
      </div>
      <svg
        className={css.court}
        viewBox={`0 0 ${COURT.width} ${COURT.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {sport !== 'esports' && <path className={css.lines} d={COURTS[sport]} />}
        {attack && <Attack side={attack} />}
        {hasGoals(sport) ? (
          <>
            <Goals moments={match.moments} />
            {latest?.kind === 'corner' && <Corner side={latest.side} />}
          </>
        ) : (
          <Figures match={match} sport={sport} />
        )}
      </svg>
      <figcaption className={css.caption}>
        {attack ? (
          text(messages.attack, { team: match[attack] })
        ) : latest ? (
          <>
            {timeInMatch(text, sport, latest.period, latest.minute)} {entryText(text, latest, sport, match)}
          </>
        ) : (
          text(messages.none)
        )}
      </figcaption>
    </figure>
  );
}

/** Sports with so few goals that each has a mark. */
function hasGoals(sport: SportId): boolean {
  return sport === 'football' || sport === 'ice-hockey';
}
