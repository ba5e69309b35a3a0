import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Heading, Stack } from '@foyer/ui';
import { useEstimate } from '../../components/estimate/useEstimate.ts';
import { MethodMark } from '../../components/method-mark/MethodMark.tsx';
import * as css from './Withdrawal.css.ts';
import { messages } from './withdrawal.messages.ts';
import type { WithdrawalAllocationQuery } from './WithdrawalAllocation.generated.ts';

export type Share = NonNullable<WithdrawalAllocationQuery['viewer']>['cashier']['allocation'][number];

export interface SharesProps {
  readonly shares: readonly Share[];
  readonly currency: string;
}

/** How a withdrawal is split and why (closed loop), and what arrives after fees. */
export function Shares({ shares, currency }: SharesProps) {
  const text = useText();
  const write = useMoney();
  const estimate = useEstimate();
  const amount = shares.reduce((sum, share) => sum + share.amount, 0);
  const fees = shares.reduce((sum, share) => sum + share.fee, 0);
  /** A split that sends everything to the chosen account needs no reason. */
  function why({ reason }: Share): readonly string[] {
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
            <MethodMark kind={share.kind} />
            <span className={css.words}>
              <span>{share.label}</span>
              <span className={css.note}>
                {[...why(share), estimate(share.estimatedSeconds)].join(' · ')}
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
      {fees > 0 && (
        <p className={css.receive}>
          <span>{text(messages.receive)}</span>
          <strong className={css.sum}>{write(money(amount - fees, currency))}</strong>
        </p>
      )}
    </Stack>
  );
}
