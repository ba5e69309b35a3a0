import { useText } from '@foyer/i18n';
import type { FeedCompetition, FeedMatch } from '@foyer/kernel/sports-feed';
import { Heading } from '@foyer/ui';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { MatchClock } from '../../../../features/outcome/MatchClock.tsx';
import { MatchHistory } from '../match-history/MatchHistory.tsx';
import { PeriodTable } from '../period-table/PeriodTable.tsx';
import { MatchTracker } from '../tracker/MatchTracker.tsx';
import * as css from './MatchHeader.css.ts';
import { messages } from './MatchHeader.messages.ts';

export interface MatchHeaderProps {
  readonly match: FeedMatch;
  readonly competition: FeedCompetition;
  readonly stale: boolean;
}

/** Teams, clock, scores by period, and what has happened so far. */
export function MatchHeader({ match, competition: { sport }, stale }: MatchHeaderProps) {
  const text = useText();
  return (
    <header className={css.card}>
      <div className={css.line}>
        <SportIcon sport={sport} />
        {text(SPORT_NAMES[sport])}
        <span className={css.clock}>
          <MatchClock event={match} sport={sport} />
        </span>
      </div>
      <Heading level={1} size="title2">{`${match.home} – ${match.away}`}</Heading>
      {match.score && <PeriodTable match={match} score={match.score} sport={sport} />}
      {match.statistics && (
        <p className={css.statistics}>
          {text(messages.statistics, {
            corners: `${match.statistics.corners.home}–${match.statistics.corners.away}`,
            cards: `${match.statistics.cards.home}–${match.statistics.cards.away}`,
          })}
        </p>
      )}
      {match.phase !== 'upcoming' && <MatchTracker match={match} sport={sport} stale={stale} />}
      <MatchHistory id={match.id} sides={match} />
    </header>
  );
}
