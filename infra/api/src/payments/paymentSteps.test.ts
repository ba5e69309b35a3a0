import { describe, expect, it } from '@jest/globals';
import { at, paymentRow, refundedFor, text } from '../../test/paymentRow.ts';
import type { PaymentRow } from './paymentRow.ts';
import { viewPayment } from './paymentView.ts';

type Step = readonly [kind: string, owner: string, at: number | null, expectedBy?: number | null];
const stepsOf = (change: Partial<PaymentRow>) => viewPayment(paymentRow(change)).steps;
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
  ])('follow the state of the payment: %s', (_what, change, steps) => {
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
  ])('follow the state of the payment: %s', (_what, change, steps) => {
    expect(stepsOf({ ...out, ...change })).toEqual(expectedSteps(steps));
  });
});
