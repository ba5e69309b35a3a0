import { useText } from '@foyer/i18n';
import type { FeedCompetition } from '@foyer/kernel/sports-feed';
import { PageLink } from '@foyer/platform';
import { Section } from '@foyer/ui';
import { messages } from '../../../../features/contests/contest.messages.ts';
import { useContests } from '../../../../features/contests/useContests.ts';
import { RunnerTable } from '../../../sports-contest/parts/runner-table/RunnerTable.tsx';

/** The prices of the winner of the competition; nothing while they are not known. */
export function Outright({ competition }: { readonly competition: FeedCompetition }) {
  const text = useText();
  const { state } = useContests('outrights');
  const contest =
    state.status === 'ready'
      ? state.message.contests.find((one) => one.competition.id === competition.id)
      : undefined;
  if (state.status !== 'ready' || contest?.phase !== 'upcoming') return null;
  const title = text(messages.winnerOf, { competition: competition.name });
  return (
    <Section title={title}>
      <RunnerTable contest={contest} label={title} stale={state.isOutdated} />
      <p>
        <PageLink to="sports-contest" params={{ contest: contest.id }}>
          {text(messages.outrightLink)}
        </PageLink>
      </p>
    </Section>
  );
}
