import type { Services } from '@foyer/contract';
import { hrefTo } from '@foyer/links';
import {
  CHOOSING,
  isMoneyMoving,
  paymentIdOf,
  transition,
  type DepositEffect,
  type DepositEvent,
  type DepositState,
} from '../../model/deposit.machine.ts';
import { readIntent, writeIntent, type PaymentIntent } from '../../model/paymentIntent.ts';
import { CancelPaymentDocument } from '../payment/CancelPayment.generated.ts';
import { followPayments } from '../payment/adapters/followPayments.ts';
import { after, every } from '../payment/adapters/timers.ts';
import { createDesk, type Desk } from '../payment/createDesk.ts';
import { lookAtPayment } from '../payment/lookAtPayment.ts';
import { createMoneyHold } from '../payment/moneyOnItsWay.ts';
import { LOOK_AGAIN_MS, waitBefore } from '../payment/waiting.ts';
import { StartDepositDocument } from './StartDeposit.generated.ts';

export interface DepositDeskPorts {
  readonly services: Services;
  /** Leaves for a page of the provider. */
  leave(url: string): void;
  /** The cashier has changed. */
  onRefresh(): void;
}

type Send = (event: DepositEvent) => void;

/** The deposit's machine with the world around it: the api, the stream, the device, the guard. */
export function createDepositDesk(ports: DepositDeskPorts): Desk<DepositState, DepositEvent> {
  const { services } = ports;
  const { apollo, storage } = services;
  const hold = createMoneyHold(services.guards);
  let callOff = (): void => undefined;

  const desk = createDesk<DepositState, DepositEvent, DepositEffect>({
    initial: CHOOSING,
    transition,
    perform,
    onChange: (state) => hold(isMoneyMoving(state)),
  });

  function perform(effect: DepositEffect, send: Send): void {
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
      case 'cancel':
        return void cancel(effect.id, send);
      case 'leave':
        return ports.leave(effect.url);
      case 'refresh':
        return ports.onRefresh();
    }
  }

  async function look(id: string, send: Send): Promise<void> {
    const seen = await lookAtPayment(apollo, id);
    if (seen === 'missing') return send({ type: 'payment-missing', id, now: services.now() });
    if (seen !== 'unheard') return send({ type: 'payment-heard', payment: seen.payment });
  }

  async function cancel(id: string, send: Send): Promise<void> {
    try {
      const { data } = await apollo.mutate({ mutation: CancelPaymentDocument, variables: { id } });
      if (data?.cancelPayment.payment) send({ type: 'payment-heard', payment: data.cancelPayment.payment });
    } catch {
      await look(id, send); // whether it was cancelled is the server's to say
    }
  }

  const stopFollowing = followPayments(apollo, (payment) => desk.send({ type: 'payment-heard', payment }));
  const stopLooking = every(LOOK_AGAIN_MS, () => {
    const state = desk.current();
    const id = paymentIdOf(state);
    const isOpen =
      state.status === 'paying' ||
      state.status === 'finding' ||
      (state.status === 'told' && state.payment.outcome === 'PENDING');
    if (id !== undefined && isOpen && document.visibilityState === 'visible') void look(id, desk.send);
  });

  const left = leftBefore(services);
  if (left) desk.send({ type: 'found', intent: left });

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

/** What this player began here and was not told the end of. */
function leftBefore({ session, storage }: Services): PaymentIntent | undefined {
  const current = session.current();
  const intent =
    current.status === 'LOGGED_IN' ? readIntent(storage.read('openPayment'), current.playerId) : undefined;
  return intent?.direction === 'deposit' ? intent : undefined;
}

async function start({ apollo, locale }: Services, intent: PaymentIntent, send: Send): Promise<void> {
  const { id, amount, currency, methodId = '', accountId } = intent;
  try {
    const { data } = await apollo.mutate({
      mutation: StartDepositDocument,
      variables: {
        input: {
          id,
          amount,
          currency,
          methodId,
          accountId: accountId ?? null,
          returnPath: hrefTo(locale, 'deposit'),
          locale,
        },
      },
      context: { idempotencyKey: id },
    });
    const result = data?.startDeposit;
    if (result?.__typename === 'PaymentRefusal') return send({ type: 'refused', refusal: result });
    const payment = result?.payments[0];
    send(payment ? { type: 'answered', payment } : { type: 'answer-lost' });
  } catch {
    // nobody knows whether it was done: never "failed, try again" with a new id (requirements/reliability#fault-27)
    send({ type: 'answer-lost' });
  }
}
