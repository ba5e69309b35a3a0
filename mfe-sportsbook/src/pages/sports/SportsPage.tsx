import type { PageProps, Services } from '@foyer/contract';
import { useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  useBusinessReady,
  useFeature,
  useMarket,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { Button, ButtonLink, EmptyState, Heading, Notice, Page, Paragraph } from '@foyer/ui';
import { SlipAnnouncements } from '../../features/bet-slip/BetSlip.tsx';
import { SlipBar, SlipPanel } from '../../features/bet-slip/SlipPanel.tsx';
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
    <Page>
      <div className={css.frame}>
        <header className={css.head}>
          <Heading level={1}>{text(messages.title)}</Heading>
          <div className={css.tools}>
            <MyBetsButton />
            <OddsFormatMenu />
          </div>
        </header>
        <SportNav current={sport} counts={'board' in feed ? liveCounts(feed.board) : undefined} />
        <SlipAnnouncements feed={feed} />
        {/* rendered before it has content, because live regions announce only changes */}
        <div role="status" className={css.news}>
          {feed.status === 'stale' && (
            <Notice tone="warning" title={text(messages.stale)}>
              {text(messages.staleText)}
            </Notice>
          )}
        </div>
        <div className={css.columns}>
          <div className={css.programme}>
            {'board' in feed ? (
              <ProgrammeList board={feed.board} sport={sport} stale={feed.status === 'stale'} />
            ) : (
              <NoBoard feed={feed} />
            )}
            {'board' in feed && <About marginBasisPoints={feed.board.marginBasisPoints} />}
          </div>
          <SlipPanel feed={feed} />
          <SlipBar feed={feed} />
        </div>
      </div>
    </Page>
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

/** Shown on a brand without a sportsbook, reached through an old link. */
function NoSportsbook() {
  const text = useText();
  const { locale } = useServices();
  const { brand } = useMarket();
  useBusinessReady();
  return (
    <Page>
      <EmptyState
        icon="sports"
        level={1}
        title={text(messages.off)}
        action={<ButtonLink href={hrefTo(locale, 'lobby')}>{text(messages.offAction)}</ButtonLink>}
      >
        {text(messages.offText, { brand: brand.title })}
      </EmptyState>
    </Page>
  );
}
