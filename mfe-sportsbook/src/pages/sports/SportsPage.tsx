import type { PageProps, Services } from '@foyer/contract';
import { useNumbers, useText } from '@foyer/i18n';
import {
  PageLink,
  useBusinessReady,
  useFeature,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { Button, EmptyState, Heading, Paragraph } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { MyBetsButton } from '../../features/my-bets/MyBetsButton.tsx';
import { OddsFormatMenu } from '../../features/odds/OddsFormatMenu.tsx';
import { sportsFeedOf, useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import type { FeedState } from '../../features/sports-feed/feed.machine.ts';
import { liveCounts, sportOfAddress } from './programme.ts';
import { ProgrammeList } from './parts/programme-list/ProgrammeList.tsx';
import { ProgrammeSkeleton } from './parts/programme-skeleton/ProgrammeSkeleton.tsx';
import { SportNav } from './parts/sport-nav/SportNav.tsx';
import * as css from './SportsPage.css.ts';
import { messages } from './SportsPage.messages.ts';

export function preload(services: Services): Promise<unknown> {
  return services.flags.has('Sportsbook') ? sportsFeedOf(services).preload() : Promise.resolve();
}

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return useFeature('Sportsbook') ? <Sportsbook /> : <NoSportsbook />;
}

function Sportsbook() {
  const text = useText();
  const feed = useSportsFeed();
  const sport = sportOfAddress(useNavigationState().search);
  useBusinessReady('board' in feed);
  return (
    <PageWithSlip
      offer={{ board: feed }}
      isStale={feed.status === 'stale'}
      head={
        <>
          <header className={css.head}>
            <Heading level={1}>{text(messages.title)}</Heading>
            <div className={css.tools}>
              <MyBetsButton />
              <PageLink to="sports-results">{text(messages.results)}</PageLink>
              <OddsFormatMenu />
            </div>
          </header>
          <SportNav current={sport} counts={'board' in feed ? liveCounts(feed.board) : undefined} />
        </>
      }
    >
      {'board' in feed ? (
        <ProgrammeList board={feed.board} sport={sport} stale={feed.status === 'stale'} />
      ) : (
        <NoBoard feed={feed} />
      )}
      {'board' in feed && <About marginBasisPoints={feed.board.marginBasisPoints} />}
    </PageWithSlip>
  );
}

function NoBoard({ feed }: { readonly feed: FeedState }) {
  const text = useText();
  const services = useServices();
  if (feed.status !== 'failed') return <ProgrammeSkeleton />;
  return (
    <EmptyState
      icon="sports"
      title={text(messages.failed)}
      action={<Button onPress={() => sportsFeedOf(services).retry()}>{text(messages.retry)}</Button>}
    >
      {text(messages.failedText)}
    </EmptyState>
  );
}

function About({ marginBasisPoints }: { readonly marginBasisPoints: number }) {
  const text = useText();
  const { percent } = useNumbers();
  return (
    <Paragraph size="small" tone="muted">
      {text(messages.about, { margin: percent(marginBasisPoints / 10_000) })}
    </Paragraph>
  );
}
