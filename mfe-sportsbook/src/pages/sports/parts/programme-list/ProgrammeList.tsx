import { useText } from '@foyer/i18n';
import type { SportId } from '@foyer/kernel/sports-feed';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Section } from '@foyer/ui';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { programmeOf, UPCOMING_AT_FIRST, type CompetitionGroup } from '../../programme.ts';
import { CompetitionBlock } from '../competition-block/CompetitionBlock.tsx';
import * as css from './ProgrammeList.css.ts';
import { messages } from './ProgrammeList.messages.ts';

export interface ProgrammeListProps {
  readonly board: FeedBoard;
  readonly sport: SportId | undefined;
  readonly stale: boolean;
}

/** Live matches, then upcoming ones. */
export function ProgrammeList({ board, sport, stale }: ProgrammeListProps) {
  const text = useText();
  const { live, upcoming } = programmeOf(board, sport);
  if (live.length === 0 && upcoming.length === 0) return <NothingOn />;
  const blocks = (groups: readonly CompetitionGroup[], atFirst?: number) => (
    <div className={css.blocks}>
      {groups.map((group) => (
        <CompetitionBlock
          key={group.competition.id}
          group={group}
          stale={stale}
          {...(atFirst !== undefined && { atFirst })}
        />
      ))}
    </div>
  );
  return (
    <div className={css.list}>
      {live.length > 0 && <Section title={text(messages.live)}>{blocks(live)}</Section>}
      {upcoming.length > 0 && (
        <Section key={sport} title={text(sport === undefined ? messages.soon : messages.upcoming)}>
          {blocks(upcoming, UPCOMING_AT_FIRST)}
        </Section>
      )}
    </div>
  );
}

function NothingOn() {
  const text = useText();
  const { locale } = useServices();
  return (
    <EmptyState
      icon="sports"
      title={text(messages.empty)}
      action={
        <ButtonLink href={hrefTo(locale, 'sports')} tone="secondary">
          {text(messages.emptyAction)}
        </ButtonLink>
      }
    >
      {text(messages.emptyText)}
    </EmptyState>
  );
}
