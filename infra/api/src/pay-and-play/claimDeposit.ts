import { brands, type BrandId } from '@foyer/market';
import { fingerprint } from '../ledger/movements.ts';
import { abandonPayment, applyProviderUpdate } from '../payments/providerUpdates.ts';
import { feeOf } from '../payments/offers.ts';
import { readPayment, type PaymentRow } from '../payments/paymentRow.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { refusalOf } from '../payments/refusal.ts';
import { OPEN_MINUTES, openDeposit } from '../deposits/openDeposit.ts';
import { isHeld } from './heldDeposit.ts';
import { fullName, type NameColumns } from '../players/names.ts';

export interface ClaimRequest {
  readonly brand: BrandId;
  readonly id: string;
  readonly playerId: string;
  /** Current country of the request, ISO 3166. */
  readonly country: string;
  readonly locale: string;
}

/**
 * Result of a claim: `later` had no effect and may be retried; `refused` is final, and the money is still
 * held.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly status: PaymentRow['status']; readonly failure: string | undefined }
  | { readonly kind: 'refused'; readonly code: string; readonly reasons: readonly string[] }
  | { readonly kind: 'later' };

interface Owner extends NameColumns {
  readonly country: string;
}

/**
 * Credits a held deposit to a player once: records it under all deposit rules (`open_deposit`), confirms it
 * at the provider, then applies the provider's answer. After a crash between any two steps, the next call
 * with the same id resumes.
 */
export async function claimDeposit(deps: PaymentDeps, request: ClaimRequest): Promise<Claim> {
  const { pool, payments } = deps;
  const known = await readPayment(pool, request.playerId, request.id);
  if (known && known.status !== 'Initialized') return claimedAs(known);
  const found = await payments.provider.find(request.brand, request.id);
  if (found.kind === 'unknown') return { kind: 'later' };
  if (found.kind === 'refused') return { kind: 'refused', code: 'GONE', reasons: [] };
  const { rows } = await pool.query<Owner>(
    `select first_name, last_name, country from api.player where id = $1 and brand = $2`,
    [request.playerId, request.brand],
  );
  const [owner] = rows;
  if (!owner) return { kind: 'refused', code: 'UNKNOWN_PLAYER', reasons: [] };
  // the deposit is no longer held: a concurrent claim may have finished since the first read
  const recorded =
    known ?? (isHeld(found.value) ? undefined : await readPayment(pool, request.playerId, request.id));
  if (recorded && recorded.status !== 'Initialized') return claimedAs(recorded);
  if (!recorded) {
    if (!isHeld(found.value)) return { kind: 'refused', code: 'GONE', reasons: [] };
    const refused = await open(deps, request, owner, found.value);
    if (refused) return refused;
  }
  const confirmed = await payments.provider.confirm(found.value.id, {
    reference: request.playerId,
    name: fullName(owner),
  });
  if (confirmed.kind === 'unknown') return { kind: 'later' };
  if (confirmed.kind === 'refused') await abandonPayment(deps, request.id, 'HOLD_OVER');
  else await applyProviderUpdate(deps, confirmed.value);
  const payment = await readPayment(pool, request.playerId, request.id);
  return payment ? claimedAs(payment) : { kind: 'later' };
}

async function open(
  deps: PaymentDeps,
  request: ClaimRequest,
  owner: Owner,
  payment: ProviderPayment,
): Promise<Claim | undefined> {
  const { brand, playerId, id } = request;
  const { provider, offers } = deps.payments;
  const offered = await offers.methods(brand, request.country, payment.currency);
  const method = offered.methods.find((one) => one.id === payment.method);
  if (!method)
    return offered.isCurrent ? { kind: 'refused', code: 'METHOD_UNKNOWN', reasons: [] } : { kind: 'later' };
  const { countries } = brands[brand];
  const requestHash = fingerprint('deposit', {
    brand,
    playerId,
    amount: payment.amount,
    currency: payment.currency,
    methodId: method.id,
    accountId: null,
  });
  const answer = await openDeposit(deps.pool, {
    brand,
    player_id: playerId,
    id,
    fingerprint: requestHash,
    amount: payment.amount,
    currency: payment.currency,
    provider: provider.name,
    method_id: method.id,
    method_kind: method.kind,
    method_name: method.name,
    account_id: null,
    fee: feeOf(method, payment.amount),
    locale: request.locale,
    country: request.country,
    is_country_allowed: countries.includes(request.country) && countries.includes(owner.country),
    return_url: null,
    estimated_seconds: Math.round(method.estimatedSeconds.deposit),
    open_minutes: OPEN_MINUTES,
    at: new Date(deps.clock()),
  });
  deps.relay.kick();
  const refused = answer && refusalOf(answer);
  return refused && { kind: 'refused', code: refused.code, reasons: refused.reasons };
}

function claimedAs({ status, failure }: PaymentRow): Claim {
  return { kind: 'claimed', status, failure: failure ?? undefined };
}
