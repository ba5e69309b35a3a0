import { assertNever } from '@foyer/kernel';
import { isNewer, isOver, type Payment, type Refusal } from './payment.ts';
import { INTENT_LIFE_MS, type PaymentIntent } from './paymentIntent.ts';

export type WithdrawalState =
  | { readonly status: 'choosing'; readonly refusal: Refusal | undefined }
  /** The player reads once more what will happen. */
  | { readonly status: 'confirming'; readonly intent: PaymentIntent }
  | { readonly status: 'finding'; readonly intent: PaymentIntent }
  | { readonly status: 'sending'; readonly intent: PaymentIntent; readonly attempt: number }
  /** No answer came: asked again with the same id, told as pending. */
  | { readonly status: 'unheard'; readonly intent: PaymentIntent; readonly attempt: number }
  /** One payment, or one for each share. */
  | { readonly status: 'asked'; readonly payments: readonly Payment[] };

export type WithdrawalEvent =
  | { readonly type: 'reviewed'; readonly intent: PaymentIntent }
  | { readonly type: 'back-pressed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'found'; readonly intent: PaymentIntent }
  | { readonly type: 'answered'; readonly payments: readonly Payment[] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'retry-due' }
  | { readonly type: 'payment-heard'; readonly payment: Payment }
  | { readonly type: 'payment-missing'; readonly id: string; readonly now: number }
  | { readonly type: 'again-pressed' };

export type WithdrawalEffect =
  | { readonly type: 'remember'; readonly intent: PaymentIntent }
  | { readonly type: 'forget' }
  | { readonly type: 'send'; readonly intent: PaymentIntent }
  | { readonly type: 'retry-later'; readonly attempt: number }
  | { readonly type: 'look'; readonly id: string }
  | { readonly type: 'refresh' };

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly effects: readonly WithdrawalEffect[];
}

export const CHOOSING: WithdrawalState = { status: 'choosing', refusal: undefined };

/** What a withdrawal does with each thing that may happen, until it is asked for; from then on the operator and the bank have it in hand. */
export function transition(state: WithdrawalState, event: WithdrawalEvent): WithdrawalStep {
  switch (event.type) {
    case 'reviewed':
      return state.status === 'choosing'
        ? { state: { status: 'confirming', intent: event.intent }, effects: [] }
        : still(state);
    case 'back-pressed':
      return state.status === 'confirming' ? { state: CHOOSING, effects: [] } : still(state);
    case 'confirmed':
      if (state.status !== 'confirming') return still(state);
      return {
        state: { status: 'sending', intent: state.intent, attempt: 1 },
        effects: [
          { type: 'remember', intent: state.intent },
          { type: 'send', intent: state.intent },
        ],
      };
    case 'found':
      return state.status === 'choosing'
        ? {
            state: { status: 'finding', intent: event.intent },
            effects: [{ type: 'look', id: event.intent.id }],
          }
        : still(state);
    case 'answered':
      return isWaiting(state) ? asked(event.payments) : still(state);
    case 'refused':
      return isWaiting(state)
        ? {
            state: { status: 'choosing', refusal: event.refusal },
            effects: [{ type: 'forget' }, { type: 'refresh' }],
          }
        : still(state);
    case 'answer-lost':
      return state.status === 'sending'
        ? {
            state: { ...state, status: 'unheard' },
            effects: [{ type: 'retry-later', attempt: state.attempt }],
          }
        : still(state);
    case 'retry-due':
      if (state.status !== 'unheard') return still(state);
      return {
        state: { ...state, status: 'sending', attempt: state.attempt + 1 },
        effects: [{ type: 'send', intent: state.intent }],
      };
    case 'payment-heard':
      return onHeard(state, event.payment);
    case 'payment-missing':
      if (state.status !== 'finding' || state.intent.id !== event.id) return still(state);
      if (event.now - state.intent.at > INTENT_LIFE_MS)
        return { state: CHOOSING, effects: [{ type: 'forget' }] };
      return {
        state: { status: 'sending', intent: state.intent, attempt: 1 },
        effects: [{ type: 'send', intent: state.intent }],
      };
    case 'again-pressed':
      return state.status === 'asked' ? { state: CHOOSING, effects: [{ type: 'refresh' }] } : still(state);
    default:
      return assertNever(event);
  }
}

function onHeard(state: WithdrawalState, payment: Payment): WithdrawalStep {
  if (state.status === 'asked') {
    const payments = state.payments.map((known) =>
      known.id === payment.id && (isNewer(known, payment) || !isOver(known)) ? payment : known,
    );
    return { state: { status: 'asked', payments }, effects: [] };
  }
  if ('intent' in state && state.status !== 'confirming' && state.intent.id === payment.id)
    return asked([payment]);
  return still(state);
}

function asked(payments: readonly Payment[]): WithdrawalStep {
  return { state: { status: 'asked', payments }, effects: [{ type: 'forget' }, { type: 'refresh' }] };
}

function isWaiting({ status }: WithdrawalState): boolean {
  return status === 'sending' || status === 'unheard';
}

function still(state: WithdrawalState): WithdrawalStep {
  return { state, effects: [] };
}
