import { describe, expect, it } from '@jest/globals';
import {
  CHOOSING,
  isDepositInProgress,
  transition,
  type DepositEvent,
  type DepositState,
} from './deposit.machine.ts';
import { payment } from '../payment/payment.fixture.ts';
import type { PaymentIntent } from '../payment/paymentIntent.ts';

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
const submitted: DepositEvent = { type: 'submitted', intent };
const answered: DepositEvent = { type: 'answered', payment: payment() };
const updated = (change: Parameters<typeof payment>[0]): DepositEvent => ({
  type: 'payment-updated',
  payment: payment(change),
});
const refusal = {
  __typename: 'PaymentRefusal' as const,
  code: 'LIMIT_REACHED' as const,
  blocks: [],
  bound: 100,
  until: null,
};
const redirect = {
  __typename: 'PaymentAction' as const,
  kind: 'REDIRECT' as const,
  url: 'http://bank.test/1',
  origin: 'http://bank.test',
  nonce: 'n',
  expiresAt: '',
};

/** Plays a sequence of events; returns the last state and the types of all effects. */
function play(...events: readonly DepositEvent[]): {
  readonly state: DepositState;
  readonly effects: readonly string[];
} {
  let state: DepositState = CHOOSING;
  const effects: string[] = [];
  for (const event of events) {
    const step = transition(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return { state, effects };
}

describe('deposit machine', () => {
  it.each<[string, readonly DepositEvent[], DepositState['status'], readonly string[]]>([
    ['is kept before it is sent', [submitted], 'sending', ['remember', 'send']],
    [
      'sends one intent for repeated clicks',
      [submitted, submitted, { type: 'submitted', intent: { ...intent, id: 'p-2' } }],
      'sending',
      ['remember', 'send'],
    ],
    ['opens the frame', [submitted, answered], 'paying', ['remember', 'send']],
    [
      'redirects to the bank',
      [submitted, { type: 'answered', payment: payment({ action: redirect }) }],
      'paying',
      ['remember', 'send', 'redirect'],
    ],
    [
      'waits for the response when the stream is faster and carries no action yet',
      [
        submitted,
        updated({ outcome: 'PENDING', action: null }),
        updated({ action: null }),
        { type: 'answered', payment: payment({ action: redirect }) },
      ],
      'paying',
      ['remember', 'send', 'redirect'],
    ],
    [
      'settles when it succeeds at once',
      [submitted, { type: 'answered', payment: payment({ outcome: 'SUCCEEDED' }) }],
      'settled',
      ['remember', 'send', 'forget', 'refresh'],
    ],
    [
      'returns to the form when it is rejected',
      [submitted, { type: 'refused', refusal }],
      'choosing',
      ['remember', 'send', 'forget', 'refresh'],
    ],
    [
      'retries with the same id after a lost response',
      [submitted, { type: 'answer-lost' }, { type: 'retry-due' }],
      'sending',
      ['remember', 'send', 'retry-later', 'send'],
    ],
    [
      'accepts a late response',
      [submitted, { type: 'answer-lost' }, answered],
      'paying',
      ['remember', 'send', 'retry-later'],
    ],
    [
      'settles by the stream after a lost response',
      [submitted, { type: 'answer-lost' }, updated({ outcome: 'SUCCEEDED' })],
      'settled',
      ['remember', 'send', 'retry-later', 'forget', 'refresh'],
    ],
    [
      'asks the server for the outcome when the frame reports an end',
      [submitted, answered, { type: 'frame-ended' }],
      'paying',
      ['remember', 'send', 'read-payment'],
    ],
    [
      'is pending while the outcome is unknown',
      [submitted, answered, { type: 'frame-ended' }, updated({ outcome: 'PENDING' })],
      'settled',
      ['remember', 'send', 'read-payment', 'refresh'],
    ],
    [
      'requires action again when the provider responds late',
      [submitted, { type: 'answered', payment: payment({ outcome: 'PENDING', action: null }) }, updated({})],
      'paying',
      ['remember', 'send', 'refresh'],
    ],
    [
      'stays pending when there is nothing to do',
      [
        submitted,
        { type: 'answered', payment: payment({ outcome: 'PENDING', action: null }) },
        updated({ action: null }),
      ],
      'settled',
      ['remember', 'send', 'refresh'],
    ],
    [
      'settles a pending payment',
      [submitted, answered, updated({ outcome: 'PENDING' }), updated({ outcome: 'SUCCEEDED' })],
      'settled',
      ['remember', 'send', 'refresh', 'forget', 'refresh'],
    ],
    [
      'requests a cancel and waits for the server',
      [submitted, answered, { type: 'cancel-pressed' }],
      'paying',
      ['remember', 'send', 'cancel'],
    ],
    [
      'starts again after its end',
      [submitted, { type: 'answered', payment: payment({ outcome: 'REFUSED' }) }, { type: 'again-pressed' }],
      'choosing',
      ['remember', 'send', 'forget', 'refresh', 'forget', 'refresh'],
    ],
    [
      'ignores updates of another payment',
      [submitted, answered, updated({ id: 'p-9', outcome: 'SUCCEEDED' })],
      'paying',
      ['remember', 'send'],
    ],
    [
      'continues an open payment without an automatic redirect',
      [{ type: 'opened', payment: payment({ action: redirect }) }],
      'paying',
      [],
    ],
  ])('%s', (_what, events, status, effects) => {
    const played = play(...events);
    expect([played.state.status, played.effects]).toEqual([status, effects]);
  });

  it.each([
    ['returns to the frame', updated({}), 'paying', []],
    ['settles with the outcome', updated({ outcome: 'SUCCEEDED' }), 'settled', ['forget', 'refresh']],
    ['does not redirect to the bank automatically', updated({ action: redirect }), 'paying', []],
    [
      'sends an intent that never arrived',
      { type: 'payment-missing', id: 'p-1', now: 60_000 },
      'sending',
      ['send'],
    ],
    [
      'discards an intent after hours',
      { type: 'payment-missing', id: 'p-1', now: 7_200_000 },
      'choosing',
      ['forget'],
    ],
    [
      'ignores an answer about another payment',
      { type: 'payment-missing', id: 'p-9', now: 60_000 },
      'recovering',
      [],
    ],
  ] as const)('resumes after a reload: it %s', (_what, event, status, effects) => {
    const played = play({ type: 'intent-restored', intent }, event);
    expect([played.state.status, played.effects]).toEqual([status, ['read-payment', ...effects]]);
  });

  it('keeps a final outcome, except for a reversal by the bank', () => {
    const succeeded = [
      submitted,
      { type: 'answered', payment: payment({ outcome: 'SUCCEEDED' }) },
    ] as const satisfies readonly DepositEvent[];
    expect(
      play(...succeeded, updated({ outcome: 'PENDING' }), updated({ outcome: 'REFUSED' })).state,
    ).toMatchObject({
      payment: { outcome: 'SUCCEEDED' },
    });
    expect(play(...succeeded, updated({ outcome: 'REVERSED' })).state).toMatchObject({
      payment: { outcome: 'REVERSED' },
    });
  });

  it('keeps the open frame when its payment is updated', () => {
    const other = { ...redirect, kind: 'FRAME' as const, nonce: 'n2' };
    expect(play(submitted, answered, updated({ action: other })).state).toMatchObject({
      payment: { action: { nonce: 'n1' } },
    });
  });

  it.each([
    [[submitted], true],
    [[submitted, { type: 'answer-lost' }], true],
    [[submitted, answered], true],
    [[], false],
    [[submitted, { type: 'answered', payment: payment({ outcome: 'PENDING' }) }], false],
  ] as [readonly DepositEvent[], boolean][])('%#: reports a payment in progress: %s', (events, moving) => {
    expect(isDepositInProgress(play(...events).state)).toBe(moving);
  });
});
