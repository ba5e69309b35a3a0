import { Text, useMoney, useText } from '@foyer/i18n';
import type { Door, DoorReward } from '@foyer/kernel/calendar';
import { money } from '@foyer/money';
import { PageLink } from '@foyer/platform';
import { Paragraph, Stack } from '@foyer/ui';
import { useRewardName } from '../../rewardTexts.ts';
import { messages } from './DoorDialog.messages.ts';

interface RewardTextProps {
  readonly door: Pick<Door, 'delivery'>;
  readonly reward: DoorReward;
}

const CLAIMS = {
  MoneyDrop: messages.moneyText,
  BonusMoneyDrop: messages.bonusText,
  FreeSpin: messages.spinsText,
} as const;

/** The content of an opened door, its value, and where it is claimed. */
export function RewardText({ door: { delivery }, reward }: RewardTextProps) {
  const text = useText();
  const nameOf = useRewardName();
  return (
    <Stack gap="small">
      <Paragraph size="lead" align="center">
        <strong>{nameOf(reward)}</strong>
      </Paragraph>
      <Paragraph align="center">
        {delivery === 'FAILED' ? text(messages.failed) : <Explanation reward={reward} />}
      </Paragraph>
      {delivery === 'PENDING' && (
        <Paragraph align="center" size="small" tone="muted">
          <Text {...messages.pending} />
        </Paragraph>
      )}
      {reward.kind === 'reward' && (
        <Paragraph align="center">
          <PageLink to="rewards">
            <Text {...messages.toRewards} />
          </PageLink>
        </Paragraph>
      )}
    </Stack>
  );
}

function Explanation({ reward }: Pick<RewardTextProps, 'reward'>) {
  const text = useText();
  const write = useMoney();
  if (reward.kind === 'none') return text(messages.noneText);
  if (reward.kind === 'reward') return text(CLAIMS[reward.rewardType]);
  const { amountMinor, currency } = reward.value;
  return text(messages.pointsText, { amount: write(money(amountMinor, currency)) });
}
