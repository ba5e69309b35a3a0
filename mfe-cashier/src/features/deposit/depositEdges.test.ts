import { describe, expect, it } from '@jest/globals';
import {
  CHOOSING,
  isDepositInProgress,
  paymentIdOf,
  transition,
  type DepositEffect,
  type DepositEvent,
  type DepositState,
} from './deposit.machine.ts';
import { payment } from '../payment/payment.fixture.ts';
import { INTENT_LIFE_MS, type PaymentIntent } from '../payment/paymentIntent.ts';

const intent: PaymentIntent = {
  id: 'p-1',
  direction: 'deposit',
  amount: 5_000,
  currency: 'EUR',
  methodId: 'card',
  accountId: undefined,
  playerId: 'a',
  at: 1_000,
};
const redirect = {
  __typename: 'PaymentAction' as const,
  kind: 'REDIRECT' as const,
  url: 'http://bank.test/1',
  origin: 'http://bank.test',
  nonce: 'n',
  expiresAt: '',
};
const refusal = {
  __typename: 'PaymentRefusal' as const,
  code: 'LIMIT_REACHED' as const,
  blocks: [],
  bound: 100,
  until: null,
};
const open = payment();
const done = payment({ outcome: 'SUCCEEDED' });
const pending = payment({ outcome: 'PENDING', action: null });

const STATES = {
  choosing: { status: 'choosing', refusal },
  recovering: { status: 'recovering', intent },
  sending: { status: 'sending', intent, attempt: 1 },
  unconfirmed: { status: 'unconfirmed', intent, attempt: 2 },
  paying: { status: 'paying', payment: open, isFresh: true, isChecking: false },
  settled: { status: 'settled', payment: done },
} as const satisfies Readonly<Record<DepositState['status'], DepositState>>;
type Status = DepositState['status'];

const remember: DepositEffect = { type: 'remember', intent };
const send: DepositEffect = { type: 'send', intent };
const END: readonly DepositEffect[] = [{ type: 'forget' }, { type: 'refresh' }];

/** Every transition; all other combinations change nothing. */
const EDGES: readonly (readonly [
  DepositEvent,
  Partial<Readonly<Record<Status, readonly [DepositState, readonly DepositEffect[]]>>>,
])[] = [
  [
    { type: 'submitted', intent },
    { choosing: [{ status: 'sending', intent, attempt: 1 }, [remember, send]] },
  ],
  [
    { type: 'intent-restored', intent },
    { choosing: [STATES.recovering, [{ type: 'read-payment', id: 'p-1' }]] },
  ],
  [{ type: 'opened', payment: open }, { choosing: [{ ...STATES.paying, isFresh: false }, []] }],
  [
    { type: 'answered', payment: open },
    { sending: [STATES.paying, []], unconfirmed: [STATES.paying, []] },
  ],
  [
    { type: 'refused', refusal },
    { sending: [STATES.choosing, END], unconfirmed: [STATES.choosing, END] },
  ],
  [
    { type: 'answer-lost' },
    { sending: [{ status: 'unconfirmed', intent, attempt: 1 }, [{ type: 'retry-later', attempt: 1 }]] },
  ],
  [{ type: 'retry-due' }, { unconfirmed: [{ status: 'sending', intent, attempt: 3 }, [send]] }],
  [
    { type: 'payment-missing', id: 'p-1', now: intent.at + INTENT_LIFE_MS },
    { recovering: [{ status: 'sending', intent, attempt: 1 }, [send]] },
  ],
  [
    { type: 'payment-missing', id: 'p-1', now: intent.at + INTENT_LIFE_MS + 1 },
    { recovering: [CHOOSING, [{ type: 'forget' }]] },
  ],
  [
    { type: 'frame-ended' },
    { paying: [{ ...STATES.paying, isChecking: true }, [{ type: 'read-payment', id: 'p-1' }]] },
  ],
  [
    { type: 'cancel-pressed' },
    { paying: [{ ...STATES.paying, isChecking: true }, [{ type: 'cancel', id: 'p-1' }]] },
  ],
  [{ type: 'again-pressed' }, { settled: [CHOOSING, END] }],
];

