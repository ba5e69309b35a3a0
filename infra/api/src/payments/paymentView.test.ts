import { describe, expect, it } from '@jest/globals';
import { at, FIVE_DAYS_AFTER_3, paymentRow, refundedFor, text } from '../../test/paymentRow.ts';
import type { PaymentRow } from './paymentRow.ts';
import { viewPayment } from './paymentView.ts';

const action = {
  kind: 'frame',
  url: 'http://pay.test/1',
  origin: 'http://pay.test',
  nonce: 'n',
  expiresAt: text(15),
} as const;

describe('viewPayment', () => {
  it('returns the fields of the payment without provider internals', () => {
    expect(viewPayment(paymentRow({ action, processed_at: at(3), status: 'Completed' }))).toEqual({
      id: '0b0e7bb0-5c9e',
      direction: 'Deposit',
      status: 'Completed',
      processingType: 'Instant',
      provider: 'foyer-payments',
      amount: 5_000,
      currency: 'EUR',
      createdAt: text(0),
      processedAt: text(3),
      outcome: 'SUCCEEDED',
      method: { id: 'visa', kind: 'CARD', name: 'Card' },
      accountLabel: 'Visa ··1111',
      fee: 50,
      failure: null,
      refund: null,
      action: null,
      reference: '0B0E7BB0',
      isCancellable: true,
      groupId: 'g-1',
      steps: [
        { kind: 'REQUESTED', owner: 'PLAYER', at: text(0), expectedBy: null },
        { kind: 'RECEIVED', owner: 'PROVIDER', at: text(3), expectedBy: null },
      ],
    });
  });

  it.each([
    ['frame', 'FRAME'],
    ['redirect', 'REDIRECT'],
  ] as const)('returns the next action while the payment is open: %s', (kind, expected) => {
    expect(viewPayment(paymentRow({ action: { ...action, kind } })).action).toEqual({
      ...action,
      kind: expected,
    });
    expect(viewPayment(paymentRow({ action: { ...action, kind }, status: 'Cancelled' })).action).toBeNull();
  });

  it.each<[string, Partial<PaymentRow>, string]>([
    ['started at the provider', {}, 'IN_PROGRESS'],
    ['not confirmed by the provider', { provider_status: null }, 'PENDING'],
    ['pending at the bank', { provider_status: 'pending' }, 'PENDING'],
    ['a withdrawal, for every provider status', { direction: 'Withdrawal' }, 'PENDING'],
    ['done', { status: 'Completed' }, 'SUCCEEDED'],
    ['cancelled', { status: 'Cancelled' }, 'CANCELLED'],
    ['refused', { status: 'Cancelled', failure: 'declined' }, 'REFUSED'],
    ['being cancelled', { status: 'CancelInitialized' }, 'PENDING'],
    ['reversed', { status: 'RolledBacked' }, 'REVERSED'],
    ['a returned withdrawal', { status: 'RolledBacked', direction: 'Withdrawal' }, 'REVERSED'],
    ['a deposit being reversed', { status: 'RollbackInitialized' }, 'REVERSED'],
    ['a withdrawal being returned', { status: 'RollbackInitialized', direction: 'Withdrawal' }, 'PENDING'],
    ['not credited by us', { status: 'RollbackInitialized', ...refundedFor('LIMIT_REACHED') }, 'REVERSED'],
    [
      'charged after its cancellation',
      { status: 'Cancelled', ...refundedFor('CHARGED_AFTER_END') },
      'REVERSED',
    ],
    [
      'charged after it was refused',
      { status: 'Cancelled', failure: 'declined', ...refundedFor('CHARGED_AFTER_END') },
      'REVERSED',
    ],
    [
      'reversed by its bank before the charge was known',
      { status: 'Cancelled', ...refundedFor('REVERSED', 4) },
      'REVERSED',
    ],
  ])('returns the outcome of a payment: %s', (_what, change, outcome) => {
    expect(viewPayment(paymentRow(change)).outcome).toBe(outcome);
  });

  it.each<[string, Partial<PaymentRow>, unknown]>([
    ['nothing', {}, null],
    [
      'not credited, refund pending',
      refundedFor('LIMIT_REACHED'),
      { block: 'LIMIT_REACHED', doneAt: null, expectedBy: FIVE_DAYS_AFTER_3 },
    ],
    [
      'not credited, refunded',
      refundedFor('SELF_EXCLUDED', 6),
      { block: 'SELF_EXCLUDED', doneAt: text(6), expectedBy: FIVE_DAYS_AFTER_3 },
    ],
    [
      'charged after its end',
      refundedFor('CHARGED_AFTER_END'),
      { block: null, doneAt: null, expectedBy: FIVE_DAYS_AFTER_3 },
    ],
    [
      'for a reason without a code',
      refundedFor('SOMETHING_NEW'),
      { block: 'DEPOSITS_BLOCKED', doneAt: null, expectedBy: FIVE_DAYS_AFTER_3 },
    ],
    ['reversed by the bank, without a refund of ours', refundedFor('REVERSED', 4), null],
  ])('returns the refund of a payment: %s', (_what, change, refund) => {
    expect(viewPayment(paymentRow({ status: 'RollbackInitialized', ...change })).refund).toEqual(refund);
  });

  it('omits the bank’s decline when the payment was charged anyway', () =>
    expect(
      viewPayment(
        paymentRow({ status: 'Cancelled', failure: 'declined', ...refundedFor('CHARGED_AFTER_END') }),
      ).failure,
    ).toBeNull());

  it('returns no failure when the player cancelled the payment', () =>
    expect(viewPayment(paymentRow({ status: 'Cancelled' })).failure).toBeNull());

  it.each([
    ['declined', 'DECLINED'],
    ['insufficient_funds', 'INSUFFICIENT_FUNDS'],
    ['expired_card', 'EXPIRED_CARD'],
    ['authentication_failed', 'AUTHENTICATION_FAILED'],
    ['account_closed', 'ACCOUNT_CLOSED'],
    ['limit', 'LIMIT_AT_PROVIDER'],
    ['voucher_unknown', 'VOUCHER_UNKNOWN'],
    ['voucher_spent', 'VOUCHER_SPENT'],
    ['not_own_account', 'NOT_OWN_ACCOUNT'],
    ['timed_out', 'TIMED_OUT'],
    ['ACCOUNT_UNKNOWN', 'ACCOUNT_CLOSED'],
    ['ACCOUNT_CANNOT_RECEIVE', 'ACCOUNT_CLOSED'],
    ['REFUSED_BY_OPERATOR', 'REFUSED_BY_OPERATOR'],
    ['unknown_reason', 'PROVIDER_UNAVAILABLE'],
  ])('returns the failure of a finished payment: %s', (failure, expected) => {
    expect(
      (['Cancelled', 'RolledBacked'] as const).map(
        (status) => viewPayment(paymentRow({ failure, status })).failure,
      ),
    ).toEqual([expected, expected]);
    expect(
      (['Initialized', 'CancelInitialized', 'RollbackInitialized', 'Completed'] as const).map(
        (status) => viewPayment(paymentRow({ failure, status })).failure,
      ),
    ).toEqual([null, null, null, null]);
  });
});
