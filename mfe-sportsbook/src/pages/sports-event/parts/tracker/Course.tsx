import { useText, type FormatText } from '@foyer/i18n';
import type { SportId } from '@foyer/kernel/sports-feed';
import { Button } from '@foyer/ui';
import { useState } from 'react';
import { unitOf, type Sides } from '../../../../features/outcome/mainNames.ts';
import { timeInMatch } from '../../../../features/outcome/MatchClock.tsx';
import { hasManyScores, type CourseEntry } from './course.ts';
import * as css from './Tracker.css.ts';
import { messages } from './Tracker.messages.ts';

/** Entries beside the pitch; the player opens the older ones. */
const MAX_LATEST = 7;

/** An entry in words, without its time. */
export function entryText(text: FormatText, entry: CourseEntry, sport: SportId, sides: Sides): string {
  const team = sides[entry.side];
  if (entry.kind !== 'score') return text(messages[entry.kind], { team });
  return text(entry.scorer === null ? messages[unitOf(sport)] : messages.scorer, {
    player: entry.scorer ?? '',
    team,
    score: `${entry.score.home}–${entry.score.away}`,
  });
}

export interface CourseProps {
  readonly entries: readonly CourseEntry[];
  readonly sport: SportId;
  readonly sides: Sides;
}

/** The course of a match as text, the latest first. */
export function Course({ entries, sport, sides }: CourseProps) {
  const text = useText();
  const [isWhole, setIsWhole] = useState(false);
  if (entries.length === 0) return <p className={css.time}>{text(messages.none)}</p>;
  return (
    <div className={css.course}>
      <ol className={css.list}>
        {(isWhole ? entries : entries.slice(0, MAX_LATEST)).map((entry) => (
          <li
            key={entry.key}
            className={entry.kind === 'score' && !hasManyScores(sport) ? css.score : css.moment}
          >
            <span className={css.time}>{timeInMatch(text, sport, entry.period, entry.minute)}</span>
            <span>{entryText(text, entry, sport, sides)}</span>
          </li>
        ))}
      </ol>
      {entries.length > MAX_LATEST && (
        <Button tone="bare" size="small" onPress={() => setIsWhole(!isWhole)}>
          {text(isWhole ? messages.latest : messages.all, { count: entries.length })}
        </Button>
      )}
    </div>
  );
}
