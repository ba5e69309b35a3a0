import { Text, useText, useZonedDates } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Badge, DataTable, Money } from '@foyer/ui';
import { rewardMoney } from '../../../../model/rewardMoney.ts';
import { outcomeOf } from '../../../../model/rewardOutcome.ts';
import type { RewardsHistoryQuery } from '../../RewardsHistory.generated.ts';
import { messages, outcomes } from '../../RewardsHistoryPage.messages.ts';

type PastReward = NonNullable<RewardsHistoryQuery['viewer']>['playerRewards']['edges'][number]['node'];

interface HistoryTableProps {
  readonly rewards: readonly PastReward[];
}

export function HistoryTable({ rewards }: HistoryTableProps) {
  const text = useText();
  const dates = useZonedDates(useMarket().licence.timeZone);
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={rewards}
      rowKey={(row) => row.assignationId}
      columns={[
        { id: 'when', label: text(messages.when), cell: (row) => dates.dateTime(Date.parse(whenOf(row))) },
        { id: 'reward', label: text(messages.reward), cell: (row) => row.reward.name },
        { id: 'outcome', label: text(messages.outcome), cell: (row) => <Outcome reward={row} /> },
        { id: 'worth', label: text(messages.worth), align: 'end', cell: (row) => <Worth reward={row} /> },
      ]}
    />
  );
}

/** When it was claimed or was over, not when somebody wrote that down. */
function whenOf({ claimedAt, updatedAt, reward: { endsAt } }: PastReward): string {
  return claimedAt ?? (endsAt !== null && Date.parse(endsAt) < Date.parse(updatedAt) ? endsAt : updatedAt);
}

function Outcome({ reward }: { readonly reward: PastReward }) {
  const outcome = outcomeOf({ ...reward, endsAt: reward.reward.endsAt });
  return <Badge tone={outcome === 'Credited' ? 'positive' : outcome === 'FailedProcessing' ? 'warning' : 'neutral'}><Text {...outcomes[outcome]} /></Badge>;
}

function Worth({ reward }: { readonly reward: PastReward }) {
  const money = rewardMoney(reward.reward);
  return money && <Money amount={money.amount} />;
}
