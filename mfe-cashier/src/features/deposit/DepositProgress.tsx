import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Button, Heading, Paragraph, Stack } from '@foyer/ui';
import type { DepositEvent, DepositState } from './deposit.machine.ts';
import { useFocusOnChange } from '../../components/focus/useFocusOnChange.ts';
import { DepositOutcome } from './DepositOutcome.tsx';
import { PaymentFrame } from '../payment-frame/PaymentFrame.tsx';
import { useMethodName } from '../payment/useMethodName.ts';
import { LargeAmount } from '../../components/large-amount/LargeAmount.tsx';
import { PendingResponse } from '../payment/PendingResponse.tsx';
import { messages } from './deposit.messages.ts';
import * as css from './DepositProgress.css.ts';

export interface DepositProgressProps {
  readonly state: Exclude<DepositState, { readonly status: 'choosing' }>;
  readonly container: 'page' | 'overlay';
  send(event: DepositEvent): void;
  readonly onDone?: (() => void) | undefined;
}

/** A deposit after the submit. */
export function DepositProgress({ state, container, send, onDone }: DepositProgressProps) {
  const text = useText();
  const write = useMoney();
  if (state.status === 'settled')
    return (
      <DepositOutcome
        payment={state.payment}
        container={container}
        onAgain={() => send({ type: 'again-pressed' })}
        onDone={onDone}
      />
    );
  const { amount: minor, currency } = 'payment' in state ? state.payment : state.intent;
  const amount = write(money(minor, currency));

  if (state.status !== 'paying') {
    const isRecovering = state.status === 'recovering';
    return (
      <PendingResponse
        id={state.intent.id}
        operation={text(isRecovering ? messages.finding : messages.sending, { amount })}
        attempt={isRecovering ? 1 : state.attempt}
        unconfirmed={{ title: text(messages.unconfirmed), text: text(messages.unconfirmedText, { amount }) }}
      />
    );
  }

  return <Paying state={state} amount={amount} container={container} send={send} onDone={onDone} />;
}

interface PayingProps extends Omit<DepositProgressProps, 'state'> {
  readonly state: Extract<DepositState, { readonly status: 'paying' }>;
  /** Formatted amount. */
  readonly amount: string;
}

/** The player has to act at the provider: in its frame here, or on its own pages. */
function Paying({ state: { payment, isChecking }, amount, container, send, onDone }: PayingProps) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const arrival = useFocusOnChange<HTMLDivElement>(payment.id);
  const onCancel = (): void => send({ type: 'cancel-pressed' });
  const title = (
    <div className={css.title} ref={arrival}>
      <Heading level={container === 'page' ? 2 : 3} size="label" focusable>
        {nameOf(payment.method)}
      </Heading>
      <LargeAmount amount={amount} />
    </div>
  );
  if (payment.action?.kind !== 'FRAME') {
    return (
      <Stack gap="medium">
        {title}
        <Paragraph align="center" tone="muted">
          {text(messages.redirectText, { amount })}
        </Paragraph>
        {payment.action && (
          <Button
            size="large"
            stretch
            icon="external"
            onPress={() => location.assign(payment.action?.url ?? '')}
          >
            {text(messages.redirect, { method: nameOf(payment.method) })}
          </Button>
        )}
        <Button stretch tone="quiet" busy={isChecking} onPress={onCancel}>
          {text(messages.cancel)}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {title}
      <PaymentFrame
        key={payment.id}
        provider={payment.provider}
        action={payment.action}
        amount={write(money(payment.amount + payment.fee, payment.currency))}
        isChecking={isChecking}
        onEnded={() => send({ type: 'frame-ended' })}
        onCancel={onCancel}
        onCloseRequested={() => onDone?.()}
      />
    </Stack>
  );
}
