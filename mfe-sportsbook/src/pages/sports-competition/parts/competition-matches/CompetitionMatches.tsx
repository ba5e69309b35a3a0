import { useText } from '@foyer/i18n';
import type { FeedCompetition, SportId } from '@foyer/kernel/sports-feed';
import { hrefTo } from '@foyer/links';
import { useNavigationState, useServices } from '@foyer/platform';
import { Section } from '@foyer/ui';
import type { CompetitionState } from '../../../../features/competition/createCompetition.ts';
import { dayOfAddress } from '../../../../features/days/days.ts';
import { useBoardDays } from '../../../../features/days/useBoardDays.ts';
import type { FeedState } from '../../../../features/sports-feed/feed.machine.ts';
import { DayMatches } from '../../../sports/parts/day-matches/DayMatches.tsx';
import { DayPicker } from '../../../sports/parts/day-picker/DayPicker.tsx';
import { NoBoard } from '../../../sports/parts/no-board/NoBoard.tsx';
import { hasToday, startsOf } from '../../../sports/programme.ts';
import { messages } from '../../SportsCompetitionPage.messages.ts';
import { FixtureList } from '../fixture-list/FixtureList.tsx';

export interface CompetitionMatchesProps {
  readonly sport: SportId;
  /** Undefined while it loads. */
  readonly competition: FeedCompetition | undefined;
  readonly feed: FeedState;
  readonly state: CompetitionState;
}

/** The matches of a competition: those of the board by day, with prices, then the later ones. */
export function CompetitionMatches({ sport, competition, feed, state }: CompetitionMatchesProps) {
  const text = useText();
  const { locale } = useServices();
  const { search } = useNavigationState();
  const board = 'board' in feed ? feed.board : undefined;
  const part = { competition: competition?.id ?? '' };
  const days = useBoardDays(board ? startsOf(board, part) : []);
  const hasSome = board !== undefined && (days.length > 1 || hasToday(board, part, days[0]));
  // without matches today, the next day that has some
  const first = board && !hasToday(board, part, days[0]) ? (days[1] ?? days[0]) : days[0];
  const day = dayOfAddress(search, days) ?? first;
  const later =
    state.status === 'ready' ? state.message.upcoming.filter(({ id }) => !board?.events.has(id)) : [];
  return (
    <>
      {!board && <NoBoard feed={feed} />}
      {board && competition && hasSome && day && (
        <>
          <DayPicker
            href={hrefTo(locale, 'sports-competition', { sport, competition: competition.id })}
            days={days}
            current={day}
          />
          <DayMatches board={board} part={part} day={day} stale={feed.status !== 'live'} />
        </>
      )}
      {later.length > 0 && (
        <Section title={text(messages.later)}>
          <FixtureList label={text(messages.later)} fixtures={later} />
        </Section>
      )}
    </>
  );
}
