import { cancelPayment, startDeposit, type DepositRequest } from '@foyer/api/proving';
import type { Actor } from '../actor.ts';
import { checkOutcome } from '../checkOutcome.ts';
import { newPayment } from '../model/paymentModel.ts';
import { releaseReserved } from '../model/withdrawalModel.ts';
import { isPlayBlocked } from '../model/playRules.ts';
import { METHOD_IDS, MIN_PAYMENT } from '../fakeProvider.ts';
import { applyUpdate } from './providerUpdateSteps.ts';

const MAX_OPEN = 5;

/** Starts a deposit, sometimes several times concurrently or again with another amount. */
export async function depositStep(actor: Actor): Promise<void> {
  const { random, player, provider, rules } = actor;
  const id = `${player.playerId.slice(0, 23)}-d${(actor.serial += 1)}`;
  const amount = random.between(MIN_PAYMENT, random.chance(0.2) ? 60_000 : 6_000);
  const orderOutcome = random.chance(0.08) ? 'response-lost' : random.chance(0.08) ? 'refused' : 'accepted';
  provider.orderOutcomes.set(player.playerId, orderOutcome);
  const request: DepositRequest = {
    id,
    brand: player.brand,
    playerId: player.playerId,
    playerName: 'A B',
    playerCountry: 'FI',
    currency: player.currency,
    amount,
    methodId: random.pick(METHOD_IDS),
    accountId: undefined,
    returnUrl: 'https://proof.test/',
    locale: 'en',
    country: 'FI',
    isCountryAllowed: true,
    minimum: MIN_PAYMENT,
  };
  const openDeposits = [...actor.openPayments.values()].filter(
    (payment) => payment.direction === 'Deposit' && payment.status === 'Initialized',
  );
  const openAmount = openDeposits.reduce((sum, payment) => sum + payment.amount, 0);
  const isOver =
    rules.depositCeiling !== undefined && amount > rules.depositCeiling - rules.deposited - openAmount;
  const expected = isPlayBlocked(rules)
    ? 'BLOCKED'
    : isOver
      ? 'LIMIT_REACHED'
      : openDeposits.length >= MAX_OPEN
        ? 'TOO_MANY_OPEN'
        : 'OK';
  const copies = random.chance(0.05) ? 10 : 1;
  actor.tally.countOperation(copies > 1 ? 'deposit, concurrent duplicates' : 'deposit', copies);
  const results = await Promise.all(
    Array.from({ length: copies }, () => startDeposit(actor.payments, request)),
  );
  provider.orderOutcomes.delete(player.playerId);
  for (const result of results)
    checkOutcome(
      actor,
      `deposit ${id} of ${amount}`,
      { code: result.ok ? 'OK' : result.failure.code },
      { code: expected },
    );
  if (expected !== 'OK') return;
  const payment = newPayment(id, 'Deposit', amount);
  actor.openPayments.set(id, payment);
  if (orderOutcome === 'refused') payment.status = 'Cancelled';
  else if (orderOutcome === 'accepted') applyUpdate(actor, payment, 'created');
  if (random.chance(0.2)) {
    actor.tally.countOperation('deposit, key reused');
    const other = await startDeposit(actor.payments, { ...request, amount: amount + 1 });
    checkOutcome(
      actor,
      `deposit ${id} with another amount`,
      { code: other.ok ? 'OK' : other.failure.code },
      { code: 'KEY_REUSED' },
    );
  }
}

/** Cancels a deposit or withdrawal that may be final, at the provider, or past cancellation. */
export async function cancelStep(actor: Actor): Promise<void> {
  const { random, player, provider } = actor;
  const payments = [...actor.openPayments.values()].filter(
    (one) => one.status === 'Initialized' || one.status === 'CancelInitialized',
  );
  if (payments.length === 0) return;
  const payment = random.pick(payments);
  actor.tally.countOperation('cancellation');
  const before = provider.payment(payment.id)?.status;
  const { cancelled } = await cancelPayment(
    actor.payments,
    { brand: player.brand, playerId: player.playerId },
    payment.id,
  );
  if (payment.direction === 'Withdrawal') {
    if (cancelled && payment.isSending)
      actor.tally.recordFault(
        'wrong outcomes',
        `actor ${actor.index}: ${payment.id} was cancelled after it was sent`,
      );
    if (cancelled) releaseReserved(payment, actor.wallet);
    return;
  }
  const canCancel = payment.status === 'CancelInitialized' || payment.providerStatus !== 'pending';
  if (cancelled !== canCancel)
    actor.tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} cancellation of ${payment.id}: ${String(cancelled)}`,
    );
  if (!cancelled) return;
  payment.status = 'CancelInitialized';
  if (before !== undefined) applyUpdate(actor, payment, before === 'created' ? 'cancelled' : before);
}
