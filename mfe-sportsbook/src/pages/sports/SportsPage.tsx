import type { PageProps } from '@foyer/contract';
import { useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  useBusinessReady,
  useFeature,
  useNavigation,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { Heading, Paragraph } from '@foyer/ui';
import { useEffect } from 'react';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { dayOfAddress } from '../../features/days/days.ts';
import { useBoardDays } from '../../features/days/useBoardDays.ts';
import { Finder } from '../../features/search/finder/Finder.tsx';
import { useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { DayMatches } from './parts/day-matches/DayMatches.tsx';
import { DayPicker } from './parts/day-picker/DayPicker.tsx';
import { HomeSections } from './parts/home-sections/HomeSections.tsx';
import { NoBoard } from './parts/no-board/NoBoard.tsx';
import { ProgrammeTools } from './parts/programme-tools/ProgrammeTools.tsx';
import { SportNav } from './parts/sport-nav/SportNav.tsx';
import { liveCounts, sportOfAddress, startsOf } from './programme.ts';
import * as css from './SportsPage.css.ts';
import { messages } from './SportsPage.messages.ts';

export { preloadBoard as preload } from '../../features/sports-feed/useSportsFeed.ts';

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return useFeature('Sportsbook') ? <Sportsbook /> : <NoSportsbook />;
}

function Sportsbook() {
  const text = useText();
  const { locale } = useServices();
  const feed = useSportsFeed();
  const board = 'board' in feed ? feed.board : undefined;
  const stale = feed.status === 'stale';
  const { search } = useNavigationState();
  const days = useBoardDays(board ? startsOf(board, {}) : []);
  const day = dayOfAddress(search, days);
  useFormerAddress(search);
  useBusinessReady(board !== undefined);
  return (
    <PageWithSlip
      offer={{ board: feed }}
      isStale={stale}
      head={
        <div className={css.content}>
          <header className={css.head}>
            <Heading level={1}>{text(messages.title)}</Heading>
            <ProgrammeTools />
          </header>
          <Finder board={board} />
          <SportNav current={day ? 'none' : undefined} counts={board && liveCounts(board)} />
          <DayPicker href={hrefTo(locale, 'sports')} days={days} current={day} />
        </div>
      }
    >
      {!board && <NoBoard feed={feed} />}
      {board &&
        (day ? (
          <DayMatches board={board} part={{}} day={day} stale={stale} />
        ) : (
          <HomeSections board={board} stale={stale} />
        ))}
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
