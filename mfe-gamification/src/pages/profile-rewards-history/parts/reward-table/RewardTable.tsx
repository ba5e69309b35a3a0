import { Text, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { Badge, DataTable, Money } from '@foyer/ui';
import { freeSpinsOf, valueOfSpins } from '../../../../features/rewards/freeSpins.ts';
import { rewardMoney } from '../../../../features/rewards/rewardMoney.ts';
import type { RewardsHistoryQuery } from '../../RewardsHistory.generated.ts';
import { messages, outcomes, spinOutcomes } from '../../RewardsHistoryPage.messages.ts';

type PastReward = NonNullable<RewardsHistoryQuery['viewer']>['rewardHistory']['edges'][number]['node'];

interface RewardTableProps {
  readonly rewards: readonly PastReward[];
}

/** One row per reward with its outcome. */
export function RewardTable({ rewards }: RewardTableProps) {
  const text = useText();
  const dates = useHistoryDates();
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={rewards}
      rowKey={({ assignationId }) => assignationId}
      columns={[
        { id: 'when', label: text(messages.when), cell: ({ at }) => dates.dateTime(new Date(at)) },
        { id: 'reward', label: text(messages.reward), cell: ({ reward }) => reward.name },
        { id: 'outcome', label: text(messages.outcome), cell: (row) => <Outcome reward={row} /> },
        { id: 'worth', label: text(messages.worth), align: 'end', cell: (row) => <Worth reward={row} /> },
      ]}
    />
  );
}

function Outcome({ reward: { outcome, reward } }: { readonly reward: PastReward }) {
  const progress = freeSpinsOf(reward)?.progress;
  if (progress)
    return (
      <Badge tone={progress.status === 'Used' ? 'positive' : 'neutral'}>
        <Text
          {...spinOutcomes[progress.status]}
          values={{ used: progress.used, total: progress.used + progress.left }}
        />
      </Badge>
    );
  return (
    <Badge
      tone={outcome === 'Credited' ? 'positive' : outcome === 'FailedProcessing' ? 'warning' : 'neutral'}
    >
      <Text {...outcomes[outcome]} />
    </Badge>
  );
}

function Worth({ reward: { reward } }: { readonly reward: PastReward }) {
  const money = rewardMoney(reward);
  const spins = freeSpinsOf(reward);
  if (spins) return <Money amount={valueOfSpins(spins)} />;
  return money && <Money amount={money.amount} />;
}
