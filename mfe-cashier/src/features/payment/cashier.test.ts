import { describe, expect, it } from '@jest/globals';
import type {
  AccountFieldsFragment as PaymentAccount,
  MethodFieldsFragment as PaymentMethod,
} from '../deposit/DepositCashier.generated.ts';
import { accountName, accountParts } from './accountName.ts';
import { effectiveMinimum, problemOf, type AmountBounds } from '../deposit/depositAmount.ts';
import { isCardStyle, readLastDeposit } from '../deposit/lastDeposit.ts';
import { payment } from './payment.fixture.ts';
import { readIntent, writeIntent, type PaymentIntent } from './paymentIntent.ts';
import { feeOf, depositOptions, preselected } from '../deposit/depositOptions.ts';
import {
  CHOOSING,
  transition,
  type WithdrawalEvent,
  type WithdrawalState,
} from '../withdrawal/withdrawal.machine.ts';

const intent: PaymentIntent = {
  id: '0b0e7bb0-5c9e-4d0e-9f43-0d5f5e0a7c11',
  direction: 'withdrawal',
  amount: 5_000,
  currency: 'EUR',
  methodId: undefined,
  accountId: 'acc-1',
  playerId: 'player-1',
  at: 1_000,
};

describe('stored payment intent', () => {
  it('is restored completely, in less than the size of a cookie', () => {
    const line = writeIntent({ ...intent, methodId: 'open-banking' });
    expect(readIntent(line, 'player-1')).toEqual({ ...intent, methodId: 'open-banking' });
    expect(line.length).toBeLessThan(256);
  });

  it.each([
    ['of another player', writeIntent({ ...intent, playerId: 'player-2' })],
    ['cut off', writeIntent(intent).slice(0, 40)],
    ['without a numeric amount', writeIntent({ ...intent, amount: Number.NaN })],
    ['negative', writeIntent({ ...intent, amount: -5 })],
    ['with an invalid currency', writeIntent({ ...intent, currency: 'euro' })],
    ['empty', ''],
    ['missing', undefined],
  ])('is ignored when it is %s', (_what, line) => {
    expect(readIntent(line, 'player-1')).toBeUndefined();
  });
});

describe('amounts (requirements/validation#numbers, requirements/constants#minimum-deposit)', () => {
  const bounds: AmountBounds = {
    minimum: 2_000,
    method: { minimum: 1_000, maximum: 100_000 },
    headroom: 7_500,
  };
  it.each([
    [1_999, { kind: 'too-small', bound: 2_000 }],
    [2_000, undefined],
    [7_500, undefined],
    [7_501, { kind: 'over-limit', bound: 7_500 }],
  ])('are checked against minimum and maximum: %d: %j', (amount, problem) => {
    expect(problemOf(amount, bounds)).toEqual(problem);
  });
  it('is validated against the method when there is no limit', () => {
    expect(problemOf(100_001, { ...bounds, headroom: undefined })).toEqual({
      kind: 'too-large',
      bound: 100_000,
    });
    expect(
      problemOf(2_500, { ...bounds, headroom: undefined, method: { minimum: 3_000, maximum: 9_000 } }),
    ).toEqual({ kind: 'too-small', bound: 3_000 });
  });
  it.each([
    [500, 'EUR', 2_000],
    [5_000, 'EUR', 5_000],
    [0, 'JPY', 1_200],
    [0, 'SEK', 2_000],
  ])('the minimum of %d %s is %d', (server, currency, least) => {
    expect(effectiveMinimum(server, currency)).toBe(least);
  });
});

const method = (id: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  __typename: 'PaymentMethod',
  id,
  kind: 'CARD',
  name: id,
  minimum: 1_000,
  maximum: 100_000,
  feeFixed: 0,
  feeBasisPoints: 0,
  estimatedSeconds: 5,
  isAvailable: true,
  unavailableReason: null,
  lastSucceededAt: null,
  ...change,
});
const account = (id: string, methodId: string): PaymentAccount => ({
  __typename: 'PaymentAccount',
  id,
  methodId,
  kind: 'CARD',
  label: `•••• ${id}`,
  holder: null,
  expiresAt: null,
  lastUsedAt: null,
  closedLoopRemaining: 0,
});

describe('payment options', () => {
  const methods = [method('card'), method('bank'), method('voucher', { isAvailable: false })];
  const accounts = [account('4242', 'card'), account('9', 'voucher')];
  it('list known accounts first where the brand allows it, and never an unavailable one', () => {
    expect(depositOptions({ methods, accounts, withAccounts: true }).map(({ key }) => key)).toEqual([
      '4242',
      'card',
      'bank',
      'voucher',
    ]);
    expect(depositOptions({ methods, accounts, withAccounts: false }).map(({ key }) => key)).toEqual([
      'card',
      'bank',
      'voucher',
    ]);
  });
  it.each([
    [undefined, '4242'],
    ['bank', 'bank'],
    ['voucher', '4242'],
    ['nonsense', '4242'],
  ])('select, for a link with method %s, %s', (wanted, key) => {
    expect(preselected(depositOptions({ methods, accounts, withAccounts: true }), wanted)?.key).toBe(key);
  });
  it.each([
    [10_000, 0, 0, 0],
    [10_000, 50, 0, 50],
    [10_000, 0, 125, 125],
    [333, 0, 150, 5],
  ])('cost, for %d with a fee of %d and %d basis points, %d', (amount, feeFixed, feeBasisPoints, fee) => {
    expect(feeOf({ feeFixed, feeBasisPoints }, amount)).toBe(fee);
  });
});

