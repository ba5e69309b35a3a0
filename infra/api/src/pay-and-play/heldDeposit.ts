import { fail, succeed, type Result } from '@foyer/kernel';
import { brands, type BrandId, type PayAndPlayFlow } from '@foyer/market';
import type { Content } from '../content/contentReader.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import type { ProviderPayment, ProviderPerson } from '../payments/provider.ts';
import { methodOf, offeredFlows } from './kinds.ts';

/** Dependencies of the functions that start a held deposit. */
export interface HeldDepositDeps extends PaymentDeps {
  readonly content: Pick<Content, 'of'>;
}

export interface HeldRequest {
  readonly brand: BrandId;
  /** Idempotency key, generated before the call to the provider: the same id is the same payment. */
  readonly id: string;
  /** The provider books the payment under this reference until the player is known. */
  readonly playerId: string;
  readonly flow: PayAndPlayFlow;
  readonly amount: number;
  readonly country: string;
  readonly locale: string;
  readonly returnUrl: string;
}

export type HeldRefusal =
  | { readonly code: 'PROVIDER_UNAVAILABLE' | 'NOT_OFFERED' | 'REFUSED' }
  | { readonly code: 'AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE'; readonly bound: number };

/**
 * Starts a deposit at the provider without a player. Nothing is stored here, because the api receives no
 * money before a claim.
 */
export async function startHeldDeposit(
  { payments, content }: HeldDepositDeps,
  request: HeldRequest,
): Promise<Result<{ readonly paymentId: string; readonly url: string }, HeldRefusal>> {
  const { brand, flow, amount, country } = request;
  const { currency } = brands[brand];
  const flows = await offeredFlows({ payments, content }, brand, country);
  if (!flows) return fail({ code: 'PROVIDER_UNAVAILABLE' });
  const offered = flows.find((one) => one.flow === flow);
  const method = methodOf((await payments.offers.methods(brand, country, currency)).methods, flow);
  if (!offered || !method) return fail({ code: 'NOT_OFFERED' });
  if (amount < offered.minimum) return fail({ code: 'AMOUNT_TOO_SMALL', bound: offered.minimum });
  if (amount > offered.maximum) return fail({ code: 'AMOUNT_TOO_LARGE', bound: offered.maximum });
  const result = await payments.provider.payHeld({
    merchant: brand,
    reference: request.id,
    amount,
    currency,
    method: method.id,
    country,
    locale: request.locale,
    account: undefined,
    returnUrl: request.returnUrl,
    player: { reference: request.playerId, name: '', country },
  });
  if (result.kind === 'unknown') return fail({ code: 'PROVIDER_UNAVAILABLE' });
  const url = result.kind === 'answered' ? result.value.action?.url : undefined;
  return result.kind === 'answered' && url !== undefined
    ? succeed({ paymentId: result.value.id, url })
    : fail({ code: 'REFUSED' });
}

/** State of an unclaimed deposit: `open` waits for its payer, `held` for our claim, `over` is final. */
export type HeldState =
  | { readonly state: 'open'; readonly url: string }
  | {
      readonly state: 'held';
      readonly url: string;
      readonly heldUntil: string;
      readonly person: ProviderPerson | undefined;
    }
  | { readonly state: 'over'; readonly status: string; readonly failure: string | undefined };

/**
 * Undefined while the provider does not answer. Reading the payer's identity requires the proof that the
 * payer's browser received.
 */
export async function readHeldDeposit(
  { payments }: PaymentDeps,
  { brand, id, proof }: { readonly brand: BrandId; readonly id: string; readonly proof: string | undefined },
): Promise<HeldState | undefined> {
  const found = await payments.provider.find(brand, id);
  if (found.kind === 'unknown') return undefined;
  if (found.kind === 'refused') return { state: 'over', status: 'unknown', failure: undefined };
  const url = found.value.action?.url;
  if (url !== undefined && found.value.status === 'created') return { state: 'open', url };
  if (url === undefined || !isHeld(found.value))
    return { state: 'over', status: found.value.status, failure: found.value.failure ?? undefined };
  const result = proof === undefined ? undefined : await payments.provider.person(found.value.id, proof);
  if (result?.kind === 'unknown') return undefined;
  return {
    state: 'held',
    url,
    heldUntil: found.value.heldUntil,
    person: result?.kind === 'answered' ? result.value : undefined,
  };
}

/**
 * Releases a held deposit at once. False while the provider does not answer; the hold then expires at its
 * deadline.
 */
export async function releaseHeldDeposit(
  { payments, log }: PaymentDeps,
  { brand, id }: { readonly brand: BrandId; readonly id: string },
): Promise<boolean> {
  const found = await payments.provider.find(brand, id);
  if (found.kind !== 'answered') return found.kind === 'refused';
  if (found.value.status !== 'created' && !isHeld(found.value)) return true;
  const cancelled = await payments.provider.cancel(found.value.id);
  if (cancelled.kind !== 'answered')
    log.warn('held deposit not released, waiting for expiry', { payment: found.value.id });
  return cancelled.kind === 'answered';
}

export function isHeld(
  payment: ProviderPayment,
): payment is ProviderPayment & { readonly heldUntil: string } {
  return payment.status === 'pending' && payment.heldUntil !== undefined;
}
