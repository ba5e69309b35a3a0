import { useText, type Message } from '@foyer/i18n';
import type { FeedMatch, FeedScore, SportId } from '@foyer/kernel/sports-feed';
import { VisuallyHidden } from '@foyer/ui';
import { messages as clock } from '../../../../features/outcome/matchClock.messages.ts';
import * as css from './PeriodTable.css.ts';
import { messages } from './PeriodTable.messages.ts';

interface Columns {
  readonly period: Message;
  readonly score: Message;
}

const COLUMNS: Readonly<Record<SportId, Columns>> = {
  football: { period: messages.half, score: messages.score },
  'ice-hockey': { period: messages.third, score: messages.score },
  basketball: { period: messages.quarter, score: messages.score },
  tennis: { period: clock.set, score: messages.sets },
  volleyball: { period: clock.set, score: messages.sets },
  handball: { period: messages.half, score: messages.score },
  'american-football': { period: messages.quarter, score: messages.score },
  esports: { period: clock.map, score: messages.maps },
};

export interface PeriodTableProps {
  readonly match: Pick<FeedMatch, 'home' | 'away' | 'phase' | 'period' | 'periods'>;
  readonly score: FeedScore;
  readonly sport: SportId;
}

/** The scores of both teams: each period, then the whole match. */
export function PeriodTable({ match, score, sport }: PeriodTableProps) {
  const text = useText();
  const columns = COLUMNS[sport];
  const row = (team: string, side: 'home' | 'away') => (
    <tr>
      <th scope="row" className={css.team}>
        {team}
      </th>
      {match.periods.map((period, index) => (
        <td
          key={index}
          className={match.phase === 'live' && index + 1 === match.period ? css.inner : css.period}
        >
          {period[side]}
        </td>
      ))}
      <td className={css.score}>{score[side]}</td>
    </tr>
  );
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <VisuallyHidden as="caption">{text(messages.caption)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" className={css.team}>
              <VisuallyHidden>{text(messages.team)}</VisuallyHidden>
            </th>
            {match.periods.map((_period, index) => (
              <th key={index} scope="col" className={css.heading}>
                {text(columns.period, { period: index + 1 })}
              </th>
            ))}
            <th scope="col" className={css.heading}>
              {text(columns.score)}
            </th>
          </tr>
        </thead>
        <tbody>
          {row(match.home, 'home')}
          {row(match.away, 'away')}
        </tbody>
      </table>
    </div>
  );
}
