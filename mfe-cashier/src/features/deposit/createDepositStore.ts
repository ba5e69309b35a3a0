import { ignoreError } from '@foyer/kernel';
import type { Services } from '@foyer/contract';
import { hrefTo } from '@foyer/links';
import type { MachineStore } from '@foyer/platform';
import { CancelPaymentDocument } from '../payment/Payment.generated.ts';
import { createPaymentStore } from '../payment/createPaymentStore.ts';
import type { PaymentIntent } from '../payment/paymentIntent.ts';
import {
  CHOOSING,
  isDepositInProgress,
  paymentIdOf,
  transition,
  type DepositEvent,
  type DepositOwnEffect,
  type DepositOwnEvent,
  type DepositState,
} from './deposit.machine.ts';
import { StartDepositDocument } from './StartDeposit.generated.ts';

export interface DepositPorts {
  readonly services: Services;
  /** Navigates to a page of the payment provider. */
  redirect(url: string): void;
  onRefresh(): void;
}

/** A deposit of this page, or one that an earlier visit left open. */
export function createDepositStore({
  services,
  redirect,
  onRefresh,
}: DepositPorts): MachineStore<DepositState, DepositEvent> {
  return createPaymentStore<DepositState, DepositOwnEvent, DepositOwnEffect>(services, {
    direction: 'deposit',
    initial: CHOOSING,
    transition,
    isInProgress: isDepositInProgress,
    polledId: (state) =>
      isOpen(state) && document.visibilityState === 'visible' ? paymentIdOf(state) : undefined,
    start,
    perform(effect, send, read) {
      if (effect.type === 'redirect') return redirect(effect.url);
      void cancel(services, effect.id, read).then(
        (payment) => payment && send({ type: 'payment-updated', payment }),
      );
    },
    onRefresh,
  });
}

function isOpen(state: DepositState): boolean {
  return (
    state.status === 'paying' ||
    state.status === 'recovering' ||
    (state.status === 'settled' && state.payment.outcome === 'PENDING')
  );
}

async function cancel({ apollo }: Services, id: string, read: (id: string) => Promise<void>) {
  try {
    const { data } = await apollo.mutate({ mutation: CancelPaymentDocument, variables: { id } });
    return data?.cancelPayment.payment;
  } catch {
    await read(id); // only the server knows whether it was cancelled
    return undefined;
  }
}

async function start({ apollo, locale }: Services, intent: PaymentIntent): Promise<DepositOwnEvent> {
  const { id, amount, currency, methodId = '', accountId = null } = intent;
  try {
    const { data } = await apollo.mutate({
      mutation: StartDepositDocument,
      variables: {
        input: { id, amount, currency, methodId, accountId, returnPath: hrefTo(locale, 'deposit'), locale },
      },
      context: { idempotencyKey: id },
    });
    const result = data?.startDeposit;
    if (result?.__typename === 'PaymentRefusal') return { type: 'refused', refusal: result };
    const payment = result?.payments[0];
    return payment ? { type: 'answered', payment } : { type: 'answer-lost' };
  } catch (error) {
    ignoreError('deposit response lost')(error);
    // the payment may exist: never a failure that invites a retry with a new id
    // (requirements/reliability#money)
    return { type: 'answer-lost' };
  }
}
