import { useText } from '@foyer/i18n';
import type { FeedMatch, SportId } from '@foyer/kernel/sports-feed';
import { VisuallyHidden } from '@foyer/ui';
import { timeInMatch } from '../../../../features/outcome/MatchClock.tsx';
import { announcedOf } from './course.ts';
import { entryText } from './Course.tsx';
import { messages } from './Tracker.messages.ts';

export interface AnnouncerProps {
  readonly match: FeedMatch;
  readonly sport: SportId;
}

/** Announces scores, corners, cards, breaks and the end to screen readers; attacks and points are too many. */
export function Announcer({ match, sport }: AnnouncerProps) {
  return (
    <div role="status">
      <VisuallyHidden>{useAnnouncement({ match, sport })}</VisuallyHidden>
    </div>
  );
}

function useAnnouncement({ match, sport }: AnnouncerProps): string {
  const text = useText();
  const { phase, home, away, score } = match;
  if (score && (phase === 'break' || phase === 'ended'))
    return text(messages[phase], { home, away, score: `${score.home}–${score.away}` });
  const entry = announcedOf(match, sport);
  return entry
    ? `${timeInMatch(text, sport, entry.period, entry.minute)} ${entryText(text, entry, sport, match)}`
    : '';
}
