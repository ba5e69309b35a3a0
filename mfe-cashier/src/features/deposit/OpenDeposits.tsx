import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Button, Notice, Stack } from '@foyer/ui';
import type { Payment } from '../payment/payment.ts';
import { useMethodName } from '../payment/useMethodName.ts';
import { messages } from './deposit.messages.ts';

export interface OpenDepositsProps {
  readonly payments: readonly Payment[];
  onOpen(payment: Payment): void;
}

/** Started deposits that can be continued, newest first. */
export function OpenDeposits({ payments, onOpen }: OpenDepositsProps) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  if (payments.length === 0) return null;
  return (
    <Stack gap="small">
      {payments.map((payment) => (
        <Notice
          key={payment.id}
          title={text(messages.open, {
            amount: write(money(payment.amount, payment.currency)),
            method: nameOf(payment.method),
          })}
          action={
            <Button size="small" tone="secondary" onPress={() => onOpen(payment)}>
              {text(messages.openGoOn)}
            </Button>
          }
        />
      ))}
    </Stack>
  );
}