describe('account name', () => {
  const bank = { name: 'Kestrel Bank', kind: 'INSTANT_BANK' } as const;
  const open = { name: 'Pay by bank', kind: 'OPEN_BANKING' } as const;
  const card = { name: 'Card', kind: 'CARD' } as const;
  it.each([
    [bank, null, undefined, 'Kestrel Bank'],
    [bank, 'Kestrel Bank ··1000', undefined, 'Kestrel Bank ··1000'],
    [bank, '··1000', undefined, 'Kestrel Bank ··1000'],
    [open, 'Pay by bank ··1000', 'Pangamakse', 'Pangamakse ··1000'],
    [card, null, 'カード', 'カード'],
    [card, 'Visa ··1111', 'カード', 'Visa ··1111'],
    [card, '•••• 1111', 'カード', 'カード •••• 1111'],
  ] as const)('%j with the label %j, shown as %j, is %j', (method, label, shown, name) => {
    expect(accountName(method, label, shown)).toBe(name);
  });

  it.each([
    [bank, null, ['Kestrel Bank', undefined]],
    [bank, 'Kestrel Bank ··1000', ['Kestrel Bank', '··1000']],
    [bank, 'Kestrel Bank', ['Kestrel Bank', undefined]],
    [card, 'Visa ··1111', ['Visa', '··1111']],
    [card, 'Visa Debit ··1111', ['Visa Debit', '··1111']],
    [card, 'Visa', ['Visa', undefined]],
    [card, '•••• 1111', ['Card', '•••• 1111']],
    [{ name: 'Fernpay', kind: 'WALLET' }, 'Fernpay aino@fernpay.test', ['Fernpay', 'aino@fernpay.test']],
  ] as const)('%j with the label %j has the parts %j', (method, label, [first, second]) => {
    expect(accountParts(method, label)).toEqual({ method: first, account: second });
  });
});

describe('last deposit (requirements/screens#quick-deposit)', () => {
  it.each([
    ['{"txName":"CreditcardDeposit","accountId":"a","attributes":{"paymentMethod":"card"}}', true],
    ['{"txName":"CreditcardDeposit","accountId":17,"attributes":{"paymentMethod":"card"}}', true],
    ['{"txName":"BankDeposit","accountId":"a","attributes":{"paymentMethod":"bank"}}', false],
    ['{"txName":"CreditcardDeposit","attributes":{"paymentMethod":"card"}}', false],
    ['{"txName":"CreditcardDeposit","accountId":"a"}', false],
    ['[]', false],
    ['{', false],
    [undefined, false],
  ])('%s is shown as a card: %s', (payload, isCard) => {
    expect(isCardStyle(readLastDeposit(payload))).toBe(isCard);
  });
});

describe('withdrawal', () => {
  const reviewed: WithdrawalEvent = { type: 'reviewed', intent };
  const mine = payment({ id: intent.id, direction: 'Withdrawal', outcome: 'PENDING' });
  it.each<[string, readonly WithdrawalEvent[], WithdrawalState['status'], readonly string[]]>([
    ['asks for confirmation', [reviewed], 'confirming', []],
    [
      'is requested once',
      [reviewed, { type: 'confirmed' }, { type: 'confirmed' }],
      'sending',
      ['remember', 'send'],
    ],
    ['can be cancelled before the confirmation', [reviewed, { type: 'back-pressed' }], 'choosing', []],
    ['ignores a confirmation without a review', [{ type: 'confirmed' }], 'choosing', []],
    [
      'retries with the same id after a lost response',
      [reviewed, { type: 'confirmed' }, { type: 'answer-lost' }, { type: 'retry-due' }],
      'sending',
      ['remember', 'send', 'retry-later', 'send'],
    ],
    [
      'is requested once the server responds',
      [reviewed, { type: 'confirmed' }, { type: 'answered', payments: [mine] }],
      'requested',
      ['remember', 'send', 'forget', 'refresh'],
    ],
    [
      'returns to the form when it is rejected',
      [
        reviewed,
        { type: 'confirmed' },
        {
          type: 'refused',
          refusal: {
            __typename: 'PaymentRefusal',
            code: 'INSUFFICIENT_FUNDS',
            blocks: [],
            bound: null,
            until: null,
          },
        },
      ],
      'choosing',
      ['remember', 'send', 'forget', 'refresh'],
    ],
    [
      'is restored after a reload',
      [
        { type: 'intent-restored', intent },
        { type: 'payment-updated', payment: mine },
      ],
      'requested',
      ['read-payment', 'forget', 'refresh'],
    ],
    [
      'sends an intent that never arrived',
      [
        { type: 'intent-restored', intent },
        { type: 'payment-missing', id: intent.id, now: 2_000 },
      ],
      'sending',
      ['read-payment', 'send'],
    ],
    [
      'discards an intent after hours',
      [
        { type: 'intent-restored', intent },
        { type: 'payment-missing', id: intent.id, now: 9_000_000 },
      ],
      'choosing',
      ['read-payment', 'forget'],
    ],
  ])('%s', (_what, events, status, effects) => {
    let state: WithdrawalState = CHOOSING;
    const seen: string[] = [];
    for (const event of events) {
      const step = transition(state, event);
      state = step.state;
      seen.push(...step.effects.map(({ type }) => type));
    }
    expect([state.status, seen]).toEqual([status, effects]);
  });
});
