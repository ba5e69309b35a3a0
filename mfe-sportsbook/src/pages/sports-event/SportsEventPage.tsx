import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useFeature, usePageTitle, useServices, useStore } from '@foyer/platform';
import { BackLink, Button, EmptyState } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { BoostedOdds } from '../../features/boosted-odds/BoostedOdds.tsx';
import { useCouponStore } from '../../features/coupon/useCoupon.ts';
import { MyBetsButton } from '../../features/my-bets/MyBetsButton.tsx';
import { OddsFormatMenu } from '../../features/odds/OddsFormatMenu.tsx';
import type { MatchState } from '../../features/sports-feed/match.machine.ts';
import { matchFeedOf, useMatchFeed } from '../../features/sports-feed/useMatchFeed.ts';
import { useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { messages as board } from '../sports/SportsPage.messages.ts';
import { MarketList } from './parts/market-list/MarketList.tsx';
import { MatchHeader } from './parts/match-header/MatchHeader.tsx';
import { PastMatch } from './parts/past-match/PastMatch.tsx';
import { MatchSkeleton } from './parts/match-skeleton/MatchSkeleton.tsx';
import * as css from './SportsEventPage.css.ts';
import { messages } from './SportsEventPage.messages.ts';

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  return services.flags.has('Sportsbook')
    ? matchFeedOf(services, params['event'] ?? '').preload()
    : Promise.resolve();
}

export function Component({ params }: PageProps) {
  const id = params['event'] ?? '';
  return useFeature('Sportsbook') ? <Match key={id} id={id} /> : <NoSportsbook />;
}

function Match({ id }: { readonly id: string }) {
  const { state, retry } = useMatchFeed(id);
  const hasOthers = useStore(useCouponStore()).some(({ event }) => event !== id);
  // the board is only for the selections of other matches
  const board = useSportsFeed(hasOthers);
  const match = 'match' in state ? state.match : undefined;
  usePageTitle(match && `${match.home} – ${match.away}`);
  useBusinessReady(state.status !== 'loading');
  return (
    <PageWithSlip
      offer={{ board, match: { id, state } }}
      isStale={state.status === 'stale'}
      head={
        <div className={css.tools}>
          <Back state={state} />
          <div className={css.actions}>
            <MyBetsButton />
            <OddsFormatMenu />
          </div>
        </div>
      }
    >
      {'match' in state ? (
        <>
          <MatchHeader match={state.match} competition={state.competition} stale={state.status !== 'live'} />
          <BoostedOdds
            matchOf={(event) =>
              event === id ? { match: state.match, sport: state.competition.sport } : undefined
            }
          />
          <MarketList match={state.match} sport={state.competition.sport} stale={state.status !== 'live'} />
        </>
      ) : (
        <NoMatch id={id} status={state.status} onRetry={retry} />
      )}
    </PageWithSlip>
  );
}

/** Link to the competition. */
function Back({ state }: { readonly state: MatchState }) {
  const text = useText();
  const { locale } = useServices();
  if (!('match' in state)) return <BackLink href={hrefTo(locale, 'sports')}>{text(messages.back)}</BackLink>;
  const { id, sport, name } = state.competition;
  return <BackLink href={hrefTo(locale, 'sports-competition', { sport, competition: id })}>{name}</BackLink>;
}

interface NoMatchProps {
  readonly id: string;
  readonly status: MatchState['status'];
  onRetry(): void;
}

function NoMatch({ id, status, onRetry }: NoMatchProps) {
  const text = useText();
  if (status === 'gone') return <PastMatch id={id} />;
  if (status === 'failed')
    return (
      <EmptyState
        icon="sports"
        level={1}
        title={text(messages.failed)}
        action={<Button onPress={onRetry}>{text(board.retry)}</Button>}
      >
        {text(board.failedText)}
      </EmptyState>
    );
  return <MatchSkeleton label={text(messages.loading)} />;
}
