import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import type { FeedCompetition, SportId } from '@foyer/kernel/sports-feed';
import { hrefTo } from '@foyer/links';
import { NotFound, useBusinessReady, useFeature, usePageTitle, useServices } from '@foyer/platform';
import { BackLink, Button, Heading, Notice, Skeleton } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { SPORT_NAMES } from '../../components/sport-icon/sportNames.messages.ts';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { competitionOf, useCompetition } from '../../features/competition/useCompetition.ts';
import type { CompetitionState } from '../../features/competition/createCompetition.ts';
import { FavouriteStar } from '../../features/favourites/FavouriteStar.tsx';
import type { FeedState } from '../../features/sports-feed/feed.machine.ts';
import { preloadBoard, useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { ProgrammeTools } from '../sports/parts/programme-tools/ProgrammeTools.tsx';
import { knownSport } from '../sports/programme.ts';
import { messages as sports } from '../sports/SportsPage.messages.ts';
import * as layout from '../sports/SportsPage.css.ts';
import { CompetitionMatches } from './parts/competition-matches/CompetitionMatches.tsx';
import { Outright } from './parts/outright/Outright.tsx';
import { Season } from './parts/season/Season.tsx';
import * as css from './SportsCompetitionPage.css.ts';
import { messages } from './SportsCompetitionPage.messages.ts';

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  if (!services.flags.has('Sportsbook') || !knownSport(params['sport'])) return Promise.resolve();
  return Promise.all([preloadBoard(services), competitionOf(services, params['competition'] ?? '').load()]);
}

export function Component({ params }: PageProps) {
  const sport = knownSport(params['sport']);
  const id = params['competition'] ?? '';
  const isOffered = useFeature('Sportsbook');
  if (!isOffered) return <NoSportsbook />;
  return sport ? <CompetitionOfSport key={id} sport={sport} id={id} /> : <Unknown />;
}

function Unknown() {
  useBusinessReady();
  return <NotFound />;
}

interface CompetitionOfSportProps {
  readonly sport: SportId;
  readonly id: string;
}

function CompetitionOfSport({ sport, id }: CompetitionOfSportProps) {
  const feed = useSportsFeed();
  const { state, retry } = useCompetition(id);
  const competition = knownCompetition(id, feed, state);
  // the address of a competition has its own sport
  if (state.status === 'unknown' || (competition && competition.sport !== sport)) return <Unknown />;
  return <Page sport={sport} competition={competition} feed={feed} state={state} onRetry={retry} />;
}

/** The competition as the feed describes it; the board and its own message arrive in any order. */
function knownCompetition(id: string, feed: FeedState, state: CompetitionState): FeedCompetition | undefined {
  if (state.status === 'ready') return state.message.competition;
  return 'board' in feed ? feed.board.competitions.find((known) => known.id === id) : undefined;
}

interface CompetitionPageProps {
  readonly sport: SportId;
  readonly competition: FeedCompetition | undefined;
  readonly feed: FeedState;
  readonly state: CompetitionState;
  onRetry(): void;
}

function Page({ sport, competition, feed, state, onRetry }: CompetitionPageProps) {
  const text = useText();
  const { locale } = useServices();
  usePageTitle(competition?.name);
  const hasFailed = state.status === 'failed' || (state.status === 'ready' && state.isOutdated);
  useBusinessReady(competition !== undefined || feed.status === 'failed');
  return (
    <PageWithSlip
      offer={{ board: feed }}
      isStale={feed.status === 'stale'}
      head={
        <div className={layout.content}>
          <BackLink href={hrefTo(locale, 'sports-sport', { sport })}>{text(SPORT_NAMES[sport])}</BackLink>
          <header className={layout.head}>
            {competition ? (
              <div className={css.title}>
                <Heading level={1}>{competition.name}</Heading>
                <FavouriteStar favourite={`c:${competition.id}`} name={competition.name} />
              </div>
            ) : (
              <Skeleton shape="title" />
            )}
            <ProgrammeTools sport={sport} />
          </header>
        </div>
      }
    >
      {hasFailed && (
        <Notice tone="warning" title={text(state.status === 'failed' ? messages.failed : messages.outdated)}>
          <Button tone="secondary" size="small" onPress={onRetry}>
            {text(sports.retry)}
          </Button>
        </Notice>
      )}
      <CompetitionMatches sport={sport} competition={competition} feed={feed} state={state} />
      {competition && <Outright competition={competition} />}
      {state.status === 'loading' && <Skeleton shape="block" height="20rem" />}
      {state.status === 'ready' && <Season message={state.message} />}
    </PageWithSlip>
  );
}
