import { describe, expect, it } from '@jest/globals';
import type { PaymentRow } from './paymentRow.ts';
import { viewPayment } from './paymentView.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 22, 12, minutes));
const text = (minutes: number): string => at(minutes).toISOString();

function row(change: Partial<PaymentRow> = {}): PaymentRow {
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
const FIVE_DAYS_AFTER_3 = text(5 * 24 * 60 + 3);
const refundedFor = (reason: string, done?: number): Partial<PaymentRow> => ({
  refund_reason: reason,
  refund_requested_at: at(3),
  refund_done_at: done === undefined ? null : at(done),
});
const action = {
  kind: 'frame',
  url: 'http://pay.test/1',
  origin: 'http://pay.test',
  nonce: 'n',
  expiresAt: text(15),
} as const;

describe('viewPayment', () => {
  it('returns the fields of the payment without provider internals', () => {
    expect(viewPayment(row({ action, processed_at: at(3), status: 'Completed' }))).toEqual({
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
    expect(viewPayment(row({ action: { ...action, kind } })).action).toEqual({ ...action, kind: expected });
    expect(viewPayment(row({ action: { ...action, kind }, status: 'Cancelled' })).action).toBeNull();
  });

  it.each<[string, Partial<PaymentRow>, string]>([
    ['started at the provider', {}, 'IN_PROGRESS'],
    ['not confirmed by the provider', { provider_status: null }, 'PENDING'],
    ['pending at the bank', { provider_status: 'pending' }, 'PENDING'],
    ['a withdrawal, whatever the provider says', { direction: 'Withdrawal' }, 'PENDING'],
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
    expect(viewPayment(row(change)).outcome).toBe(outcome);
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
    expect(viewPayment(row({ status: 'RollbackInitialized', ...change })).refund).toEqual(refund);
  });

  it('omits the bank’s decline when the payment was charged anyway', () =>
    expect(
      viewPayment(row({ status: 'Cancelled', failure: 'declined', ...refundedFor('CHARGED_AFTER_END') }))
        .failure,
    ).toBeNull());

  it('returns no failure when the player cancelled the payment', () =>
    expect(viewPayment(row({ status: 'Cancelled' })).failure).toBeNull());

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
      (['Cancelled', 'RolledBacked'] as const).map((status) => viewPayment(row({ failure, status })).failure),
    ).toEqual([expected, expected]);
    expect(
      (['Initialized', 'CancelInitialized', 'RollbackInitialized', 'Completed'] as const).map(
        (status) => viewPayment(row({ failure, status })).failure,
      ),
    ).toEqual([null, null, null, null]);
  });
});

type Step = readonly [kind: string, owner: string, at: number | null, expectedBy?: number | null];
const stepsOf = (change: Partial<PaymentRow>) => viewPayment(row(change)).steps;
const expectedSteps = (steps: readonly Step[]) =>
  steps.map(([kind, owner, when, expected = null]) => ({
    kind,
    owner,
    at: when === null ? null : text(when),
    expectedBy: expected === null ? null : text(expected),
  }));

