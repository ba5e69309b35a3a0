import { useText } from '@foyer/i18n';
import type { FeedMatch, SportId } from '@foyer/kernel/sports-feed';
import { lazyPart } from '@foyer/platform';
import { BREAKPOINTS } from '@foyer/theme';
import { Disclosure, Skeleton } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { Announcer } from './Announcer.tsx';
import { Course } from './Course.tsx';
import { courseOf } from './course.ts';
import * as css from './Tracker.css.ts';
import { messages } from './Tracker.messages.ts';

const Pitch = lazyPart(async () => (await import('./pitch/Pitch.tsx')).Pitch);

export interface MatchTrackerProps {
  readonly match: FeedMatch;
  readonly sport: SportId;
  /** True if the match may be outdated: an old attack would look like a current one. */
  readonly stale: boolean;
}

/** The course of a match as text, with the pitch beside it. On phones it is opened by the player. */
export function MatchTracker({ match, sport, stale }: MatchTrackerProps) {
  const text = useText();
  const [startsOpen] = useState(() => innerWidth >= BREAKPOINTS.desktop);
  const [isOpened, setIsOpened] = useState(startsOpen);
  const entries = courseOf(match);
  return (
    <>
      <Announcer match={match} sport={sport} />
      <Disclosure
        level={2}
        title={text(messages.tracker)}
        startsOpen={startsOpen}
        onToggle={(isOpen) => setIsOpened(isOpened || isOpen)}
      >
        {isOpened && (
          <div className={css.tracker}>
            <Course entries={entries} sport={sport} sides={match} />
            <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
              <Pitch match={match} entries={entries} sport={sport} stale={stale} />
            </Suspense>
          </div>
        )}
      </Disclosure>
    </>
  );
}
