import { decideWithdrawal, startWithdrawal, type WithdrawalRequest } from '@foyer/api/proving';
import { needsIdentityToWithdraw, repeatLater, type Actor } from '../actor.ts';
import { MIN_PAYMENT } from '../fakeProvider.ts';
import { newPayment } from '../model/paymentModel.ts';
import { releaseReserved } from '../model/withdrawalModel.ts';

/** Requests a withdrawal, sometimes of more than the balance. */
export async function withdrawStep(actor: Actor): Promise<void> {
  const { random, player, wallet, rules } = actor;
  const id = `${player.playerId.slice(0, 23)}-w${(actor.serial += 1)}`;
  const amount = random.chance(0.1)
    ? wallet.balance + 1_000
    : random.between(MIN_PAYMENT, Math.max(MIN_PAYMENT, wallet.balance));
  const request: WithdrawalRequest = {
    id,
    brand: player.brand,
    playerId: player.playerId,
    playerCountry: 'FI',
    currency: player.currency,
    amount,
    accountId: `${player.playerId}-${random.pick(['card', 'bank'])}`,
    locale: 'en',
    country: 'FI',
    minimum: MIN_PAYMENT,
    isClosedLoop: random.chance(0.5),
  };
  actor.tally.countOperation('withdrawal');
  const result = await startWithdrawal(actor.payments, request);
  const isBlocked =
    (wallet.debt ?? 0) > 0 || rules.isIdentityRequested || (needsIdentityToWithdraw(actor) && !rules.isKnown);
  if (!result.ok) {
    actor.tally.countRefusal(result.failure.code);
    const isPlausible =
      result.failure.code === 'BLOCKED'
        ? isBlocked
        : result.failure.code === 'INSUFFICIENT_FUNDS'
          ? amount > wallet.balance
          : ['TOO_MANY_OPEN', 'CLOSED_LOOP', 'AMOUNT_TOO_SMALL'].includes(result.failure.code);
    if (!isPlausible)
      actor.tally.recordFault(
        'wrong outcomes',
        `actor ${actor.index} withdrawal ${id} of ${amount} with ${wallet.balance}: ${result.failure.code}`,
      );
    return;
  }
  const sum = result.value.reduce((total, share) => total + share.amount, 0);
  if (sum !== amount || amount > wallet.balance || isBlocked)
    actor.tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} withdrawal ${id}: ${sum} reserved of ${amount}, with ${wallet.balance}`,
    );
  for (const share of result.value) {
    actor.openPayments.set(share.id, newPayment(share.id, 'Withdrawal', share.amount));
    wallet.balance -= share.amount;
    wallet.version += 1;
  }
  repeatLater(actor, async () => {
    actor.tally.countOperation('withdrawal, repeated');
    const repeated = await startWithdrawal(actor.payments, request);
    if (!repeated.ok)
      actor.tally.recordFault(
        'wrong outcomes',
        `actor ${actor.index} withdrawal ${id} repeated: ${repeated.failure.code}`,
      );
  });
}

/** Staff approve or refuse a withdrawal, sometimes with a second decision on the same one. */
export async function decideStep(actor: Actor): Promise<void> {
  const { random, player } = actor;
  const waiting = [...actor.openPayments.values()].filter(
    (payment) => payment.direction === 'Withdrawal' && payment.status === 'Initialized' && !payment.isSending,
  );
  if (waiting.length === 0) return;
  const payment = random.pick(waiting);
  const decision = random.chance(0.75) ? 'approve' : 'refuse';
  const key = `decide-${player.playerId}-${(actor.serial += 1)}`;
  const call = () =>
    decideWithdrawal(actor.payments, payment.id, {
      decision,
      reason: 'proof',
      staff: random.chance(0.5) ? 'ada' : 'ben',
      key,
    });
  actor.tally.countOperation('decision');
  const outcome = await call();
  if (outcome !== 'APPROVED') actor.tally.countRefusal(outcome);
  if (outcome !== 'REFUSED') return;
  const { rows } = await actor.pool.query<{ id: string }>(
    `select id from api.payment_transaction where group_id = (select group_id from api.payment_transaction where id = $1) and approval = 'refused'`,
    [payment.id],
  );
  for (const { id } of rows) {
    const share = actor.openPayments.get(id);
    if (share?.status === 'Initialized') releaseReserved(share, actor.wallet);
  }
}
