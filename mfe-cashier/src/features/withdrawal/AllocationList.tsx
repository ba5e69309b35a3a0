import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { WhyRule } from '@foyer/profile';
import { Heading, Stack } from '@foyer/ui';
import { MethodIcon } from '../../components/method-icon/MethodIcon.tsx';
import * as css from './Withdrawal.css.ts';
import { usePayoutTime } from './usePayoutTime.ts';
import { messages } from './withdrawal.messages.ts';
import type { WithdrawalAllocationQuery } from './WithdrawalAllocation.generated.ts';

export type AllocationShare = NonNullable<
  WithdrawalAllocationQuery['viewer']
>['cashier']['allocation'][number];

export interface AllocationListProps {
  readonly shares: readonly AllocationShare[];
  readonly currency: string;
}

/** The parts of a withdrawal with the reason for the split (closed loop), and the amount after fees. */
export function AllocationList({ shares, currency }: AllocationListProps) {
  const text = useText();
  const write = useMoney();
  const estimate = usePayoutTime();
  const amount = shares.reduce((sum, share) => sum + share.amount, 0);
  const fees = shares.reduce((sum, share) => sum + share.fee, 0);
  /** A split that sends everything to the chosen account needs no reason. */
  function reasonsOf({ reason }: AllocationShare): readonly string[] {
    if (reason !== 'REST') return [text(messages.shareLoop)];
    return shares.length > 1 ? [text(messages.shareRest)] : [];
  }
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="label">
        {text(messages.shares)}
      </Heading>
      <ul>
        {shares.map((share, index) => (
          // one account may receive several
          <li key={`${share.accountId} ${index}`} className={css.share}>
            <MethodIcon kind={share.kind} />
            <span className={css.content}>
              <span>{share.label}</span>
              <span className={css.note}>
                {[...reasonsOf(share), estimate(share.kind, share.estimatedSeconds)].join(' · ')}
              </span>
            </span>
            <span className={css.sum}>
              {write(money(share.amount, currency))}
              {share.fee > 0 && (
                <span className={css.fee}>
                  {text(messages.shareFee, { amount: write(money(share.fee, currency)) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shares.some(({ reason }) => reason !== 'REST') && <WhyRule rule="closedLoop" />}
      {fees > 0 && (
        <p className={css.receive}>
          <span>{text(messages.receive)}</span>
          <strong className={css.sum}>{write(money(amount - fees, currency))}</strong>
        </p>
      )}
    </Stack>
  );
}
