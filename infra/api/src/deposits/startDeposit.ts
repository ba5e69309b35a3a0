import { fail, succeed, type Result } from '@foyer/kernel';
import { fingerprint } from '../ledger/movements.ts';
import { applyProviderUpdate } from '../payments/providerUpdates.ts';
import { feeOf } from '../payments/offers.ts';
import { readPayment, type PaymentRow } from '../payments/paymentRow.ts';
import { singleFlight, type PaymentDeps } from '../payments/payments.ts';
import { refusal, refusalOf, type Refusal } from '../payments/refusal.ts';
import { OPEN_MINUTES, openDeposit } from './openDeposit.ts';

export interface DepositRequest {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly playerName: string;
  readonly playerCountry: string;
  /** Currency of the wallet; must equal the one shown on the page. */
  readonly currency: string;
  readonly amount: number;
  readonly methodId: string;
  readonly accountId: string | undefined;
  readonly returnUrl: string;
  readonly locale: string;
  readonly country: string;
  readonly isCountryAllowed: boolean;
  readonly minimum: number;
}

/**
 * Starts a deposit. SQL checks the player's rules in the transaction that writes the payment; then the
 * provider is called with the id as idempotency key. The payment exists regardless of that call: without an
 * answer it is pending, and the payment job queries it.
 */
export async function startDeposit(
  deps: PaymentDeps,
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

async function open(deps: PaymentDeps, request: DepositRequest): Promise<Refusal | 'opened' | 'known'> {
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

/**
 * The part of the provider order that is stored, so that a repetition under the same key has the same
 * content.
 */
type StoredOrder = Pick<PaymentRow, 'locale' | 'account_id' | 'return_url'>;

/** Orders a new deposit from the request, whose values its row has just stored. */
function sendNewOrder(deps: PaymentDeps, request: DepositRequest): Promise<void> {
  return sendOrder(deps, request, {
    locale: request.locale,
    account_id: request.accountId ?? null,
    return_url: request.returnUrl,
  });
}

/** Orders a deposit again under the same key, unless the provider has already answered. */
async function repeatOrder(deps: PaymentDeps, request: DepositRequest): Promise<void> {
  const { rows } = await deps.pool.query<StoredOrder>(
    `update api.payment_transaction set queried_at = $3 where id = $1 and player_id = $2 and status = 'Initialized' and provider_payment_id is null returning locale, account_id, return_url`,
    [request.id, request.playerId, new Date(deps.clock())],
  );
  if (rows[0]) await sendOrder(deps, request, rows[0]);
}

async function sendOrder(
  deps: PaymentDeps,
  request: DepositRequest,
  { locale, account_id: account, return_url: returnUrl }: StoredOrder,
): Promise<void> {
  const result = await deps.payments.provider.pay({
    merchant: request.brand,
    reference: request.id,
    amount: request.amount,
    currency: request.currency,
    method: request.methodId,
    country: request.playerCountry,
    locale,
    player: { reference: request.playerId, name: request.playerName, country: request.playerCountry },
    account: account ?? undefined,
    returnUrl: returnUrl ?? request.returnUrl,
  });
  if (result.kind === 'answered') await applyProviderUpdate(deps, result.value);
  else if (result.kind === 'refused') await abandonPayment(deps, request.id, result.code);
}

/** Ends a payment that the provider has refused or does not know. */
export async function abandonPayment(deps: PaymentDeps, id: string, failure: string | null): Promise<void> {
  await deps.pool.query('select api.abandon_payment($1, $2, $3)', [id, failure, new Date(deps.clock())]);
  deps.relay.kick();
}
