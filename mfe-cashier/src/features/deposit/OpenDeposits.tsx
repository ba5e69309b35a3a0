import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Button, Disclosure, Notice, Row, Stack } from '@foyer/ui';
import { useId } from 'react';
import type { Payment } from '../payment/payment.ts';
import { useMethodName } from '../payment/useMethodName.ts';
import { messages } from './deposit.messages.ts';

export interface OpenDepositsProps {
  readonly payments: readonly Payment[];
  onOpen(payment: Payment): void;
}

/** One notice for all started deposits that can be continued: the newest one, and the others folded. */
export function OpenDeposits({ payments, onOpen }: OpenDepositsProps) {
  const id = useId();
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const [newest, ...others] = payments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest) return null;
  const valuesOf = ({ amount, currency, method }: Payment) => ({
    amount: write(money(amount, currency)),
    method: nameOf(method),
  });
  return (
    <Notice title={text(messages.open, valuesOf(newest))}>
      <Stack gap="small" align="start">
        <Button size="small" tone="secondary" onPress={() => onOpen(newest)}>
          {text(messages.openGoOn)}
        </Button>
        {others.length > 0 && (
          <Disclosure title={text(messages.openOthers, { count: others.length })}>
            <Stack as="ul" gap="small">
              {others.map((payment) => (
                <li key={payment.id}>
                  <Row gap="small" wrap justify="between">
                    <span id={`${id}-${payment.id}`}>{text(messages.openOther, valuesOf(payment))}</span>
                    <Button
                      size="small"
                      tone="quiet"
                      describedBy={`${id}-${payment.id}`}
                      onPress={() => onOpen(payment)}
                    >
                      {text(messages.openGoOn)}
                    </Button>
                  </Row>
                </li>
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Notice>
  );
}
