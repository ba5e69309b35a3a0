import { randomUUID } from 'node:crypto';
import { CARDS } from '../../catalogue/cards.ts';
import type { Reply, ServedPayments } from './servedPayments.ts';

/** The fields of a test card with the given behaviour (`catalogue/cards.ts`). */
export const cardOf = (behaviour: string): object => ({
  number: CARDS.find((card) => card.behaviour === behaviour)?.number ?? '',
  expiry: '12/39',
  cvc: '123',
});

/** Types of the webhooks that the merchant received for a payment, repeated deliveries counted once. */
export function webhookTypesOf(payments: ServedPayments, id: unknown): string[] {
  const own = payments.received.filter(({ payment }) => payment['id'] === id);
  return [...new Map(own.map((event) => [event.id, event.type])).values()];
}

/** Pays with a test card in the frame. */
export function payWithCard(
  payments: ServedPayments,
  payment: Record<string, unknown>,
  behaviour: string,
): Promise<Reply> {
  return payments.type(payment, 'card', cardOf(behaviour));
}

/** Pays out to the card with which a new player has just paid. */
export async function payOutToCard(payments: ServedPayments, behaviour: string): Promise<Reply> {
  const player = { reference: `p-${randomUUID()}`, name: 'Aino Aurora', country: 'FI' };
  const paid = await payments.deposit({ player });
  await payWithCard(payments, paid, behaviour);
  const account = ((await payments.read(paid['id']))['account'] as { id: string }).id;
  return payments.call('POST', '/v1/payouts', {
    merchant: 'aurora',
    reference: randomUUID(),
    amount: 2_000,
    currency: 'EUR',
    method: 'card',
    account,
    player,
  });
}
