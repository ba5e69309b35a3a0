import { memo, useId } from 'react';
import { Text, useDates } from '@foyer/i18n';
import { Heading, Money, Paragraph } from '@foyer/ui';
import { RewardArt } from '../../../../components/reward-art/RewardArt.tsx';
import type { RewardEntry } from '../../../../features/rewards/rewardList.ts';
import { rewardMoney } from '../../../../features/rewards/rewardMoney.ts';
import { BonusTerms } from '../bonus-terms/BonusTerms.tsx';
import { FreeSpinTerms } from '../../../../components/free-spin-terms/FreeSpinTerms.tsx';
import { RewardAction } from '../reward-action/RewardAction.tsx';
import * as css from './RewardCard.css.ts';
import { messages } from './RewardCard.messages.ts';

interface RewardCardProps {
  readonly entry: RewardEntry;
  readonly isBlocked: boolean;
  onClaim(entry: RewardEntry): void;
}

/** A voucher: the reward and its meaning above the perforation, time and button below it. */
export const RewardCard = memo(function RewardCard({ entry, isBlocked, onClaim }: RewardCardProps) {
  const id = useId();
  const { reward, status } = entry;
  const { rewardType } = reward;
  const kind = rewardType.__typename;
  const money = rewardMoney(reward);
  const reason = entry.reason ?? reward.rewardReason;
  return (
    <li className={css.item}>
      <article className={css.card} aria-labelledby={id}>
        <div className={css.bodies[kind]}>
          <span className={css.arts[artState(status)]}>
            <RewardArt kind={kind} />
          </span>
          <div className={css.title}>
            <Heading id={id} level={3} size="title3">
              {reward.name}
            </Heading>
            {reason !== null && (
              <Paragraph size="small" tone="muted">
                {reason}
              </Paragraph>
            )}
            <Dates entry={entry} />
          </div>
          <p className={css.amount}>
            {money ? (
              <Money amount={money.amount} size="display" />
            ) : (
              rewardType.__typename === 'FreeSpinReward' && (
                <Text {...messages.spins} values={{ count: rewardType.freeSpinsAmount }} />
              )
            )}
            <span className={css.kind}>
              <Text {...(reward.rewardKind === 'Cashback' ? messages.cashback : messages[kind])} />
            </span>
          </p>
          <Paragraph size="small">
            <Text {...messages[`${kind}_means`]} />
          </Paragraph>
          {reward.depositCondition !== 'ALWAYS' && (
            <Paragraph size="small">
              <Text {...messages[reward.depositCondition]} />
            </Paragraph>
          )}
          {rewardType.__typename === 'BonusMoneyDropReward' && <BonusTerms bonus={rewardType} />}
          {rewardType.__typename === 'FreeSpinReward' && (
            <FreeSpinTerms
              count={rewardType.freeSpinsAmount}
              spinValue={rewardType.value}
              currency={rewardType.currency}
              gameName={rewardType.gameName}
              wageringFactor={rewardType.spinsWageringFactor}
              maxPayout={rewardType.maxPayout}
            />
          )}
        </div>
        <RewardAction entry={entry} describedBy={id} isBlocked={isBlocked} onClaim={onClaim} />
      </article>
    </li>
  );
});

/** The day on which the reward was given, and the day of its last change when that is another one. */
function Dates({ entry: { assignedAt, updatedAt } }: { readonly entry: RewardEntry }) {
  const dates = useDates();
  if (assignedAt === undefined) return null;
  const [given, changed] = [assignedAt, updatedAt ?? assignedAt].map((at) => dates.date(Date.parse(at)));
  return (
    <Paragraph size="small" tone="muted">
      <Text
        {...(given === changed ? messages.given : messages.givenAndUpdated)}
        values={{ given, changed }}
      />
    </Paragraph>
  );
}

function artState(status: RewardEntry['status']): keyof typeof css.arts {
  if (status === 'Credited') return 'claimed';
  return status === 'Unclaimed' || status === 'Processing' ? 'lively' : 'resting';
}
