import { applyProviderUpdate, type ProviderPayment } from '@foyer/api/proving';
import { repeatLater, type Actor } from '../actor.ts';
import type { ModelPayment } from '../model/paymentModel.ts';
import { applyPayoutUpdate } from '../model/withdrawalModel.ts';
import { applyDepositUpdate } from '../model/depositModel.ts';

/** Possible next statuses of a provider's payment. */
const NEXT_STATUSES: Readonly<Record<string, readonly ProviderPayment['status'][]>> = {
  'deposit created': ['pending', 'completed', 'completed', 'failed', 'cancelled'],
  'deposit pending': ['completed', 'completed', 'failed'],
  'deposit completed': ['charged_back', 'refunded'],
  'payout created': ['pending', 'completed', 'failed'],
  'payout pending': ['completed', 'completed', 'failed'],
  'payout completed': ['returned'],
};

/** Applies a provider update to the model. */
export function applyUpdate(actor: Actor, payment: ModelPayment, status: ProviderPayment['status']): string {
  return payment.direction === 'Deposit'
    ? applyDepositUpdate(payment, status, actor.wallet, actor.rules)
    : applyPayoutUpdate(payment, status, actor.wallet);
}

/** Changes a payment at the provider; the update is delivered later. */
export function changeStatusStep(actor: Actor): void {
  const { random, provider, pendingUpdates } = actor;
  const payments = [...actor.openPayments.keys()].flatMap((id) => provider.payment(id) ?? []);
  if (payments.length === 0) return;
  const payment = random.pick(payments);
  const next = NEXT_STATUSES[`${payment.direction} ${payment.status}`];
  if (!next || (payment.status === 'completed' && random.chance(0.85))) return;
  const moved = provider.move(payment.reference, random.pick(next));
  pendingUpdates.push({ id: `e-${actor.player.playerId}-${(actor.serial += 1)}`, payment: moved });
}

const FORGERIES = ['amount', 'currency', 'method', 'other payment', 'unknown'] as const;

/**
 * Delivers a random pending provider update, sometimes repeatedly or concurrently, sometimes forged with
 * the valid key.
 */
export async function deliverUpdateStep(actor: Actor): Promise<void> {
  const { random, pendingUpdates } = actor;
  if (pendingUpdates.length === 0) return;
  const [event] = pendingUpdates.splice(random.below(pendingUpdates.length), 1);
  const payment = event && actor.openPayments.get(event.payment.reference);
  if (!payment) return;
  if (random.chance(0.06)) await deliverForgedUpdate(actor, event.payment);
  const copies = random.chance(0.02) ? 50 : random.chance(0.1) ? random.between(2, 6) : 1;
  actor.tally.countOperation(copies > 1 ? 'webhook, concurrent duplicates' : 'webhook', copies);
  const type = `payment.${event.payment.status}`;
  const outcomes = await Promise.all(
    Array.from({ length: copies }, () =>
      applyProviderUpdate(actor.payments, event.payment, { id: event.id, type }),
    ),
  );
  const expected = applyUpdate(actor, payment, event.payment.status);
  const applied = outcomes.filter((outcome) => outcome !== 'DUPLICATE');
  if (applied.length !== 1 || applied[0] !== expected)
    actor.tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} webhook ${event.payment.status} of ${payment.id} (${copies} times): ${applied.join(' ')}, expected ${expected}`,
    );
  if (random.chance(0.2)) {
    repeatLater(actor, async () => {
      actor.tally.countOperation('webhook, repeated');
      const outcome = await applyProviderUpdate(actor.payments, event.payment, { id: event.id, type });
      if (outcome !== 'DUPLICATE')
        actor.tally.recordFault(
          'doubled',
          `actor ${actor.index} webhook ${event.id} of ${payment.id} repeated: ${outcome}`,
        );
    });
  }
}

async function deliverForgedUpdate(actor: Actor, payment: ProviderPayment): Promise<void> {
  const forgery = actor.random.pick(FORGERIES);
  actor.tally.countOperation('webhook, forged');
  const forged: ProviderPayment = {
    ...payment,
    status: 'completed',
    ...(forgery === 'amount' && { amount: payment.amount * 10 }),
    ...(forgery === 'currency' && { currency: 'XXX' }),
    ...(forgery === 'method' && { method: `${payment.method}-other` }),
    ...(forgery === 'other payment' && { id: `${payment.id}-other` }),
    ...(forgery === 'unknown' && { reference: `unknown-${payment.reference}` }),
  };
  // a payment without a stored provider id cannot be mismatched
  if (forgery === 'other payment' && actor.openPayments.get(payment.reference)?.providerStatus === undefined)
    return;
  const outcome = await applyProviderUpdate(actor.payments, forged, {
    id: `forged-${actor.player.playerId}-${(actor.serial += 1)}`,
    type: 'payment.completed',
  });
  const expected = forgery === 'unknown' ? 'UNKNOWN' : 'MISMATCH';
  actor.tally.countRefusal(outcome);
  if (outcome !== expected)
    actor.tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} forged ${forgery} of ${payment.reference}: ${outcome}`,
    );
}
