import type { Failure, Status } from '../src/payments/payment.ts';

/** An action of a bank, `after` seconds after the previous step. */
export interface Step {
  readonly after: number;
  readonly to: Status;
  readonly failure?: Failure;
}

export interface Behaviour {
  readonly id: string;
  /**
   * `challenge`: the bank authenticates its customer; `frictionless`: authenticated without a challenge;
   * `none`: the card does not support authentication.
   */
  readonly authentication: 'none' | 'frictionless' | 'challenge';
  readonly challengeSeconds: number;
  /** Delay of the response to the request that pays; the money moves regardless. */
  readonly answerDelaySeconds: number;
  readonly depositSteps: readonly Step[];
  readonly payoutSteps: readonly Step[];
  readonly canReceive: boolean;
  /** The payment continues although the merchant cancelled it. */
  readonly ignoresCancel: boolean;
}

const COMPLETED: readonly Step[] = [{ after: 0, to: 'completed' }];
const PAID_SOON: readonly Step[] = [
  { after: 0, to: 'pending' },
  { after: 4, to: 'completed' },
];
const PAID_LATER: readonly Step[] = [
  { after: 0, to: 'pending' },
  { after: 120, to: 'completed' },
];

const usual = (id: string, change: Partial<Behaviour> = {}): Behaviour => ({
  id,
  authentication: 'frictionless',
  challengeSeconds: 300,
  answerDelaySeconds: 0,
  depositSteps: COMPLETED,
  payoutSteps: PAID_SOON,
  canReceive: true,
  ignoresCancel: false,
  ...change,
});
const fails = (failure: Failure): readonly Step[] => [{ after: 0, to: 'failed', failure }];

/** All behaviours of cards and accounts in the test environment. */
export const BEHAVIOURS: readonly Behaviour[] = [
  usual('success'),
  usual('not-enrolled', { authentication: 'none' }),
  usual('challenge', { authentication: 'challenge' }),
  usual('short-challenge', { authentication: 'challenge', challengeSeconds: 15 }),
  usual('declined', { depositSteps: fails('declined') }),
  usual('insufficient-funds', { depositSteps: fails('insufficient_funds') }),
  usual('expired', { depositSteps: fails('expired_card') }),
  usual('limit', { depositSteps: fails('limit') }),
  usual('not-own-account', { depositSteps: fails('not_own_account'), payoutSteps: fails('not_own_account') }),
  usual('late-success', {
    depositSteps: [
      { after: 0, to: 'pending' },
      { after: 120, to: 'completed' },
    ],
  }),
  usual('soon-success', {
    depositSteps: [
      { after: 0, to: 'pending' },
      { after: 5, to: 'completed' },
    ],
  }),
  usual('late-refusal', {
    depositSteps: [
      { after: 0, to: 'pending' },
      { after: 120, to: 'failed', failure: 'declined' },
    ],
  }),
  usual('no-answer', { answerDelaySeconds: 30 }),
  usual('deaf-to-cancel', {
    ignoresCancel: true,
    depositSteps: [
      { after: 0, to: 'pending' },
      { after: 30, to: 'completed' },
    ],
  }),
  usual('charged-back', { depositSteps: [...COMPLETED, { after: 60, to: 'charged_back' }] }),
  usual('cannot-receive', { canReceive: false }),
  usual('slow-payout', { payoutSteps: PAID_LATER }),
  usual('failed-payout', {
    payoutSteps: [
      { after: 0, to: 'pending' },
      { after: 4, to: 'failed', failure: 'account_closed' },
    ],
  }),
  usual('returned-payout', { payoutSteps: [...PAID_SOON, { after: 60, to: 'returned' }] }),
];
