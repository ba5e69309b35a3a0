import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Section } from '@foyer/ui';
import type { Day } from '../../../../features/days/days.ts';
import { useDayName } from '../../../../features/days/useDayName.ts';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { matchesOfDay, MATCHES_AT_FIRST, type BoardPart } from '../../programme.ts';
import { MatchGroups } from '../match-groups/MatchGroups.tsx';
import { messages } from './DayMatches.messages.ts';

export interface DayMatchesProps {
  readonly board: FeedBoard;
  readonly part: BoardPart;
  readonly day: Day;
  readonly stale: boolean;
}

/** The matches of a day in a part of the board. */
export function DayMatches({ board, part, day, stale }: DayMatchesProps) {
  const text = useText();
  const { locale, now } = useServices();
  const dayName = useDayName();
  const groups = matchesOfDay(board, part, day, now());
  return (
    <Section title={dayName(day.from)}>
      {groups.length > 0 ? (
        <MatchGroups
          key={day.id}
          groups={groups}
          stale={stale}
          {...(part.competition === undefined && { atFirst: MATCHES_AT_FIRST })}
        />
      ) : (
        <EmptyState
          icon="sports"
          level={3}
          title={text(messages.empty)}
          action={
            <ButtonLink href={hrefTo(locale, 'sports')} tone="secondary">
              {text(messages.emptyAction)}
            </ButtonLink>
          }
        >
          {text(messages.emptyText)}
        </EmptyState>
      )}
    </Section>
  );
}
