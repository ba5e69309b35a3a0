import {
  type DepositRequest,
  type ProviderPayment,
  type WithdrawalRequest,
  applyProviderUpdate,
  cancelPayment,
  decideWithdrawal,
  startDeposit,
  startWithdrawal,
} from '@foyer/api/proving';
import { again, compare, isKnownFirst, type Lane } from './lane.ts';
import {
  depositFact,
  releaseReserved,
  newPayment,
  payoutFact,
  type ModelPayment,
} from './model/paymentModel.ts';
import { mayNotPlay } from './model/playModel.ts';
import { METHOD_IDS, SMALLEST_PAYMENT } from './bookkeeper.ts';

const MOST_OPEN = 5;
/** Possible next statuses of a provider's payment. */
const NEXT: Readonly<Record<string, readonly ProviderPayment['status'][]>> = {
  'deposit created': ['pending', 'completed', 'completed', 'failed', 'cancelled'],
  'deposit pending': ['completed', 'completed', 'failed'],
  'deposit completed': ['charged_back', 'refunded'],
  'payout created': ['pending', 'completed', 'failed'],
  'payout pending': ['completed', 'completed', 'failed'],
  'payout completed': ['returned'],
};

/** Applies a provider update to the model. */
export function applyUpdate(lane: Lane, payment: ModelPayment, status: ProviderPayment['status']): string {
  return payment.direction === 'Deposit'
    ? depositFact(payment, status, lane.wallet, lane.rules)
    : payoutFact(payment, status, lane.wallet);
}

export async function depositStep(lane: Lane): Promise<void> {
  const { random, player, bookkeeper, rules } = lane;
  const id = `${player.playerId.slice(0, 23)}-d${(lane.serial += 1)}`;
  const amount = random.between(SMALLEST_PAYMENT, random.chance(0.2) ? 60_000 : 6_000);
  const orderOutcome = random.chance(0.08) ? 'answer-lost' : random.chance(0.08) ? 'refuses' : 'well';
  bookkeeper.orderOutcomes.set(player.playerId, orderOutcome);
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
    minimum: SMALLEST_PAYMENT,
  };
  const openDeposits = [...lane.open.values()].filter(
    (payment) => payment.direction === 'Deposit' && payment.status === 'Initialized',
  );
  const begun = openDeposits.reduce((sum, payment) => sum + payment.amount, 0);
  const isOver =
    rules.depositCeiling !== undefined && amount > rules.depositCeiling - rules.deposited - begun;
  const expected = mayNotPlay(rules)
    ? 'BLOCKED'
    : isOver
      ? 'LIMIT_REACHED'
      : openDeposits.length >= MOST_OPEN
        ? 'TOO_MANY_OPEN'
        : 'OK';
  const copies = random.chance(0.05) ? 10 : 1;
  lane.tally.did(copies > 1 ? 'deposit, the same at once' : 'deposit', copies);
  const answers = await Promise.all(
    Array.from({ length: copies }, () => startDeposit(lane.payments, request)),
  );
  bookkeeper.orderOutcomes.delete(player.playerId);
  for (const answer of answers)
    compare(
      lane,
      `deposit ${id} of ${amount}`,
      { code: answer.ok ? 'OK' : answer.failure.code },
      { code: expected },
    );
  if (expected !== 'OK') return;
  const payment = newPayment(id, 'Deposit', amount);
  lane.open.set(id, payment);
  if (orderOutcome === 'refuses') payment.status = 'Cancelled';
  else if (orderOutcome === 'well') applyUpdate(lane, payment, 'created');
  if (random.chance(0.2)) {
    lane.tally.did('deposit, another body');
    const other = await startDeposit(lane.payments, { ...request, amount: amount + 1 });
    compare(
      lane,
      `deposit ${id} with another body`,
      { code: other.ok ? 'OK' : other.failure.code },
      { code: 'KEY_REUSED' },
    );
  }
}

/** Changes a payment at the provider; the update is delivered later. */
export function moveStep(lane: Lane): void {
  const { random, bookkeeper, pendingUpdates } = lane;
  const payments = [...lane.open.keys()].flatMap((id) => bookkeeper.payment(id) ?? []);
  if (payments.length === 0) return;
  const payment = random.pick(payments);
  const next = NEXT[`${payment.direction} ${payment.status}`];
  if (!next || (payment.status === 'completed' && random.chance(0.85))) return;
  const moved = bookkeeper.move(payment.reference, random.pick(next));
  pendingUpdates.push({ id: `e-${lane.player.playerId}-${(lane.serial += 1)}`, payment: moved });
}

