import { useDates, useText } from '@foyer/i18n';
import type { FeedCompetition } from '@foyer/kernel/sports-feed';
import type { FeedResult } from '@foyer/kernel/sports-results';
import { hrefTo } from '@foyer/links';
import { PageLink, usePageTitle, useServices } from '@foyer/platform';
import { Button, ButtonLink, EmptyState, Heading, Notice, Paragraph } from '@foyer/ui';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import { messages as clock } from '../../../../features/outcome/matchClock.messages.ts';
import { FEED_ID } from '../../../../features/sports-feed/createMatchFeed.ts';
import { messages as board } from '../../../sports/SportsPage.messages.ts';
import { messages as results } from '../../../sports-results/SportsResultsPage.messages.ts';
import { useResults } from '../../../sports-results/useResults.ts';
import { messages } from '../../SportsEventPage.messages.ts';
import * as css from '../match-header/MatchHeader.css.ts';
import { MatchSkeleton } from '../match-skeleton/MatchSkeleton.tsx';
import { PeriodTable } from '../period-table/PeriodTable.tsx';

/** A match that is not offered: its result when it ended in the last 24 hours. */
export function PastMatch({ id }: { readonly id: string }) {
  return FEED_ID.test(id) ? <KnownMatch id={id} /> : <Gone />;
}

function KnownMatch({ id }: { readonly id: string }) {
  const text = useText();
  const { state, retry } = useResults();
  if (state === 'loading') return <MatchSkeleton label={text(messages.loading)} />;
  if (state === 'failed')
    return (
      <EmptyState
        icon="sports"
        level={1}
        title={text(messages.failed)}
        action={<Button onPress={retry}>{text(board.retry)}</Button>}
      >
        {text(results.failedText)}
      </EmptyState>
    );
  const result = state.results.find((known) => known.id === id);
  const competition = state.competitions.find((known) => known.id === result?.competition);
  return result && competition ? <Result result={result} competition={competition} /> : <Gone />;
}

interface ResultProps {
  readonly result: FeedResult;
  readonly competition: FeedCompetition;
}

function Result({ result, competition: { id, sport, name } }: ResultProps) {
  const text = useText();
  const { dateTime } = useDates();
  const { home, away, startsAt, status, reason, score, periods } = result;
  usePageTitle(`${home} – ${away}`);
  return (
    <>
      <header className={css.card}>
        <div className={css.line}>
          <SportIcon sport={sport} />
          {text(SPORT_NAMES[sport])}
          <span className={css.clock}>{text(clock.ended)}</span>
        </div>
        <Heading level={1} size="title2">{`${home} – ${away}`}</Heading>
        <PeriodTable
          match={{ home, away, periods, phase: 'ended', period: periods.length }}
          score={score}
          sport={sport}
        />
        <Paragraph size="small" tone="muted">
          <PageLink to="sports-competition" params={{ sport, competition: id }}>
            {name}
          </PageLink>
          {` · ${dateTime(startsAt)}`}
        </Paragraph>
      </header>
      {status === 'VOID' ? (
        <Notice tone="warning" title={text(reason ? messages.walkover : messages.abandoned)}>
          {text(messages.abandonedText)}
        </Notice>
      ) : (
        <Paragraph size="small" tone="muted">
          {text(messages.final)}
        </Paragraph>
      )}
    </>
  );
}

function Gone() {
  const text = useText();
  const { locale } = useServices();
  usePageTitle(text(messages.gone));
  return (
    <EmptyState
      icon="sports"
      level={1}
      title={text(messages.gone)}
      action={<ButtonLink href={hrefTo(locale, 'sports')}>{text(messages.goneAction)}</ButtonLink>}
    >
      {text(messages.goneText)}
    </EmptyState>
  );
}
