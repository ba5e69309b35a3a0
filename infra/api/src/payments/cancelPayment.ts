import type { PaymentDeps } from './payments.ts';
import { queryPayment } from './paymentJob.ts';
import { readPayment, type PaymentRow } from './paymentRow.ts';

export interface Cancelled {
  readonly cancelled: boolean;
  readonly payment: PaymentRow | undefined;
}

/**
 * Cancels a payment of a player. For a deposit that the provider may already have, the provider decides,
 * now or when it is available again.
 */
export async function cancelPayment(
  deps: PaymentDeps,
  who: { readonly brand: string; readonly playerId: string },
  id: string,
): Promise<Cancelled> {
  const { rows } = await deps.pool.query<{ answer: 'CANCELLED' | 'REQUESTED' | 'TOO_LATE' | 'UNKNOWN' }>(
    'select api.request_cancellation($1, $2, $3, $4) as answer',
    [who.brand, who.playerId, id, new Date(deps.clock())],
  );
  const answer = rows[0]?.answer ?? 'UNKNOWN';
  deps.relay.kick();
  if (answer === 'REQUESTED') {
    const payment = await readPayment(deps.pool, who.playerId, id);
    if (payment) await queryPayment(deps, payment);
  }
  return {
    cancelled: answer === 'CANCELLED' || answer === 'REQUESTED',
    payment: await readPayment(deps.pool, who.playerId, id),
  };
}
