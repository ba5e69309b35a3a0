import type { Work } from '../work.ts';
import { isPayable, type Payment } from './payment.ts';

/** A payment as its merchant sees it. */
export function paymentView(payment: Payment, { links, clock }: Pick<Work, 'links' | 'clock'>): Record<string, unknown> {
  const { id, merchant, reference, direction, status, method, kind, txName, amount, fee, refunded, currency } = payment;
  return {
    id, merchant, reference, direction, status, method, kind, amount, fee, refunded, currency, txName,
    ...(payment.accountId === null ? {} : { account: { id: payment.accountId, label: payment.accountLabel, holder: payment.accountHolder } }),
    ...(payment.failure === null ? {} : { failure: payment.failure }),
    ...(isPayable(payment, clock()) ? { action: { ...links.actionOf(payment), nonce: payment.nonce, expiresAt: moment(payment.actionExpiresAt) } } : {}),
    createdAt: moment(payment.createdAt),
    updatedAt: moment(payment.updatedAt),
  };
}

export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
