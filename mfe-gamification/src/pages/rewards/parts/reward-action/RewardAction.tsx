import { useLayoutEffect, useRef, useState } from 'react';
import { Text, useMoney } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Icon, Notice, Paragraph } from '@foyer/ui';
import type { RewardEntry } from '../../../../features/rewards/rewardList.ts';
import { freeSpinsOf } from '../../../../features/rewards/freeSpins.ts';
import { rewardMoney } from '../../../../features/rewards/rewardMoney.ts';
import { FreeSpinAction } from '../free-spin-action/FreeSpinAction.tsx';
import * as card from '../reward-card/RewardCard.css.ts';
import { OpensAt, TimeLeft } from '../../../../features/rewards/time-left/TimeLeft.tsx';
import * as css from './RewardAction.css.ts';
import { messages, problems } from './RewardAction.messages.ts';

interface RewardActionProps {
  readonly entry: RewardEntry;
  readonly describedBy: string;
  readonly isBlocked: boolean;
  onClaim(entry: RewardEntry): void;
}

/** Below the perforation: remaining time and button; afterwards the result. */
export function RewardAction({ entry, describedBy, isBlocked, onClaim }: RewardActionProps) {
  const write = useMoney();
  const { reward, status, loading, problem } = entry;
  const money = rewardMoney(reward);
  const spins = freeSpinsOf(reward);
  const [isPressedHere, setPressedHere] = useState(false);

  function claim(): void {
    setPressedHere(true);
    onClaim(entry);
  }

  switch (status) {
    case 'Credited':
      if (spins?.progress)
        return (
          <div className={card.actions.pressed}>
            <FreeSpinAction entry={entry} spins={spins} takesFocus={isPressedHere} />
          </div>
        );
      return (
        <div className={card.actions.pressed}>
          <Credited isBonus={money?.isBonus ?? false} takesFocus={isPressedHere} />
        </div>
      );
    case 'Scheduled':
      return (
        <div className={card.actions.waiting}>
          {reward.startsAt !== null && <OpensAt at={reward.startsAt} />}
        </div>
      );
    case 'Processing':
      return (
        <div className={card.actions.pressed}>
          <Paragraph size="small" tone="muted">
            <Text {...messages.processing} />
          </Paragraph>
        </div>
      );
    case 'Expired':
    case 'Removed':
      return (
        <div className={card.actions.pressed}>
          <Paragraph size="small" tone="muted">
            <Text {...messages.expired} />
          </Paragraph>
        </div>
      );
    case 'Unclaimed':
    case 'FailedProcessing':
      return (
        <div className={card.actions.pressed}>
          {problem !== undefined && <Problem problem={problem} assignationId={entry.assignationId} />}
          {reward.endsAt !== null && status === 'Unclaimed' && <TimeLeft at={reward.endsAt} />}
          {isBlocked && (
            <Paragraph size="small" tone="muted">
              <Text {...messages.blocked} />
            </Paragraph>
          )}
          {!isBlocked && spins !== undefined && (
            <Button stretch busy={loading} icon="gift" describedBy={describedBy} onPress={claim}>
              <Text {...messages.claimSpins} values={{ count: spins.freeSpinsAmount }} />
            </Button>
          )}
          {!isBlocked && money !== undefined && (
            <Button stretch busy={loading} icon="gift" describedBy={describedBy} onPress={claim}>
              <Text {...messages.claim} values={{ amount: write(money.amount) }} />
            </Button>
          )}
        </div>
      );
  }
}

function Credited({ isBonus, takesFocus }: { readonly isBonus: boolean; readonly takesFocus: boolean }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // The focused button has disappeared, so focus moves to the result.
  useLayoutEffect(() => {
    if (takesFocus) paragraph.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={paragraph} tabIndex={-1} className={css.credited}>
      <span className={css.tick}>
        <Icon name="check" />
      </span>
      <Text {...(isBonus ? messages.bonusCredited : messages.credited)} />
    </p>
  );
}

function Problem({
  problem,
  assignationId,
}: {
  readonly problem: NonNullable<RewardEntry['problem']>;
  readonly assignationId: string;
}) {
  const { locale, market } = useServices();
  return (
    <Notice tone={problem === 'UNCONFIRMED' || problem === 'FAILED' ? 'warning' : 'info'} live>
      <Text {...problems[problem]} />
      {problem === 'DEPOSIT_REQUIRED' && (
        <ButtonLink href={hrefTo(locale, 'deposit')} tone="secondary">
          <Text {...messages.deposit} />
        </ButtonLink>
      )}
      {problem === 'FAILED' && (
        <Paragraph size="small">
          <Text {...messages.support} values={{ email: market.brand.supportEmail, number: assignationId }} />
        </Paragraph>
      )}
    </Notice>
  );
}
