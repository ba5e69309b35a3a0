import type { Payment } from './payment.ts';

/** A deposit that has just been started by card. */
export function payment(change: Partial<Payment> = {}): Payment {
  return {
    __typename: 'PaymentTransaction',
    id: 'p-1',
    direction: 'Deposit',
    status: 'Initialized',
    provider: 'foyer-payments',
    outcome: 'IN_PROGRESS',
    amount: 5_000,
    currency: 'EUR',
    fee: 0,
    createdAt: '2026-11-21T12:00:00.000Z',
    processedAt: null,
    accountLabel: null,
    failure: null,
    refund: null,
    reference: 'FY-0001',
    isCancellable: true,
    groupId: 'p-1',
    method: { __typename: 'PaymentMethodSummary', id: 'card', kind: 'CARD', name: 'Visa' },
    action: {
      __typename: 'PaymentAction',
      kind: 'FRAME',
      url: 'http://payments.test/frame/p-1',
      origin: 'http://payments.test',
      nonce: 'n1',
      expiresAt: '2026-11-21T12:30:00.000Z',
    },
    steps: [],
    ...change,
  };
}
