import { fail, succeed, type Result } from '@foyer/kernel';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { fingerprint } from '../ledger/movements.ts';
import { feeOf } from '../payments/offers.ts';
import { readPayment, type PaymentRow } from '../payments/paymentRow.ts';
import { singleFlight, type PaymentDeps } from '../payments/payments.ts';
import { refusal, refusalOf, type Refusal } from '../payments/refusal.ts';
import { OPEN_MINUTES, openDeposit } from './openDeposit.ts';
import { repeatOrder, sendNewOrder, type OrderedDeposit } from './orderDeposit.ts';

export interface DepositDeps extends PaymentDeps {
  readonly registerChecks: Pick<RegisterChecks, 'check'>;
}

export interface DepositRequest extends OrderedDeposit {
  readonly country: string;
  readonly isCountryAllowed: boolean;
  /** Minor units. */
  readonly minimum: number;
}

/**
 * Starts a deposit. SQL checks the player's rules in the transaction that writes the payment; then the
 * provider is called with the id as idempotency key. The payment exists regardless of that call: without an
 * answer it is pending, and the payment job queries it.
 */
export async function startDeposit(
  deps: DepositDeps,
  request: DepositRequest,
): Promise<Result<PaymentRow, Refusal>> {
  const { pool, payments } = deps;
  const opened = await open(deps, request);
  if (opened !== 'opened' && opened !== 'known') {
    // a deposit that was started before continues, even if a new one would be refused now
    const known = await readPayment(pool, request.playerId, request.id);
    if (!known) return fail(opened);
    if (!(await isSameRequest(deps, request))) return fail(refusal('KEY_REUSED'));
  }
  await singleFlight(payments, request.id, () =>
    opened === 'opened' ? sendNewOrder(deps, request) : repeatOrder(deps, request),
  );
  const payment = await readPayment(pool, request.playerId, request.id);
  return payment ? succeed(payment) : fail(refusal('KEY_REUSED'));
}

async function open(deps: DepositDeps, request: DepositRequest): Promise<Refusal | 'opened' | 'known'> {
  const { provider, offers } = deps.payments;
  const offered = await offers.methods(request.brand, request.playerCountry, request.currency);
  const method = offered.methods.find(
    (one) => one.id === request.methodId && one.directions.includes('deposit'),
  );
  if (!offered.isCurrent || !provider.isReachable()) return refusal('PROVIDER_UNAVAILABLE');
  if (!method) return refusal('METHOD_UNKNOWN');
  if (!method.isAvailable) return refusal('METHOD_UNAVAILABLE');
  const minimum = Math.max(method.minimum, request.minimum);
  if (request.amount < minimum) return refusal('AMOUNT_TOO_SMALL', minimum);
  if (request.amount > method.maximum) return refusal('AMOUNT_TOO_LARGE', method.maximum);
  if (request.accountId !== undefined) {
    const accounts = await offers.accounts(request.brand, request.playerId);
    if (!accounts) return refusal('PROVIDER_UNAVAILABLE');
    if (!accounts.some((account) => account.id === request.accountId && account.method === method.id))
      return refusal('ACCOUNT_UNKNOWN');
  }
  // an answer that restricts the player is part of the rules that SQL checks
  if (!(await deps.registerChecks.check({ brand: request.brand, id: request.playerId })))
    return refusal('REGISTER_UNAVAILABLE');
  const answer = await openDeposit(deps.pool, {
    brand: request.brand,
    player_id: request.playerId,
    id: request.id,
    fingerprint: fingerprintOf(request),
    amount: request.amount,
    currency: request.currency,
    provider: provider.name,
    method_id: method.id,
    method_kind: method.kind,
    method_name: method.name,
    account_id: request.accountId ?? null,
    fee: feeOf(method, request.amount),
    locale: request.locale,
    country: request.country,
    is_country_allowed: request.isCountryAllowed,
    return_url: request.returnUrl,
    estimated_seconds: Math.round(method.estimatedSeconds.deposit),
    open_minutes: OPEN_MINUTES,
    at: new Date(deps.clock()),
  });
  deps.relay.kick();
  return answer ? (refusalOf(answer) ?? (answer.replayed ? 'known' : 'opened')) : refusal('INVALID');
}

async function isSameRequest(deps: PaymentDeps, request: DepositRequest): Promise<boolean> {
  const { rows } = await deps.pool.query<{ fingerprint: string }>(
    'select fingerprint from api.payment_transaction where id = $1',
    [request.id],
  );
  return rows[0]?.fingerprint === fingerprintOf(request);
}

/** Identifies a repeated request by what is paid, without page URL and locale. */
function fingerprintOf({ brand, playerId, amount, currency, methodId, accountId }: DepositRequest): string {
  return fingerprint('deposit', {
    brand,
    playerId,
    amount,
    currency,
    methodId,
    accountId: accountId ?? null,
  });
}
