import { useDates } from '@foyer/i18n';
import type { FeedFixture } from '@foyer/kernel/sports-results';
import { useDayName } from '../../../../features/days/useDayName.ts';
import * as block from '../../../sports/parts/competition-block/CompetitionBlock.css.ts';
import * as css from './FixtureList.css.ts';

export interface FixtureListProps {
  readonly label: string;
  readonly fixtures: readonly FeedFixture[];
}

/** Matches without prices: they are not on the board yet. */
export function FixtureList({ label, fixtures }: FixtureListProps) {
  const dayName = useDayName();
  const { time } = useDates();
  return (
    <ul className={block.block} aria-label={label}>
      {fixtures.map(({ id, home, away, startsAt }) => (
        <li key={id} className={css.row}>
          <time className={css.time} dateTime={new Date(startsAt).toISOString()}>
            {`${dayName(startsAt)} ${time(startsAt)}`}
          </time>
          <span>{`${home} – ${away}`}</span>
        </li>
      ))}
    </ul>
  );
}
