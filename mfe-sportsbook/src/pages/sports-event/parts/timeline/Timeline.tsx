import { useText } from '@foyer/i18n';
import type { FeedMatch, SportId } from '@foyer/kernel/sports-feed';
import { unitOf } from '../../../../features/outcome/mainNames.ts';
import { timeInMatch } from '../../../../features/outcome/MatchClock.tsx';
import * as css from './Timeline.css.ts';
import { messages } from './Timeline.messages.ts';

export interface TimelineProps {
  readonly match: FeedMatch;
  readonly sport: SportId;
}

/** The goals, points or sets of a match, the latest first. */
export function Timeline({ match: { home, away, moments }, sport }: TimelineProps) {
  const text = useText();
  return (
    <ol className={css.list}>
      {moments.map(({ minute, period, side, score, scorer }) => (
        <li key={`${score.home}-${score.away}`} className={css.moment}>
          <span className={css.time}>{timeInMatch(text, sport, period, minute)}</span>
          <span>
            {text(scorer === null ? messages[unitOf(sport)] : messages.scorer, {
              player: scorer ?? '',
              team: side === 'home' ? home : away,
              score: `${score.home}–${score.away}`,
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
