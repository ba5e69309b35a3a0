import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useFeature, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import {
  BackLink,
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Page,
  Paragraph,
  Skeleton,
  VisuallyHidden,
} from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { messages as match } from '../sports-event/SportsEventPage.messages.ts';
import { messages as board } from '../sports/SportsPage.messages.ts';
import { SportNav } from '../sports/parts/sport-nav/SportNav.tsx';
import { sportOfAddress } from '../sports/programme.ts';
import { ResultList } from './parts/result-list/ResultList.tsx';
import { resultGroups } from './resultGroups.ts';
import * as css from './SportsResultsPage.css.ts';
import { messages } from './SportsResultsPage.messages.ts';
import { useResults } from './useResults.ts';

const SKELETONS = ['9rem', '14rem', '9rem', '14rem'] as const;

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return useFeature('Sportsbook') ? <Results /> : <NoSportsbook />;
}

function Results() {
  const text = useText();
  const { locale } = useServices();
  const { state, retry } = useResults();
  const sport = sportOfAddress(useNavigationState().search);
  useBusinessReady(state !== 'loading');
  const groups = typeof state === 'object' ? resultGroups(state, sport) : [];
  return (
    <Page>
      <div className={css.content}>
        <BackLink href={hrefTo(locale, 'sports')}>{text(match.back)}</BackLink>
        <Heading level={1}>{text(messages.title)}</Heading>
        <SportNav page="sports-results" current={sport} counts={undefined} />
        {state === 'loading' && (
          <>
            <VisuallyHidden>{text(messages.loading)}</VisuallyHidden>
            {SKELETONS.map((height, index) => (
              <Skeleton key={index} shape="block" height={height} />
            ))}
          </>
        )}
        {state === 'failed' && (
          <EmptyState
            icon="sports"
            title={text(messages.failed)}
            action={<Button onPress={retry}>{text(board.retry)}</Button>}
          >
            {text(messages.failedText)}
          </EmptyState>
        )}
        {groups.map((group) => (
          <ResultList key={group.competition.id} group={group} />
        ))}
        {typeof state === 'object' && groups.length === 0 && (
          <EmptyState
            icon="sports"
            title={text(messages.empty)}
            action={<ButtonLink href={hrefTo(locale, 'sports')}>{text(match.back)}</ButtonLink>}
          >
            {text(messages.emptyText)}
          </EmptyState>
        )}
        {groups.length > 0 && (
          <Paragraph size="small" tone="muted">
            {text(messages.about)}
          </Paragraph>
        )}
      </div>
    </Page>
  );
}
