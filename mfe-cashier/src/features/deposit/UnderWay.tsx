import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Button, Notice, Paragraph, Spinner, Stack } from '@foyer/ui';
import type { DepositEvent, DepositState } from '../../model/deposit.machine.ts';
import { Outcome } from '../outcome/Outcome.tsx';
import { PaymentFrame } from '../payment-frame/PaymentFrame.tsx';
import { messages } from './deposit.messages.ts';
import * as css from './UnderWay.css.ts';

export interface UnderWayProps {
  readonly state: Exclude<DepositState, { readonly status: 'choosing' }>;
  readonly place: 'page' | 'overlay';
  send(event: DepositEvent): void;
  readonly onDone?: (() => void) | undefined;
}

/** A deposit after the press. */
export function UnderWay({ state, place, send, onDone }: UnderWayProps) {
  const text = useText();
  const write = useMoney();
  if (state.status === 'told') return <Outcome payment={state.payment} place={place} onAgain={() => send({ type: 'again-pressed' })} onDone={onDone} />;
  const { amount: minor, currency } = 'payment' in state ? state.payment : state.intent;
  const amount = write(money(minor, currency));

  if (state.status !== 'paying') {
    // one lost answer is nothing to worry about; more are told
    const isLong = state.status !== 'finding' && state.attempt > 2;
    return (
      <div className={css.waiting}>
        <Spinner size="large" label={text(messages.sending, { amount })} />
        {isLong ? <Notice tone="warning" title={text(messages.unheard)} live>{text(messages.unheardText, { amount })}</Notice> : <Paragraph tone="muted" align="center">{text(messages.sending, { amount })}</Paragraph>}
      </div>
    );
  }

  const { payment, isChecking } = state;
  const onCancel = (): void => send({ type: 'cancel-pressed' });
  if (payment.action?.kind !== 'FRAME') {
    return (
      <Stack gap="medium">
        <span className={css.amount}>{amount}</span>
        <Paragraph align="center" tone="muted">{text(messages.redirectText, { amount })}</Paragraph>
        {payment.action && <Button size="large" stretch icon="external" onPress={() => location.assign(payment.action?.url ?? '')}>{text(messages.redirect, { method: payment.method.name })}</Button>}
        <Button stretch tone="quiet" busy={isChecking} onPress={onCancel}>{text(messages.cancel)}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      <span className={css.amount}>{amount}</span>
      <PaymentFrame
        key={payment.id}
        action={payment.action}
        amount={write(money(payment.amount + payment.fee, payment.currency))}
        isChecking={isChecking}
        onEnded={() => send({ type: 'frame-ended' })}
        onCancel={onCancel}
        onCloseAsked={() => onDone?.()}
      />
    </Stack>
  );
}
