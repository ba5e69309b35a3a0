import { describe, expect, it } from '@jest/globals';
import {
  CHOOSING,
  isPaymentInProgress,
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
const heard = (change: Parameters<typeof payment>[0]): DepositEvent => ({
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

/** What a row of events comes to: the last state's name, and the names of all effects. */
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

describe('a deposit', () => {
  it.each<[string, readonly DepositEvent[], DepositState['status'], readonly string[]]>([
    ['is kept before it is sent', [submitted], 'sending', ['remember', 'send']],
    [
      'is one, however often it is pressed',
      [submitted, submitted, { type: 'submitted', intent: { ...intent, id: 'p-2' } }],
      'sending',
      ['remember', 'send'],
    ],
    ['opens the frame', [submitted, answered], 'paying', ['remember', 'send']],
    [
      'leaves for the bank',
      [submitted, { type: 'answered', payment: payment({ action: redirect }) }],
      'paying',
      ['remember', 'send', 'redirect'],
    ],
    [
      'waits for its answer when the stream is faster and does not know the bank yet',
      [
        submitted,
        heard({ outcome: 'PENDING', action: null }),
        heard({ action: null }),
        { type: 'answered', payment: payment({ action: redirect }) },
      ],
      'paying',
      ['remember', 'send', 'redirect'],
    ],
    [
      'is told when it is done at once',
      [submitted, { type: 'answered', payment: payment({ outcome: 'SUCCEEDED' }) }],
      'settled',
      ['remember', 'send', 'forget', 'refresh'],
    ],
    [
      'is chosen anew when it was refused before it began',
      [submitted, { type: 'refused', refusal }],
      'choosing',
      ['remember', 'send', 'forget', 'refresh'],
    ],
    [
      'asks again with the same id when no answer came',
      [submitted, { type: 'answer-lost' }, { type: 'retry-due' }],
      'sending',
      ['remember', 'send', 'retry-later', 'send'],
    ],
    [
      'takes a late answer',
      [submitted, { type: 'answer-lost' }, answered],
      'paying',
      ['remember', 'send', 'retry-later'],
    ],
    [
      'hears by the stream what no answer said',
      [submitted, { type: 'answer-lost' }, heard({ outcome: 'SUCCEEDED' })],
      'settled',
      ['remember', 'send', 'retry-later', 'forget', 'refresh'],
    ],
    [
      'does not believe the frame: it asks',
      [submitted, answered, { type: 'frame-ended' }],
      'paying',
      ['remember', 'send', 'read-payment'],
    ],
    [
      'is pending as long as nobody knows',
      [submitted, answered, { type: 'frame-ended' }, heard({ outcome: 'PENDING' })],
      'settled',
      ['remember', 'send', 'read-payment', 'refresh'],
    ],
    [
      'comes back to the player when the provider answers late',
      [submitted, { type: 'answered', payment: payment({ outcome: 'PENDING', action: null }) }, heard({})],
      'paying',
      ['remember', 'send', 'refresh'],
    ],
    [
      'stays pending when there is nothing to do',
      [
        submitted,
        { type: 'answered', payment: payment({ outcome: 'PENDING', action: null }) },
        heard({ action: null }),
      ],
      'settled',
      ['remember', 'send', 'refresh'],
    ],
    [
      'goes from pending to its end',
      [submitted, answered, heard({ outcome: 'PENDING' }), heard({ outcome: 'SUCCEEDED' })],
      'settled',
      ['remember', 'send', 'refresh', 'forget', 'refresh'],
    ],
    [
      'is cancelled by the server, not by the press',
      [submitted, answered, { type: 'cancel-pressed' }],
      'paying',
      ['remember', 'send', 'cancel'],
    ],
    [
      'begins anew after its end',
      [submitted, { type: 'answered', payment: payment({ outcome: 'REFUSED' }) }, { type: 'again-pressed' }],
      'choosing',
      ['remember', 'send', 'forget', 'refresh', 'forget', 'refresh'],
    ],
    [
      'ignores what is said of another one',
      [submitted, answered, heard({ id: 'p-9', outcome: 'SUCCEEDED' })],
      'paying',
      ['remember', 'send'],
    ],
    [
      'goes on with an open one without leaving by itself',
      [{ type: 'opened', payment: payment({ action: redirect }) }],
      'paying',
      [],
    ],
  ])('%s', (_what, events, status, effects) => {
    const played = play(...events);
    expect([played.state.status, played.effects]).toEqual([status, effects]);
  });

  it.each([
    ['comes back to the frame', heard({}), 'paying', []],
    ['is told how it ended', heard({ outcome: 'SUCCEEDED' }), 'settled', ['forget', 'refresh']],
    ['does not leave again for the bank by itself', heard({ action: redirect }), 'paying', []],
    [
      'is sent when the press never arrived',
      { type: 'payment-missing', id: 'p-1', now: 60_000 },
      'sending',
      ['send'],
    ],
    [
      'is not sent hours later',
      { type: 'payment-missing', id: 'p-1', now: 7_200_000 },
      'choosing',
      ['forget'],
    ],
    ['is not taken for another one', { type: 'payment-missing', id: 'p-9', now: 60_000 }, 'recovering', []],
  ] as const)('after a reload it %s', (_what, event, status, effects) => {
    const played = play({ type: 'intent-restored', intent }, event);
    expect([played.state.status, played.effects]).toEqual([status, ['read-payment', ...effects]]);
  });

  it('does not fall back: what is over is over, but for a bank that takes it back', () => {
    const told = [
      submitted,
      { type: 'answered', payment: payment({ outcome: 'SUCCEEDED' }) },
    ] as const satisfies readonly DepositEvent[];
    expect(play(...told, heard({ outcome: 'PENDING' }), heard({ outcome: 'REFUSED' })).state).toMatchObject({
      payment: { outcome: 'SUCCEEDED' },
    });
    expect(play(...told, heard({ outcome: 'REVERSED' })).state).toMatchObject({
      payment: { outcome: 'REVERSED' },
    });
  });

  it('keeps the frame it has opened when its payment is heard of again', () => {
    const other = { ...redirect, kind: 'FRAME' as const, nonce: 'n2' };
    expect(play(submitted, answered, heard({ action: other })).state).toMatchObject({
      payment: { action: { nonce: 'n1' } },
    });
  });

  it.each([
    [[submitted], true],
    [[submitted, { type: 'answer-lost' }], true],
    [[submitted, answered], true],
    [[], false],
    [[submitted, { type: 'answered', payment: payment({ outcome: 'PENDING' }) }], false],
  ] as [readonly DepositEvent[], boolean][])('%#: holds the page while money moves: %s', (events, moving) => {
    expect(isPaymentInProgress(play(...events).state)).toBe(moving);
  });
});
