import { useDates } from '@foyer/i18n';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { PageLink } from '@foyer/platform';
import type { ReactNode } from 'react';
import * as css from './ContestList.css.ts';

interface ContestListProps {
  readonly label: string;
  readonly contests: readonly FeedContest[];
  /** Below the name of each. */
  readonly children: (contest: FeedContest) => ReactNode;
}

/** Races by their start, or competitions, each with a link to its page. */
export function ContestList({ label, contests, children }: ContestListProps) {
  const { time } = useDates();
  return (
    <ul className={css.list} aria-label={label}>
      {contests.map((contest) => {
        const { id, kind, competition, name, startsAt } = contest;
        return (
          <li key={id} className={css.item}>
            <div className={css.head}>
              <PageLink to="sports-contest" params={{ contest: id }} tone="plain">
                {kind === 'race' ? `${competition.name} · ${name}` : competition.name}
              </PageLink>
              {kind === 'race' && (
                <time className={css.time} dateTime={new Date(startsAt).toISOString()}>
                  {time(startsAt)}
                </time>
              )}
            </div>
            <span className={css.muted}>{children(contest)}</span>
          </li>
        );
      })}
    </ul>
  );
}
