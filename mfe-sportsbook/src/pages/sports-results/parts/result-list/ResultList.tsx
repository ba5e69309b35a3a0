import { useDates, useText } from '@foyer/i18n';
import type { FeedResult } from '@foyer/kernel/sports-feed';
import { Heading, VisuallyHidden } from '@foyer/ui';
import { useId } from 'react';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import * as block from '../../../sports/parts/competition-block/CompetitionBlock.css.ts';
import type { ResultGroup } from '../../resultGroups.ts';
import { messages } from '../../SportsResultsPage.messages.ts';
import * as css from './ResultList.css.ts';

/** The results of one competition. */
export function ResultList({ group: { competition, results } }: { readonly group: ResultGroup }) {
  const text = useText();
  const id = useId();
  return (
    <div className={block.block}>
      <div className={block.head}>
        <SportIcon sport={competition.sport} />
        <Heading id={id} level={2} size="label">
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
  result: { home, away, startsAt, status, score, periods },
}: {
  readonly result: FeedResult;
}) {
  const text = useText();
  const { time } = useDates();
  const parts = periods.map((period) => `${period.home}–${period.away}`).join(', ');
  return (
    <li className={css.row}>
      <time className={css.time} dateTime={new Date(startsAt).toISOString()}>
        {time(startsAt)}
      </time>
      <span>{`${home} – ${away}`}</span>
      <span className={css.score}>{`${score.home}–${score.away}`}</span>
      <span className={css.details}>
        {status === 'VOID' ? `${text(messages.abandoned)}${parts && ' · '}${parts}` : parts}
      </span>
    </li>
  );
}
