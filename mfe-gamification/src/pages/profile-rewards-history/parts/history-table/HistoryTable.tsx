import { useState } from 'react';
import { Text, useText, useZonedDates } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Badge, Button, DataTable, Money, Stack } from '@foyer/ui';
import { rewardMoney } from '../../../../features/rewards/rewardMoney.ts';
import { outcomeOf } from '../../../../features/rewards/rewardOutcome.ts';
import type { RewardsHistoryQuery } from '../../RewardsHistory.generated.ts';
import { messages, outcomes } from '../../RewardsHistoryPage.messages.ts';

type PastReward = NonNullable<RewardsHistoryQuery['viewer']>['playerRewards']['edges'][number]['node'];

/** The server returns at most 500 (requirements/constants#rewards); the table shows them page by page. */
const PAGE_SIZE = 20;

interface HistoryTableProps {
  readonly rewards: readonly PastReward[];
}

export function HistoryTable({ rewards }: HistoryTableProps) {
  const text = useText();
  const dates = useZonedDates(useMarket().licence.timeZone);
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <Stack gap="large">
      <DataTable
        caption={text(messages.caption)}
        rows={rewards.slice(0, shown)}
        rowKey={(row) => row.assignationId}
        columns={[
          { id: 'when', label: text(messages.when), cell: (row) => dates.dateTime(Date.parse(whenOf(row))) },
          { id: 'reward', label: text(messages.reward), cell: (row) => row.reward.name },
          { id: 'outcome', label: text(messages.outcome), cell: (row) => <Outcome reward={row} /> },
          { id: 'worth', label: text(messages.worth), align: 'end', cell: (row) => <Worth reward={row} /> },
        ]}
      />
      {rewards.length > shown && (
        <Button tone="secondary" onPress={() => setShown(shown + PAGE_SIZE)}>
          <Text {...messages.more} />
        </Button>
      )}
    </Stack>
  );
}

/** The time of the claim or expiry, not the time it was recorded. */
function whenOf({ claimedAt, updatedAt, reward: { endsAt } }: PastReward): string {
  return claimedAt ?? (endsAt !== null && Date.parse(endsAt) < Date.parse(updatedAt) ? endsAt : updatedAt);
}

function Outcome({ reward }: { readonly reward: PastReward }) {
  const outcome = outcomeOf({ ...reward, endsAt: reward.reward.endsAt });
  return (
    <Badge
      tone={outcome === 'Credited' ? 'positive' : outcome === 'FailedProcessing' ? 'warning' : 'neutral'}
    >
      <Text {...outcomes[outcome]} />
    </Badge>
  );
}

function Worth({ reward }: { readonly reward: PastReward }) {
  const money = rewardMoney(reward.reward);
  return money && <Money amount={money.amount} />;
}
