import type { Slots } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { PageLink, useFeature } from '@foyer/platform';
import { SportIcon } from '../../components/sport-icon/SportIcon.tsx';
import { useOdds } from '../../features/odds/useOdds.ts';
import { MatchClock } from '../../features/outcome/MatchClock.tsx';
import type { BoardEvent } from '../../features/sports-feed/feed.machine.ts';
import { useSportsFeed } from '../../features/sports-feed/useSportsFeed.ts';
import { topMatches } from '../../pages/sports/homeMatches.ts';
import * as css from './TopMatches.css.ts';
import { messages } from './TopMatches.messages.ts';

/** The next match of each sport on a page of another remote, with the prices of its winner. */
export function Component({ maximum }: Slots['sportsbook.top-matches']) {
  return useFeature('Sportsbook') ? <Matches maximum={maximum} /> : null;
}

function Matches({ maximum }: Slots['sportsbook.top-matches']) {
  const text = useText();
  const state = useSportsFeed();
  // prices that may be outdated are not shown on the page of another remote
  const matches = state.status === 'live' ? topMatches(state.board, []).slice(0, maximum) : [];
  if (matches.length === 0) return null;
  return (
    <ul className={css.list} aria-label={text(messages.list)}>
      {matches.map(({ competition, event }) => (
        <li key={event.id} className={css.match}>
          <SportIcon sport={competition.sport} />
          <span>
            <PageLink to="sports-event" params={{ event: event.id }}>
              <span className={css.teams}>{`${event.home} – ${event.away}`}</span>
            </PageLink>
            <MatchClock event={event} sport={competition.sport} />
          </span>
          <Prices event={event} />
        </li>
      ))}
    </ul>
  );
}

function Prices({ event }: { readonly event: BoardEvent }) {
  const { write } = useOdds();
  const winner = event.markets.find(({ kind, status }) => kind === 'winner' && status === 'open');
  return <span className={css.prices}>{winner?.outcomes.map(({ price }) => write(price)).join(' · ')}</span>;
}
