import { useDates, useText } from '@foyer/i18n';
import type { FeedResult } from '@foyer/kernel/sports-results';
import { PageLink, useServices } from '@foyer/platform';
import { Heading, VisuallyHidden, type HeadingLevel } from '@foyer/ui';
import { useId } from 'react';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { useDayName } from '../../../../features/days/useDayName.ts';
import * as block from '../../../sports/parts/competition-block/CompetitionBlock.css.ts';
import type { ResultGroup } from '../../resultGroups.ts';
import { messages } from '../../SportsResultsPage.messages.ts';
import * as css from './ResultList.css.ts';

export interface ResultListProps {
  readonly group: ResultGroup;
  /** Level of its heading. */
  readonly level?: HeadingLevel;
}

/** The results of one competition. */
export function ResultList({ group: { competition, results }, level = 2 }: ResultListProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={block.block}>
      <div className={block.head}>
        <SportIcon sport={competition.sport} />
        <Heading id={id} level={level} size="label">
          <VisuallyHidden>{text(SPORT_NAMES[competition.sport])} · </VisuallyHidden>
          {competition.name}
        </Heading>
      </div>
      <ul aria-labelledby={id}>
        {results.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </ul>
    </div>
  );
}

function Result({
  result: { id, home, away, startsAt, status, reason, score, periods },
}: {
  readonly result: FeedResult;
}) {
  const text = useText();
  const { now } = useServices();
  const { date, time } = useDates();
  const dayName = useDayName();
  const parts = periods.map((period) => `${period.home}–${period.away}`).join(', ');
  return (
    <li className={css.row}>
      <time className={css.time} dateTime={new Date(startsAt).toISOString()}>
        {date(startsAt) !== date(now()) && <span>{dayName(startsAt)} </span>}
        {time(startsAt)}
      </time>
      <PageLink to="sports-event" params={{ event: id }} tone="plain">
        {`${home} – ${away}`}
      </PageLink>
      <span className={css.score}>{`${score.home}–${score.away}`}</span>
      <span className={css.details}>
        {status === 'VOID'
          ? `${text(reason ? messages.walkover : messages.abandoned)}${parts && ' · '}${parts}`
          : parts}
      </span>
    </li>
  );
}
