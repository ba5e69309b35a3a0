import { useMutation } from '@apollo/client/react';
import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useToasts } from '@foyer/platform';
import { Button, Card, Heading, Row, Stack } from '@foyer/ui';
import { bankAmountOf, type Payment } from '../payment/payment.ts';
import { MethodIcon } from '../../components/method-icon/MethodIcon.tsx';
import { CancelPaymentDocument } from '../payment/Payment.generated.ts';
import { useMethodName } from '../payment/useMethodName.ts';
import { PaymentSteps } from '../payment-history/parts/payment-steps/PaymentSteps.tsx';
import * as css from './Withdrawal.css.ts';
import { messages } from './withdrawal.messages.ts';

export interface RunningProps {
  readonly payments: readonly Payment[];
  onChanged(): void;
}

/** Withdrawals in progress, each with its steps. */
export function PendingWithdrawals({ payments, onChanged }: RunningProps) {
  const text = useText();
  if (payments.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={2} size="title3">
        {text(messages.running)}
      </Heading>
      {payments.map((payment) => (
        <Card key={payment.id}>
          <OnItsWay payment={payment} onChanged={onChanged} />
        </Card>
      ))}
    </Stack>
  );
}

function OnItsWay({ payment, onChanged }: { readonly payment: Payment; onChanged(): void }) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const toasts = useToasts();
  const [cancelPayment, { loading }] = useMutation(CancelPaymentDocument);
  const { id, amount, currency, fee, method, accountLabel, reference, isCancellable } = payment;

  async function cancel(): Promise<void> {
    try {
      const { data } = await cancelPayment({ variables: { id } });
      const isCancelled = data?.cancelPayment.cancelled === true;
      toasts.show(
        isCancelled ? 'success' : 'info',
        text(isCancelled ? messages.cancelled : messages.tooLate),
      );
    } catch {
      toasts.show('warning', text(messages.unknown));
    }
    onChanged();
  }

  return (
    <Stack gap="medium">
      <Row gap="small" wrap>
        <MethodIcon kind={method.kind} />
        <span className={css.content}>
          <span>{nameOf(method, accountLabel)}</span>
          <span className={css.note}>{text(messages.reference, { reference })}</span>
        </span>
        <span className={css.sum}>
          {write(money(amount, currency))}
          {fee > 0 && (
            <span className={css.fee}>
              {text(messages.feeOff, {
                fee: write(money(fee, currency)),
                amount: write(money(bankAmountOf(payment), currency)),
              })}
            </span>
          )}
        </span>
      </Row>
      <PaymentSteps payment={payment} />
      {/* offered only where licence and operator allow it, and never promoted (requirements/regulation#safe-forms) */}
      {isCancellable && (
        <Row>
          <Button size="small" tone="bare" busy={loading} onPress={() => void cancel()}>
            {text(messages.cancel)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
