import type { PaymentRow } from '../src/payments/paymentRow.ts';

/** A time in minutes after the creation of the payment. */
export const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 22, 12, minutes));
export const text = (minutes: number): string => at(minutes).toISOString();

/** An open card deposit of 50.00 EUR. */
export function paymentRow(change: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: '0b0e7bb0-5c9e',
    group_id: 'g-1',
    player_id: 'p',
    brand: 'aurora',
    direction: 'Deposit',
    status: 'Initialized',
    processing_type: 'Instant',
    provider: 'foyer-payments',
    method_id: 'visa',
    method_kind: 'CARD',
    method_name: 'Card',
    account_id: null,
    account_label: 'Visa ··1111',
    amount: 5_000,
    fee: 50,
    currency: 'EUR',
    locale: 'en',
    country: 'MT',
    return_url: null,
    estimated_seconds: 60,
    provider_payment_id: null,
    provider_status: 'created',
    tx_name: null,
    action: null,
    failure: null,
    approval: null,
    created_at: at(0),
    authorised_at: null,
    decided_at: null,
    sending_at: null,
    sent_at: null,
    processed_at: null,
    ended_at: null,
    expires_at: at(30),
    is_cancellable: true,
    refund_reason: null,
    refund_requested_at: null,
    refund_done_at: null,
    ...change,
  };
}
export const FIVE_DAYS_AFTER_3 = text(5 * 24 * 60 + 3);
export const refundedFor = (reason: string, done?: number): Partial<PaymentRow> => ({
  refund_reason: reason,
  refund_requested_at: at(3),
  refund_done_at: done === undefined ? null : at(done),
});
