import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useBusinessReady, useFeature, usePageTitle, useServices, useStore } from '@foyer/platform';
import { BackLink, Button, ButtonLink, EmptyState } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { PageWithSlip } from '../../features/bet-slip/PageWithSlip.tsx';
import { useCouponStore } from '../../features/coupon/useCoupon.ts';
import { MyBetsButton } from '../../features/my-bets/MyBetsButton.tsx';
import { OddsFormatMenu } from '../../features/odds/OddsFormatMenu.tsx';
import type { MatchState } from '../../features/sports-feed/match.machine.ts';
import { matchFeedOf, useMatchFeed } from '../../features/sports-feed/useMatchFeed.ts';
import { useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { messages as board } from '../sports/SportsPage.messages.ts';
import { MarketList } from './parts/market-list/MarketList.tsx';
import { MatchHeader } from './parts/match-header/MatchHeader.tsx';
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
  const text = useText();
  const { state, retry } = useMatchFeed(id);
  const hasOthers = useStore(useCouponStore()).some(({ event }) => event !== id);
  // the board is only for the selections of other matches
  const board = useSportsFeed(hasOthers);
  const match = 'match' in state ? state.match : undefined;
  usePageTitle(
    match ? `${match.home} – ${match.away}` : state.status === 'gone' ? text(messages.gone) : undefined,
  );
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
          <MatchHeader match={state.match} competition={state.competition} />
          <MarketList match={state.match} sport={state.competition.sport} stale={state.status === 'stale'} />
        </>
      ) : (
        <NoMatch status={state.status} onRetry={retry} />
      )}
    </PageWithSlip>
  );
}

/** Link to the matches of the same sport. */
function Back({ state }: { readonly state: MatchState }) {
  const text = useText();
  const { locale } = useServices();
  const href = hrefTo(locale, 'sports');
  return 'match' in state ? (
    <BackLink href={withQuery(href, { sport: state.competition.sport })}>{state.competition.name}</BackLink>
  ) : (
    <BackLink href={href}>{text(messages.back)}</BackLink>
  );
}

interface NoMatchProps {
  readonly status: MatchState['status'];
  onRetry(): void;
}

function NoMatch({ status, onRetry }: NoMatchProps) {
  const text = useText();
  const { locale } = useServices();
  if (status === 'gone')
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