describe('deposit transitions', () => {
  it.each(
    EDGES.flatMap(([event, edges]) =>
      Object.values(STATES).map((state) => ({ event, state, edge: edges[state.status] })),
    ),
  )('handle $event.type in the state $state.status', ({ event, state, edge }) => {
    const step = transition(state, event);
    if (edge) expect([step.state, step.effects]).toEqual(edge);
    else expect([step.state === state, step.effects]).toEqual([true, []]);
  });

  it('wait when the response carries no action yet', () => {
    const started = { ...open, action: null };
    expect(transition(STATES.sending, { type: 'answered', payment: started })).toEqual({
      state: { ...STATES.paying, payment: started },
      effects: [],
    });
  });

  it('start without a refusal', () => expect(CHOOSING).toEqual({ status: 'choosing', refusal: undefined }));
});

describe('payment update', () => {
  const bank = payment({ action: redirect });
  it.each<[string, DepositState, ReturnType<typeof payment>, DepositState, readonly DepositEffect[]]>([
    [
      'restores a payment of an earlier visit',
      STATES.recovering,
      open,
      { ...STATES.paying, isFresh: false },
      [],
    ],
    [
      'redirects to the bank when the stream is faster than the response',
      STATES.sending,
      bank,
      { status: 'paying', payment: bank, isFresh: true, isChecking: false },
      [{ type: 'redirect', url: 'http://bank.test/1' }],
    ],
    [
      'keeps the open frame’s action and ends the check',
      { ...STATES.paying, isChecking: true },
      payment({ amount: 6_000, action: null }),
      { ...STATES.paying, payment: payment({ amount: 6_000 }) },
      [],
    ],
    [
      'adds an action to a payment without one',
      { ...STATES.paying, payment: payment({ action: null }) },
      bank,
      { ...STATES.paying, payment: bank },
      [],
    ],
    [
      'keeps a payment without an action',
      { ...STATES.paying, payment: payment({ action: null }) },
      payment({ action: null }),
      { ...STATES.paying, payment: payment({ action: null }) },
      [],
    ],
    ['settles a payment at the frame', STATES.paying, done, STATES.settled, END],
    [
      'settles as pending when the outcome is unknown',
      STATES.paying,
      pending,
      { status: 'settled', payment: pending },
      [{ type: 'refresh' }],
    ],
    [
      'settles an unconfirmed payment',
      STATES.unconfirmed,
      payment({ outcome: 'REFUSED', action: null }),
      { status: 'settled', payment: payment({ outcome: 'REFUSED', action: null }) },
      END,
    ],
    [
      'reopens a pending payment without an automatic redirect',
      { status: 'settled', payment: pending },
      bank,
      { status: 'paying', payment: bank, isFresh: false, isChecking: false },
      [],
    ],
  ])('%s', (_what, state, news, next, effects) => {
    expect(transition(state, { type: 'payment-updated', payment: news })).toEqual({ state: next, effects });
  });

  it.each<[string, DepositState, ReturnType<typeof payment>]>([
    ['for another payment', STATES.paying, payment({ id: 'p-9', outcome: 'SUCCEEDED' })],
    ['before a payment has started', STATES.choosing, open],
    ['without the action that the response will carry', STATES.sending, payment({ action: null })],
    ['with a pending outcome while the response is awaited', STATES.unconfirmed, pending],
    ['older than the final outcome', STATES.settled, open],
  ])('is ignored %s', (_what, state, news) => {
    const step = transition(state, { type: 'payment-updated', payment: news });
    expect([step.state === state, step.effects]).toEqual([true, []]);
  });
});

it.each<[Status, boolean, string | undefined]>([
  ['choosing', false, undefined],
  ['recovering', false, 'p-1'],
  ['sending', true, 'p-1'],
  ['unconfirmed', true, 'p-1'],
  ['paying', true, 'p-1'],
  ['settled', false, 'p-1'],
])('detects a payment in progress by the state %s: %s, with the id %s', (status, isMoving, id) => {
  expect([isDepositInProgress(STATES[status]), paymentIdOf(STATES[status])]).toEqual([isMoving, id]);
});
