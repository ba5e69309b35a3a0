import { ignoreError } from '@foyer/kernel';
import type { Services } from '@foyer/contract';
import type { MachineStore } from '@foyer/platform';
import { createPaymentStore } from '../payment/createPaymentStore.ts';
import type { PaymentIntent } from '../payment/paymentIntent.ts';
import { StartWithdrawalDocument } from './StartWithdrawal.generated.ts';
import {
  CHOOSING,
  transition,
  type WithdrawalEvent,
  type WithdrawalOwnEvent,
  type WithdrawalState,
} from './withdrawal.machine.ts';

export interface WithdrawalPorts {
  readonly services: Services;
  onRefresh(): void;
}

/** A withdrawal in this page, or one that an earlier visit left open. */
export function createWithdrawalStore({
  services,
  onRefresh,
}: WithdrawalPorts): MachineStore<WithdrawalState, WithdrawalEvent> {
  return createPaymentStore<WithdrawalState, WithdrawalOwnEvent, never>(services, {
    direction: 'withdrawal',
    initial: CHOOSING,
    transition,
    isInProgress: ({ status }) => status === 'sending' || status === 'unconfirmed',
    polledId: (state) => (state.status === 'recovering' ? state.intent.id : undefined),
    start,
    perform: () => undefined,
    onPayment({ direction }) {
      if (direction === 'Withdrawal') onRefresh();
    },
    onRefresh,
  });
}

async function start({ apollo, locale }: Services, intent: PaymentIntent): Promise<WithdrawalOwnEvent> {
  const { id, amount, currency, accountId = null, methodId = null } = intent;
  try {
    const { data } = await apollo.mutate({
      mutation: StartWithdrawalDocument,
      variables: { input: { id, amount, currency, accountId, methodId, locale } },
      context: { idempotencyKey: id },
    });
    const result = data?.startWithdrawal;
    if (result?.__typename === 'PaymentRefusal') return { type: 'refused', refusal: result };
    return result && result.payments.length > 0
      ? { type: 'answered', payments: result.payments }
      : { type: 'answer-lost' };
  } catch (error) {
    ignoreError('withdrawal response lost')(error);
    return { type: 'answer-lost' }; // the request may have succeeded, as for a deposit
  }
}