describe('steps of a deposit', () => {
  it.each<[string, Partial<PaymentRow>, readonly Step[]]>([
    [
      'waiting for the player',
      {},
      [
        ['REQUESTED', 'PLAYER', 0],
        ['AUTHORISED', 'PLAYER', null, 30],
        ['RECEIVED', 'PROVIDER', null, 1],
      ],
    ],
    [
      'without an expiry',
      { expires_at: null },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['AUTHORISED', 'PLAYER', null],
        ['RECEIVED', 'PROVIDER', null, 1],
      ],
    ],
    [
      'authorised by the player',
      { authorised_at: at(2) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['AUTHORISED', 'PLAYER', 2],
        ['RECEIVED', 'PROVIDER', null, 3],
      ],
    ],
    [
      'from a bank account',
      { authorised_at: at(2), method_kind: 'OPEN_BANKING' },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['AUTHORISED', 'PLAYER', 2],
        ['RECEIVED', 'BANK', null, 3],
      ],
    ],
    [
      'completed',
      { status: 'Completed', authorised_at: at(2), processed_at: at(4), method_kind: 'INSTANT_BANK' },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['AUTHORISED', 'PLAYER', 2],
        ['RECEIVED', 'BANK', 4],
      ],
    ],
    [
      'cancelled',
      { status: 'Cancelled', ended_at: at(5) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CANCELLED', 'PLAYER', 5],
      ],
    ],
    [
      'refused',
      { status: 'Cancelled', failure: 'declined', ended_at: at(5), processed_at: at(5) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['REFUSED', 'PROVIDER', 5],
      ],
    ],
    [
      'being cancelled by the player',
      { status: 'CancelInitialized' },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CANCELLED', 'PROVIDER', null],
      ],
    ],
    [
      'being reversed',
      { status: 'RollbackInitialized', processed_at: at(4) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['RECEIVED', 'PROVIDER', 4],
        ['REVERSED', 'PROVIDER', null],
      ],
    ],
    [
      'reversed',
      { status: 'RolledBacked', processed_at: at(4), ended_at: at(9) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['RECEIVED', 'PROVIDER', 4],
        ['REVERSED', 'PROVIDER', 9],
      ],
    ],
    [
      'not credited, refund pending',
      { status: 'RollbackInitialized', authorised_at: at(2), ...refundedFor('LIMIT_REACHED') },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['AUTHORISED', 'PLAYER', 2],
        ['REFUSED', 'OPERATOR', 3],
        ['REVERSED', 'PROVIDER', null, 5 * 24 * 60 + 3],
      ],
    ],
    [
      'not credited, refunded',
      { status: 'RolledBacked', processed_at: at(9), ended_at: at(9), ...refundedFor('TIMED_OUT', 9) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['REFUSED', 'OPERATOR', 3],
        ['REVERSED', 'PROVIDER', 9],
      ],
    ],
    [
      'charged after its cancellation',
      { status: 'Cancelled', ended_at: at(2), ...refundedFor('CHARGED_AFTER_END') },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CANCELLED', 'PLAYER', 2],
        ['REVERSED', 'PROVIDER', null, 5 * 24 * 60 + 3],
      ],
    ],
    [
      'reversed by its bank before the charge was known',
      { status: 'RolledBacked', processed_at: at(4), ended_at: at(4), ...refundedFor('REVERSED', 4) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['REVERSED', 'PROVIDER', 4],
      ],
    ],
  ])('%s', (_what, change, steps) => {
    expect(stepsOf(change)).toEqual(expectedSteps(steps));
  });
});

describe('steps of a withdrawal', () => {
  const out = { direction: 'Withdrawal' } as const;
  it.each<[string, Partial<PaymentRow>, readonly Step[]]>([
    [
      'waiting for manual review, at most a day',
      {},
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CHECKED', 'OPERATOR', null, 24 * 60],
        ['SENT', 'PROVIDER', null],
        ['RECEIVED', 'BANK', null],
      ],
    ],
    [
      'approved, sent within minutes',
      { decided_at: at(10) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CHECKED', 'OPERATOR', 10],
        ['SENT', 'PROVIDER', null, 15],
        ['RECEIVED', 'BANK', null],
      ],
    ],
    [
      'sent',
      { decided_at: at(10), sent_at: at(12) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CHECKED', 'OPERATOR', 10],
        ['SENT', 'PROVIDER', 12],
        ['RECEIVED', 'BANK', null, 13],
      ],
    ],
    [
      'received',
      { status: 'Completed', decided_at: at(10), sent_at: at(12), processed_at: at(20) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CHECKED', 'OPERATOR', 10],
        ['SENT', 'PROVIDER', 12],
        ['RECEIVED', 'BANK', 20],
      ],
    ],
    [
      'cancelled by the player',
      { status: 'Cancelled', ended_at: at(5) },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CANCELLED', 'PLAYER', 5],
      ],
    ],
    [
      'refused by an operator',
      { status: 'Cancelled', decided_at: at(8), ended_at: at(8), failure: 'REFUSED_BY_OPERATOR' },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CHECKED', 'OPERATOR', 8],
        ['REFUSED', 'OPERATOR', 8],
      ],
    ],
    [
      'returned by the bank',
      {
        status: 'RolledBacked',
        decided_at: at(1),
        sent_at: at(2),
        ended_at: at(9),
        failure: 'account_closed',
      },
      [
        ['REQUESTED', 'PLAYER', 0],
        ['CHECKED', 'OPERATOR', 1],
        ['SENT', 'PROVIDER', 2],
        ['REVERSED', 'PROVIDER', 9],
      ],
    ],
  ])('%s', (_what, change, steps) => {
    expect(stepsOf({ ...out, ...change })).toEqual(expectedSteps(steps));
  });
});
