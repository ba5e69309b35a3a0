import { describe, expect, it } from '@jest/globals';
import { supersedes, isFinal, displayStatusOf, type Payment } from './payment.ts';
import { payment } from './payment.fixture.ts';
import { INTENT_LIFE_MS, readIntent, writeIntent, type PaymentIntent } from './paymentIntent.ts';

const { action } = payment();
const back = (doneAt: string | null): Payment['refund'] => ({
  __typename: 'PaymentRefund',
  block: null,
  doneAt,
  expectedBy: '2026-11-26T12:00:00.000Z',
});

it.each<[Partial<Payment>, ReturnType<typeof displayStatusOf>]>([
  [{}, 'IN_PROGRESS'],
  [{ outcome: 'SUCCEEDED', status: 'Completed' }, 'SUCCEEDED'],
  [{ outcome: 'PENDING' }, 'PENDING'],
  [{ outcome: 'CANCELLED', status: 'Cancelled' }, 'CANCELLED'],
  [{ outcome: 'PENDING', status: 'CancelInitialized' }, 'CANCEL_REQUESTED'],
  [{ outcome: 'REVERSED', status: 'RolledBacked' }, 'REVERSED'],
  [{ outcome: 'REVERSED', status: 'RollbackInitialized', refund: back(null) }, 'REFUNDING'],
  [{ outcome: 'REVERSED', status: 'Cancelled', refund: back(null) }, 'REFUNDING'],
  [{ outcome: 'REVERSED', status: 'RolledBacked', refund: back('2026-11-21T12:00:00.000Z') }, 'REFUNDED'],
])('%j is shown as %s', (change, displayStatus) => {
  expect(displayStatusOf(payment(change))).toBe(displayStatus);
});

it.each<[Payment['outcome'], boolean]>([
  ['IN_PROGRESS', false],
  ['PENDING', false],
  ['SUCCEEDED', true],
  ['REFUSED', true],
  ['CANCELLED', true],
  ['REVERSED', true],
])('a payment that is %s is final: %s', (outcome, over) => {
  expect(isFinal({ outcome })).toBe(over);
});

it.each<[Payment['outcome'], Payment['outcome'], Payment['action'], boolean]>([
  ['IN_PROGRESS', 'IN_PROGRESS', action, true],
  ['IN_PROGRESS', 'IN_PROGRESS', null, true],
  ['IN_PROGRESS', 'PENDING', null, true],
  ['IN_PROGRESS', 'SUCCEEDED', null, true],
  ['PENDING', 'PENDING', null, true],
  ['PENDING', 'SUCCEEDED', null, true],
  ['PENDING', 'IN_PROGRESS', action, true],
  ['PENDING', 'IN_PROGRESS', null, false],
  ['SUCCEEDED', 'IN_PROGRESS', action, false],
  ['SUCCEEDED', 'PENDING', action, false],
  ['SUCCEEDED', 'REFUSED', null, false],
  ['SUCCEEDED', 'REVERSED', null, true],
  ['CANCELLED', 'SUCCEEDED', null, false],
  ['CANCELLED', 'REVERSED', null, true],
  ['REVERSED', 'REVERSED', null, true],
])('%s, then %s with %j: replaces it: %s', (known, outcome, todo, expected) => {
  expect(supersedes({ outcome: known }, { outcome, action: todo })).toBe(expected);
});

describe('stored intent line', () => {
  const intent: PaymentIntent = {
    id: 'p-1',
    direction: 'deposit',
    amount: 5_000,
    currency: 'EUR',
    methodId: 'card',
    accountId: undefined,
    playerId: 'me',
    at: 1_000,
  };
  const LINE = 'p-1|d|5000|EUR|card||me|1000';

  it('has a stable format, because an older release of the page may have written it', () => {
    expect(writeIntent(intent)).toBe(LINE);
    expect(writeIntent({ ...intent, direction: 'withdrawal', methodId: undefined, accountId: 'acc-1' })).toBe(
      'p-1|w|5000|EUR||acc-1|me|1000',
    );
    expect(INTENT_LIFE_MS).toBe(600_000);
  });

  it.each<[string, Partial<PaymentIntent>]>([
    [LINE, {}],
    ['p-1|w|5000|EUR||acc-1|me|1000', { direction: 'withdrawal', methodId: undefined, accountId: 'acc-1' }],
    ['p-1|d|1|EUR|card||me|1000', { amount: 1 }],
    ['p-1|d|5000|EUR|a b|x y|me|1000', { methodId: undefined }],
    [`${'a'.repeat(64)}|d|5000|EUR|card||me|0`, { id: 'a'.repeat(64), at: 0 }],
  ])('reads %s', (line, change) => {
    expect(readIntent(line, 'me')).toEqual({ ...intent, ...change });
  });

  it.each([
    `${LINE}|more`,
    'p 1|d|5000|EUR|card||me|1000',
    ` ${LINE}`,
    'p-1!|d|5000|EUR|card||me|1000',
    `${'a'.repeat(65)}|d|5000|EUR|card||me|1000`,
    '|d|5000|EUR|card||me|1000',
    'p-1|x|5000|EUR|card||me|1000',
    'p-1||5000|EUR|card||me|1000',
    'p-1|d|0|EUR|card||me|1000',
    'p-1|d|-1|EUR|card||me|1000',
    'p-1|d|1.5|EUR|card||me|1000',
    'p-1|d||EUR|card||me|1000',
    'p-1|d|9007199254740992|EUR|card||me|1000',
    'p-1|d|5000|EURO|card||me|1000',
    'p-1|d|5000|XEUR|card||me|1000',
    'p-1|d|5000|eur|card||me|1000',
    'p-1|d|5000|EUR|card||you|1000',
    'p-1|d|5000|EUR|card||me|',
    'p-1|d|5000|EUR|card||me|soon',
    'p-1|d|5000|EUR|card||me|1.5',
  ])('rejects %s', (line) => {
    expect(readIntent(line, 'me')).toBeUndefined();
  });
});
