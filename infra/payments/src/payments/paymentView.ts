import type { PaymentsDeps } from '../deps.ts';
import { isAwaiting, isPayable, type Payment } from './payment.ts';

/** A payment as its merchant sees it. */
export function paymentView(
  payment: Payment,
  { links, clock }: Pick<PaymentsDeps, 'links' | 'clock'>,
): Record<string, unknown> {
  const {
    id,
    merchant,
    reference,
    direction,
    status,
    method,
    kind,
    txName,
    amount,
    fee,
    refunded,
    currency,
  } = payment;
  const isApproved = isAwaiting(payment) && status === 'pending';
  const heldUntil = payment.dueAt ?? clock();
  return {
    id,
    merchant,
    reference,
    direction,
    status,
    method,
    kind,
    amount,
    fee,
    refunded,
    currency,
    txName,
    ...(payment.accountId === null
      ? {}
      : { account: { id: payment.accountId, label: payment.accountLabel, holder: payment.accountHolder } }),
    ...(payment.failure === null ? {} : { failure: payment.failure }),
    ...(isPayable(payment, clock()) || isApproved
      ? {
          action: {
            ...links.actionOf(payment),
            nonce: payment.nonce,
            expiresAt: moment(isApproved ? heldUntil : payment.actionExpiresAt),
          },
        }
      : {}),
    // approved; returned at that time unless it is confirmed
    ...(isApproved ? { heldUntil: moment(heldUntil) } : {}),
    createdAt: moment(payment.createdAt),
    updatedAt: moment(payment.updatedAt),
  };
}

export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
