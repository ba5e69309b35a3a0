import { expect, it } from '@jest/globals';
import { isAwaiting, isPayable, type Payment, type Status } from './payment.ts';

const NOW = 1_800_000_000_000;
const STATUSES: readonly Status[] = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
  'returned',
];

it.each<[string, Partial<Payment>, boolean]>([
  ['that was started', {}, true],
  ['that expires in a millisecond', { actionExpiresAt: NOW + 1 }, true],
  ['that has expired', { actionExpiresAt: NOW }, false],
  ['that is a payout', { direction: 'payout' }, false],
  ...STATUSES.slice(1).map((status): [string, Partial<Payment>, boolean] => [
    `that is ${status}`,
    { status },
    false,
  ]),
])('isPayable: payment %s: %j, %s', (_what, change, expected) => {
  expect(
    isPayable(
      { direction: 'deposit', status: 'created', actionExpiresAt: NOW + 900_000, ...change } as Payment,
      NOW,
    ),
  ).toBe(expected);
});

it.each<[string, Partial<Payment>, boolean]>([
  ['held', {}, true],
  ['confirmed', { confirmedAt: NOW }, false],
  ['that is not held', { isHeld: false }, false],
  ...STATUSES.map((status): [string, Partial<Payment>, boolean] => [
    `held and ${status}`,
    { status },
    status === 'created' || status === 'pending',
  ]),
])('isAwaiting: payment %s: %j, %s', (_what, change, expected) => {
  expect(isAwaiting({ isHeld: true, confirmedAt: null, status: 'pending', ...change })).toBe(expected);
});
