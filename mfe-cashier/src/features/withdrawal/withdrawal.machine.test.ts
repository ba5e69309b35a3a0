import { describe, expect, it } from '@jest/globals';
import { payment } from '../payment/payment.fixture.ts';
import { INTENT_LIFE_MS, type PaymentIntent } from '../payment/paymentIntent.ts';
import {
  CHOOSING,
  transition,
  type WithdrawalEffect,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal.machine.ts';

const intent: PaymentIntent = {
  id: 'w-1',
  direction: 'withdrawal',
  amount: 5_000,
  currency: 'EUR',
  methodId: undefined,
  accountId: 'acc-1',
  playerId: 'a',
  at: 1_000,
};
const refusal = {
  __typename: 'PaymentRefusal' as const,
  code: 'INSUFFICIENT_FUNDS' as const,
  blocks: [],
  bound: null,
  until: null,
};
const share = (id: string, change: Parameters<typeof payment>[0] = {}) =>
  payment({ id, direction: 'Withdrawal', outcome: 'PENDING', action: null, ...change });
const mine = share('w-1');

const STATES = {
  choosing: { status: 'choosing', refusal },
  confirming: { status: 'confirming', intent },
  recovering: { status: 'recovering', intent },
  sending: { status: 'sending', intent, attempt: 1 },
  unconfirmed: { status: 'unconfirmed', intent, attempt: 2 },
  requested: { status: 'requested', payments: [mine] },
} as const satisfies Readonly<Record<WithdrawalState['status'], WithdrawalState>>;
type Status = WithdrawalState['status'];

const send: WithdrawalEffect = { type: 'send', intent };
const END: readonly WithdrawalEffect[] = [{ type: 'forget' }, { type: 'refresh' }];

/** Every transition; all other combinations change nothing. */
const EDGES: readonly (readonly [
  WithdrawalEvent,
  Partial<Readonly<Record<Status, readonly [WithdrawalState, readonly WithdrawalEffect[]]>>>,
])[] = [
  [{ type: 'reviewed', intent }, { choosing: [STATES.confirming, []] }],
  [{ type: 'back-pressed' }, { confirming: [CHOOSING, []] }],
  [{ type: 'confirmed' }, { confirming: [STATES.sending, [{ type: 'remember', intent }, send]] }],
  [
    { type: 'intent-restored', intent },
    { choosing: [STATES.recovering, [{ type: 'read-payment', id: 'w-1' }]] },
  ],
  [
    { type: 'answered', payments: [mine] },
    { sending: [STATES.requested, END], unconfirmed: [STATES.requested, END] },
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
    { type: 'payment-updated', payment: mine },
    {
      recovering: [STATES.requested, END],
      sending: [STATES.requested, END],
      unconfirmed: [STATES.requested, END],
      requested: [STATES.requested, []],
    },
  ],
  [{ type: 'payment-updated', payment: share('w-9') }, { requested: [STATES.requested, []] }],
  [
    { type: 'payment-missing', id: 'w-1', now: intent.at + INTENT_LIFE_MS },
    { recovering: [STATES.sending, [send]] },
  ],
  [
    { type: 'payment-missing', id: 'w-1', now: intent.at + INTENT_LIFE_MS + 1 },
    { recovering: [CHOOSING, [{ type: 'forget' }]] },
  ],
  [{ type: 'payment-missing', id: 'w-9', now: intent.at }, {}],
  [{ type: 'again-pressed' }, { requested: [CHOOSING, [{ type: 'refresh' }]] }],
];

describe('withdrawal transitions', () => {
  it.each(
    EDGES.flatMap(([event, edges]) =>
      Object.values(STATES).map((state) => ({ event, state, edge: edges[state.status] })),
    ),
  )('handle $event.type in the state $state.status', ({ event, state, edge }) => {
    const step = transition(state, event);
    if (edge) expect([step.state, step.effects]).toEqual(edge);
    else expect([step.state === state, step.effects]).toEqual([true, []]);
  });

  it('start without a refusal', () => expect(CHOOSING).toEqual({ status: 'choosing', refusal: undefined }));
});

describe('updates of a withdrawal in shares', () => {
  const requestedState = (...outcomes: readonly ReturnType<typeof payment>[]): WithdrawalState => ({
    status: 'requested',
    payments: outcomes,
  });
  const update = (state: WithdrawalState, news: ReturnType<typeof payment>) =>
    transition(state, { type: 'payment-updated', payment: news }).state;
  const paid = share('w-1-2', { outcome: 'SUCCEEDED' });
  const taken = share('w-1-2', { outcome: 'REVERSED' });

  it.each<[string, WithdrawalState, ReturnType<typeof payment>, WithdrawalState]>([
    ['change only their own share', requestedState(mine, share('w-1-2')), paid, requestedState(mine, paid)],
    [
      'are accepted while no share is final, even if they seem older',
      requestedState(mine),
      share('w-1', { outcome: 'IN_PROGRESS' }),
      requestedState(share('w-1', { outcome: 'IN_PROGRESS' })),
    ],
    ['do not replace a final outcome', requestedState(paid), share('w-1-2'), requestedState(paid)],
    ['show a reversal by the bank', requestedState(paid), taken, requestedState(taken)],
  ])('%s', (_what, state, news, next) => {
    expect(update(state, news)).toEqual(next);
  });
});
