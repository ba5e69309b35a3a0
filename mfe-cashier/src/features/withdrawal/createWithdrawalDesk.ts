import type { Services } from '@foyer/contract';
import {
  CHOOSING,
  transition,
  type WithdrawalEffect,
  type WithdrawalEvent,
  type WithdrawalState,
} from '../../model/withdrawal.machine.ts';
import { readIntent, writeIntent, type PaymentIntent } from '../../model/paymentIntent.ts';
import { followPayments } from '../payment/adapters/followPayments.ts';
import { after, every } from '../payment/adapters/timers.ts';
import { createDesk, type Desk } from '../payment/createDesk.ts';
import { lookAtPayment } from '../payment/lookAtPayment.ts';
import { createMoneyHold } from '../payment/moneyOnItsWay.ts';
import { LOOK_AGAIN_MS, waitBefore } from '../payment/waiting.ts';
import { StartWithdrawalDocument } from './StartWithdrawal.generated.ts';

export interface WithdrawalDeskPorts {
  readonly services: Services;
  onRefresh(): void;
}

type Send = (event: WithdrawalEvent) => void;

/** The withdrawal's machine with the world around it. */
export function createWithdrawalDesk({
  services,
  onRefresh,
}: WithdrawalDeskPorts): Desk<WithdrawalState, WithdrawalEvent> {
  const { apollo, storage, session } = services;
  const hold = createMoneyHold(services.guards);
  let callOff = (): void => undefined;

  const desk = createDesk<WithdrawalState, WithdrawalEvent, WithdrawalEffect>({
    initial: CHOOSING,
    transition,
    perform,
    onChange: ({ status }) => hold(status === 'sending' || status === 'unheard'),
  });

  function perform(effect: WithdrawalEffect, send: Send): void {
    switch (effect.type) {
      case 'remember':
        return storage.write('openPayment', writeIntent(effect.intent));
      case 'forget':
        return storage.write('openPayment', '');
      case 'send':
        return void start(services, effect.intent, send);
      case 'retry-later':
        return void (callOff = after(waitBefore(effect.attempt), () => send({ type: 'retry-due' })));
      case 'look':
        return void look(effect.id, send);
      case 'refresh':
        return onRefresh();
    }
  }

  async function look(id: string, send: Send): Promise<void> {
    const seen = await lookAtPayment(apollo, id);
    if (seen === 'missing') return send({ type: 'payment-missing', id, now: services.now() });
    if (seen !== 'unheard') return send({ type: 'payment-heard', payment: seen.payment });
  }

  const stopFollowing = followPayments(apollo, (payment) => {
    if (payment.direction !== 'Withdrawal') return;
    desk.send({ type: 'payment-heard', payment });
    onRefresh();
  });
  const stopLooking = every(LOOK_AGAIN_MS, () => {
    const state = desk.current();
    if (state.status === 'finding') void look(state.intent.id, desk.send);
  });

  const current = session.current();
  const left =
    current.status === 'LOGGED_IN' ? readIntent(storage.read('openPayment'), current.playerId) : undefined;
  if (left?.direction === 'withdrawal') desk.send({ type: 'found', intent: left });

  return {
    ...desk,
    close() {
      hold(false);
      stopFollowing();
      stopLooking();
      callOff();
      desk.close();
    },
  };
}

async function start(
  { apollo, locale }: Services,
  { id, amount, currency, accountId, methodId }: PaymentIntent,
  send: Send,
): Promise<void> {
  try {
    const { data } = await apollo.mutate({
      mutation: StartWithdrawalDocument,
      variables: {
        input: { id, amount, currency, accountId: accountId ?? null, methodId: methodId ?? null, locale },
      },
      context: { idempotencyKey: id },
    });
    const result = data?.startWithdrawal;
    if (result?.__typename === 'PaymentRefusal') return send({ type: 'refused', refusal: result });
    send(
      result && result.payments.length > 0
        ? { type: 'answered', payments: result.payments }
        : { type: 'answer-lost' },
    );
  } catch {
    send({ type: 'answer-lost' });
  }
}
