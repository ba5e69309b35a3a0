import { useText } from '@foyer/i18n';
import { useBusinessReady } from '@foyer/platform';
import { HistoryList, useHistory, useHistorySelection } from '@foyer/profile';
import { Section } from '@foyer/ui';
import { CHOICES } from '../../choices.ts';
import { RewardsHistoryDocument } from '../../RewardsHistory.generated.ts';
import { messages, outcomes } from '../../RewardsHistoryPage.messages.ts';
import { RewardTable } from '../reward-table/RewardTable.tsx';

const TOTALS = ['count', 'claimed', 'expired'] as const;

/** Claimed and expired rewards of the period that the page's first history has. */
export function PastRewards() {
  const text = useText();
  const selection = useHistorySelection('profile-rewards-history', CHOICES);
  const { reward: outcome } = selection.chosen;
  const history = useHistory(RewardsHistoryDocument, 'rewardHistory', {
    ...selection.span,
    outcome: outcome ?? null,
  });
  useBusinessReady(history.nodes !== undefined);

  return (
    <Section title={text(messages.rewards)}>
      <HistoryList
        level={3}
        hasPeriod={false}
        selection={selection}
        history={history}
        texts={{
          failed: text(messages.failed),
          failedHint: text(messages.failedText),
          empty: text(messages.empty),
          emptyHint: text(messages.emptyText),
        }}
        filters={[
          {
            name: 'reward',
            label: text(messages.outcome),
            allLabel: text(messages.allOutcomes),
            options: CHOICES.reward.map((value) => ({ value, label: text(outcomes[value]) })),
          },
        ]}
        totals={TOTALS.map((total) => ({ label: text(messages[total]), count: history.totals?.[total] }))}
        exports={{ of: 'rewards', only: { status: outcome === undefined ? null : [outcome] } }}
      >
        {(rewards) => <RewardTable rewards={rewards} />}
      </HistoryList>
    </Section>
  );
}