const FORGERIES = ['amount', 'currency', 'method', 'other payment', 'unknown'] as const;

/**
 * Delivers a random pending provider update, sometimes repeatedly or concurrently, sometimes forged with
 * the valid key.
 */
export async function deliverUpdateStep(lane: Lane): Promise<void> {
  const { random, pendingUpdates } = lane;
  if (pendingUpdates.length === 0) return;
  const [event] = pendingUpdates.splice(random.below(pendingUpdates.length), 1);
  const payment = event && lane.open.get(event.payment.reference);
  if (!payment) return;
  if (random.chance(0.06)) await forged(lane, event.payment);
  const copies = random.chance(0.02) ? 50 : random.chance(0.1) ? random.between(2, 6) : 1;
  lane.tally.did(copies > 1 ? 'webhook, the same at once' : 'webhook', copies);
  const type = `payment.${event.payment.status}`;
  const outcomes = await Promise.all(
    Array.from({ length: copies }, () =>
      applyProviderUpdate(lane.payments, event.payment, { id: event.id, type }),
    ),
  );
  const expected = applyUpdate(lane, payment, event.payment.status);
  const first = outcomes.filter((outcome) => outcome !== 'DUPLICATE');
  if (first.length !== 1 || first[0] !== expected)
    lane.tally.fault(
      'wrong answers',
      `lane ${lane.index} webhook ${event.payment.status} of ${payment.id} (${copies} times): ${first.join(' ')}, expected ${expected}`,
    );
  if (random.chance(0.2)) {
    again(lane, async () => {
      lane.tally.did('webhook, again');
      const outcome = await applyProviderUpdate(lane.payments, event.payment, { id: event.id, type });
      if (outcome !== 'DUPLICATE')
        lane.tally.fault(
          'doubled',
          `lane ${lane.index} webhook ${event.id} of ${payment.id} again: ${outcome}`,
        );
    });
  }
}

async function forged(lane: Lane, payment: ProviderPayment): Promise<void> {
  const how = lane.random.pick(FORGERIES);
  lane.tally.did('webhook, forged');
  const lie: ProviderPayment = {
    ...payment,
    status: 'completed',
    ...(how === 'amount' && { amount: payment.amount * 10 }),
    ...(how === 'currency' && { currency: 'XXX' }),
    ...(how === 'method' && { method: `${payment.method}-other` }),
    ...(how === 'other payment' && { id: `${payment.id}-other` }),
    ...(how === 'unknown' && { reference: `nobody-${payment.reference}` }),
  };
  // a payment without a stored provider id cannot be mismatched
  if (how === 'other payment' && lane.open.get(payment.reference)?.providerStatus === undefined) return;
  const outcome = await applyProviderUpdate(lane.payments, lie, {
    id: `forged-${lane.player.playerId}-${(lane.serial += 1)}`,
    type: 'payment.completed',
  });
  const expected = how === 'unknown' ? 'UNKNOWN' : 'MISMATCH';
  lane.tally.refused(outcome);
  if (outcome !== expected)
    lane.tally.fault('wrong answers', `lane ${lane.index} forged ${how} of ${payment.reference}: ${outcome}`);
}

