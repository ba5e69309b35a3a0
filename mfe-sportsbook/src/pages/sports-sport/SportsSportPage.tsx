import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import type { SportId } from '@foyer/kernel/sports-feed';
import { hrefTo } from '@foyer/links';
import {
  NotFound,
  PageLink,
  useBusinessReady,
  useFeature,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { Heading } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { SPORT_NAMES } from '../../components/sport-icon/sportNames.messages.ts';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { messages as contests } from '../../features/contests/contest.messages.ts';
import { dayOfAddress } from '../../features/days/days.ts';
import { useBoardDays } from '../../features/days/useBoardDays.ts';
import { Finder } from '../../features/search/finder/Finder.tsx';
import { preloadBoard, useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { CompetitionList } from '../sports/parts/competition-list/CompetitionList.tsx';
import { DayMatches } from '../sports/parts/day-matches/DayMatches.tsx';
import { DayPicker } from '../sports/parts/day-picker/DayPicker.tsx';
import { NoBoard } from '../sports/parts/no-board/NoBoard.tsx';
import { ProgrammeTools } from '../sports/parts/programme-tools/ProgrammeTools.tsx';
import { SportNav } from '../sports/parts/sport-nav/SportNav.tsx';
import { hasToday, knownSport, liveCounts, startsOf } from '../sports/programme.ts';
import * as css from '../sports/SportsPage.css.ts';

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  return knownSport(params['sport']) ? preloadBoard(services) : Promise.resolve();
}

export function Component({ params }: PageProps) {
  const sport = knownSport(params['sport']);
  const isOffered = useFeature('Sportsbook');
  if (!isOffered) return <NoSportsbook />;
  return sport ? <Sport sport={sport} /> : <UnknownSport />;
}

function UnknownSport() {
  useBusinessReady();
  return <NotFound />;
}

/** The matches of a sport by day, and its competitions. */
function Sport({ sport }: { readonly sport: SportId }) {
  const text = useText();
  const { locale } = useServices();
  const name = text(SPORT_NAMES[sport]);
  const feed = useSportsFeed();
  const board = 'board' in feed ? feed.board : undefined;
  const stale = feed.status !== 'live';
  const days = useBoardDays(board ? startsOf(board, { sport }) : []);
  const { search } = useNavigationState();
  // without matches today, the next day that has some
  const first = board && !hasToday(board, { sport }, days[0]) ? (days[1] ?? days[0]) : days[0];
  const day = dayOfAddress(search, days) ?? first;
  usePageTitle(name);
  useBusinessReady(board !== undefined);
  return (
    <PageWithSlip
      offer={{ board: feed }}
      isStale={feed.status === 'stale'}
      head={
        <div className={css.content}>
          <header className={css.head}>
            <Heading level={1}>{name}</Heading>
            <ProgrammeTools sport={sport} />
          </header>
          <Finder board={board} />
          <SportNav current={sport} counts={board && liveCounts(board)} />
          <DayPicker href={hrefTo(locale, 'sports-sport', { sport })} days={days} current={day} />
        </div>
      }
    >
      {board ? (
        <>
          {day && <DayMatches board={board} part={{ sport }} day={day} stale={stale} />}
          <p>
            <PageLink to="sports-outrights" query={{ sport }}>
              {text(contests.outrights)}
            </PageLink>
          </p>
          <CompetitionList board={board} sport={sport} />
        </>
      ) : (
        <NoBoard feed={feed} />
      )}
    </PageWithSlip>
  );
}
