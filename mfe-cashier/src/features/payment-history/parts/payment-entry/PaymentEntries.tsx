import { Text, useMoney, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { Badge, Facts, Icon, Notice, type BadgeProps } from '@foyer/ui';
import { bankAmountOf, displayStatusOf, type DisplayStatus } from '../../../payment/payment.ts';
import { texts } from '../../../payment/outcome.messages.ts';
import { failureTexts, outcomeNames } from '../../../payment/payment.messages.ts';
import { useMethodName } from '../../../payment/useMethodName.ts';
import { useRefundText } from '../../../payment/useRefundText.ts';
import type { PastPaymentFragment } from '../../PaymentHistory.generated.ts';
import { messages } from '../../PaymentHistory.messages.ts';
import { PaymentSteps } from '../payment-steps/PaymentSteps.tsx';
import * as css from './PaymentEntries.css.ts';

const TONES: Readonly<Record<DisplayStatus, NonNullable<BadgeProps['tone']>>> = {
  IN_PROGRESS: 'warning',
  PENDING: 'info',
  SUCCEEDED: 'positive',
  REFUSED: 'negative',
  CANCELLED: 'neutral',
  REVERSED: 'warning',
  CANCEL_REQUESTED: 'info',
  REFUNDING: 'info',
  REFUNDED: 'neutral',
};

interface PaymentEntriesProps {
  readonly label: string;
  readonly payments: readonly PastPaymentFragment[];
}

/** One line per payment, which expands to its steps. A native element, so that find-in-page opens it. */
export function PaymentEntries({ label, payments }: PaymentEntriesProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <Entry payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ payment }: { readonly payment: PastPaymentFragment }) {
  const dates = useHistoryDates();
  const nameOf = useMethodName();
  const money = useMoney();
  const displayStatus = displayStatusOf(payment);
  return (
    <details className={css.entry}>
      <summary className={css.summary}>
        <span className={css.when}>{dates.dateTime(new Date(payment.createdAt))}</span>
        <span className={css.what}>{nameOf(payment.method, payment.accountLabel)}</span>
        <span className={css.badge}>
          <Badge tone={TONES[displayStatus]}>
            <Text {...outcomeNames[displayStatus]} />
          </Badge>
        </span>
        <span className={css.amount}>{money({ minor: payment.amount, currency: payment.currency })}</span>
        <span className={css.mark}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <Details payment={payment} />
    </details>
  );
}

function Details({ payment }: { readonly payment: PastPaymentFragment }) {
  const text = useText();
  const dates = useHistoryDates();
  const money = useMoney();
  const nameOf = useMethodName();
  const refundTexts = useRefundText()(payment);
  const { accountLabel, currency, direction, failure, fee, method, processedAt, reference } = payment;
  const isDeposit = direction === 'Deposit';
  const isNothingTaken = isDeposit && displayStatusOf(payment) === 'REFUSED';
  return (
    <div className={css.content}>
      {failure !== null && (
        <Notice tone="negative" title={text(failureTexts[failure])}>
          {isNothingTaken ? text(texts.REFUSED) : undefined}
        </Notice>
      )}
      {refundTexts && <Notice title={refundTexts[0]}>{refundTexts[1]}</Notice>}
      <Facts
        items={[
          { label: text(messages.reference), value: reference },
          { label: text(messages.account), value: nameOf(method, accountLabel) },
          {
            label: text(messages.fee),
            value: fee === 0 ? text(messages.noFee) : money({ minor: fee, currency }),
          },
          ...(fee === 0 || failure !== null
            ? []
            : [
                {
                  label: text(isDeposit ? messages.paidInAll : messages.received),
                  value: money({ minor: bankAmountOf(payment), currency }),
                },
              ]),
          ...(processedAt === null
            ? []
            : [{ label: text(messages.processed), value: dates.dateTime(new Date(processedAt)) }]),
        ]}
      />
      <PaymentSteps payment={payment} />
    </div>
  );
}
