import type { PageProps } from '@foyer/contract';
import { useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  lazyPart,
  OptionalPart,
  useBusinessReady,
  useFeature,
  useNavigation,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { Heading, Paragraph } from '@foyer/ui';
import { Suspense, useEffect } from 'react';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { Finder } from '../../features/search/finder/Finder.tsx';
import { useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { HomeSections, loadExtras } from './parts/home-sections/HomeSections.tsx';
import { NoBoard } from './parts/no-board/NoBoard.tsx';
import { ProgrammeSkeleton } from './parts/programme-skeleton/ProgrammeSkeleton.tsx';
import { ProgrammeTools } from './parts/programme-tools/ProgrammeTools.tsx';
import { SportNav } from './parts/sport-nav/SportNav.tsx';
import { liveCounts, sportOfAddress } from './programme.ts';
import * as css from './SportsPage.css.ts';
import { messages } from './SportsPage.messages.ts';

const HomeDay = lazyPart(async () => (await loadExtras()).HomeDay);
const HomeDayPicker = lazyPart(async () => (await loadExtras()).HomeDayPicker);

export { preloadBoard as preload } from '../../features/sports-feed/useSportsFeed.ts';

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return useFeature('Sportsbook') ? <Sportsbook /> : <NoSportsbook />;
}

function Sportsbook() {
  const text = useText();
  const feed = useSportsFeed();
  const board = 'board' in feed ? feed.board : undefined;
  const stale = feed.status !== 'live';
  const { search } = useNavigationState();
  const hasDay = new URLSearchParams(search).has('day');
  useFormerAddress(search);
  useBusinessReady(board !== undefined);
  const sections = board && <HomeSections board={board} stale={stale} />;
  return (
    <PageWithSlip
      offer={{ board: feed }}
      isStale={feed.status === 'stale'}
      head={
        <div className={css.content}>
          <header className={css.head}>
            <Heading level={1}>{text(messages.title)}</Heading>
            <ProgrammeTools />
          </header>
          <Finder board={board} />
          <SportNav current={hasDay ? 'none' : undefined} counts={board && liveCounts(board)} />
          <div className={css.days}>
            {board && (
              <OptionalPart area="sportsbook.days" placeholder={null}>
                <HomeDayPicker board={board} />
              </OptionalPart>
            )}
          </div>
        </div>
      }
    >
      {!board && <NoBoard feed={feed} />}
      {board && !hasDay && sections}
      {board && hasDay && (
        <Suspense fallback={<ProgrammeSkeleton />}>
          <HomeDay board={board} stale={stale} fallback={sections} />
        </Suspense>
      )}
      {board && <About marginBasisPoints={board.marginBasisPoints} />}
    </PageWithSlip>
  );
}

/** A sport had the address `?sport=` before it had a page. */
function useFormerAddress(search: string): void {
  const navigation = useNavigation();
  const { locale } = useServices();
  const sport = sportOfAddress(search);
  // synchronises with the address
  useEffect(() => {
    if (sport) void navigation.go(hrefTo(locale, 'sports-sport', { sport }), { replace: true });
  }, [navigation, locale, sport]);
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