export async function withdrawStep(lane: Lane): Promise<void> {
  const { random, player, wallet, rules } = lane;
  const id = `${player.playerId.slice(0, 23)}-w${(lane.serial += 1)}`;
  const amount = random.chance(0.1)
    ? wallet.balance + 1_000
    : random.between(SMALLEST_PAYMENT, Math.max(SMALLEST_PAYMENT, wallet.balance));
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
    minimum: SMALLEST_PAYMENT,
    isClosedLoop: random.chance(0.5),
  };
  lane.tally.did('withdrawal');
  const answer = await startWithdrawal(lane.payments, request);
  const isBlocked =
    (wallet.debt ?? 0) > 0 || rules.isIdentityRequested || (isKnownFirst(lane) && !rules.isKnown);
  if (!answer.ok) {
    lane.tally.refused(answer.failure.code);
    const isPlausible =
      answer.failure.code === 'BLOCKED'
        ? isBlocked
        : answer.failure.code === 'INSUFFICIENT_FUNDS'
          ? amount > wallet.balance
          : ['TOO_MANY_OPEN', 'CLOSED_LOOP', 'AMOUNT_TOO_SMALL'].includes(answer.failure.code);
    if (!isPlausible)
      lane.tally.fault(
        'wrong answers',
        `lane ${lane.index} withdrawal ${id} of ${amount} with ${wallet.balance}: ${answer.failure.code}`,
      );
    return;
  }
  const sum = answer.value.reduce((total, share) => total + share.amount, 0);
  if (sum !== amount || amount > wallet.balance || isBlocked)
    lane.tally.fault(
      'wrong answers',
      `lane ${lane.index} withdrawal ${id}: ${sum} reserved of ${amount}, with ${wallet.balance}`,
    );
  for (const share of answer.value) {
    lane.open.set(share.id, newPayment(share.id, 'Withdrawal', share.amount));
    wallet.balance -= share.amount;
    wallet.version += 1;
  }
  again(lane, async () => {
    lane.tally.did('withdrawal, again');
    const repeated = await startWithdrawal(lane.payments, request);
    if (!repeated.ok)
      lane.tally.fault(
        'wrong answers',
        `lane ${lane.index} withdrawal ${id} again: ${repeated.failure.code}`,
      );
  });
}

/** Staff approve or refuse a withdrawal, sometimes with a second decision on the same one. */
export async function decideStep(lane: Lane): Promise<void> {
  const { random, player } = lane;
  const waiting = [...lane.open.values()].filter(
    (payment) => payment.direction === 'Withdrawal' && payment.status === 'Initialized' && !payment.isSending,
  );
  if (waiting.length === 0) return;
  const payment = random.pick(waiting);
  const decision = random.chance(0.75) ? 'approve' : 'refuse';
  const key = `decide-${player.playerId}-${(lane.serial += 1)}`;
  const call = () =>
    decideWithdrawal(lane.payments, payment.id, {
      decision,
      reason: 'proof',
      staff: random.chance(0.5) ? 'ada' : 'ben',
      key,
    });
  lane.tally.did('decision');
  const outcome = await call();
  if (outcome !== 'APPROVED') lane.tally.refused(outcome);
  if (outcome !== 'REFUSED') return;
  const { rows } = await lane.pool.query<{ id: string }>(
    `select id from api.payment_transaction where group_id = (select group_id from api.payment_transaction where id = $1) and approval = 'refused'`,
    [payment.id],
  );
  for (const { id } of rows) {
    const share = lane.open.get(id);
    if (share?.status === 'Initialized') releaseReserved(share, lane.wallet);
  }
}

/** The player cancels a payment that may be final, at the provider, or past cancellation. */
export async function cancelStep(lane: Lane): Promise<void> {
  const { random, player, bookkeeper } = lane;
  const payments = [...lane.open.values()].filter(
    (one) => one.status === 'Initialized' || one.status === 'CancelInitialized',
  );
  if (payments.length === 0) return;
  const payment = random.pick(payments);
  lane.tally.did('cancellation');
  const before = bookkeeper.payment(payment.id)?.status;
  const { cancelled } = await cancelPayment(
    lane.payments,
    { brand: player.brand, playerId: player.playerId },
    payment.id,
  );
  if (payment.direction === 'Withdrawal') {
    if (cancelled && payment.isSending)
      lane.tally.fault('wrong answers', `lane ${lane.index}: ${payment.id} was taken back after it was sent`);
    if (cancelled) releaseReserved(payment, lane.wallet);
    return;
  }
  const canCancel = payment.status === 'CancelInitialized' || payment.providerStatus !== 'pending';
  if (cancelled !== canCancel)
    lane.tally.fault(
      'wrong answers',
      `lane ${lane.index} cancellation of ${payment.id}: ${String(cancelled)}`,
    );
  if (!cancelled) return;
  payment.status = 'CancelInitialized';
  if (before !== undefined) applyUpdate(lane, payment, before === 'created' ? 'cancelled' : before);
}
