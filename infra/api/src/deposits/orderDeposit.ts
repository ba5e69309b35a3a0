import type { PaymentRow } from '../payments/paymentRow.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import { abandonPayment, applyProviderUpdate } from '../payments/providerUpdates.ts';

/** A deposit as the provider needs it. */
export interface OrderedDeposit {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly playerName: string;
  readonly playerCountry: string;
  /** Currency of the wallet; must equal the one shown on the page. */
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly methodId: string;
  readonly accountId: string | undefined;
  readonly returnUrl: string;
  readonly locale: string;
}

/**
 * The part of the provider order that is stored, so that a repetition under the same key has the same
 * content.
 */
type StoredOrder = Pick<PaymentRow, 'locale' | 'account_id' | 'return_url'>;

/** Orders a new deposit from the request, whose values its row has just stored. */
export function sendNewOrder(deps: PaymentDeps, request: OrderedDeposit): Promise<void> {
  return sendOrder(deps, request, {
    locale: request.locale,
    account_id: request.accountId ?? null,
    return_url: request.returnUrl,
  });
}

/** Orders a deposit again under the same key, unless the provider has already answered. */
export async function repeatOrder(deps: PaymentDeps, request: OrderedDeposit): Promise<void> {
  const { rows } = await deps.pool.query<StoredOrder>(
    `update api.payment_transaction set queried_at = $3 where id = $1 and player_id = $2 and status = 'Initialized' and provider_payment_id is null returning locale, account_id, return_url`,
    [request.id, request.playerId, new Date(deps.clock())],
  );
  if (rows[0]) await sendOrder(deps, request, rows[0]);
}

async function sendOrder(
  deps: PaymentDeps,
  request: OrderedDeposit,
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
