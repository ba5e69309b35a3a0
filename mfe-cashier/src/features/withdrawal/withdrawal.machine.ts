import { assertNever } from '@foyer/kernel';
import type { PaymentEffect, PaymentEvent } from '../payment/createPaymentStore.ts';
import { supersedes, isFinal, type Payment, type Refusal } from '../payment/payment.ts';
import { INTENT_LIFE_MS, type PaymentIntent } from '../payment/paymentIntent.ts';

export type WithdrawalState =
  | { readonly status: 'choosing'; readonly refusal: Refusal | undefined }
  /** The player reviews the withdrawal before it is sent. */
  | { readonly status: 'confirming'; readonly intent: PaymentIntent }
  | { readonly status: 'recovering'; readonly intent: PaymentIntent }
  | { readonly status: 'sending'; readonly intent: PaymentIntent; readonly attempt: number }
  /** The answer was lost: sent again with the same id, shown as pending. */
  | { readonly status: 'unconfirmed'; readonly intent: PaymentIntent; readonly attempt: number }
  /** One payment, or one per account that it is split over. */
  | { readonly status: 'requested'; readonly payments: readonly Payment[] };

/** In addition to the events of every payment. */
export type WithdrawalOwnEvent =
  | { readonly type: 'reviewed'; readonly intent: PaymentIntent }
  | { readonly type: 'back-pressed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly payments: readonly Payment[] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'again-pressed' };

export type WithdrawalEvent = PaymentEvent | WithdrawalOwnEvent;

export type WithdrawalEffect = PaymentEffect;

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly effects: readonly WithdrawalEffect[];
}

export const CHOOSING: WithdrawalState = { status: 'choosing', refusal: undefined };

/** The next state and its effects, until the withdrawal is requested; the operator and the bank process it from there. */
export function transition(state: WithdrawalState, event: WithdrawalEvent): WithdrawalStep {
  switch (event.type) {
    case 'reviewed':
      return state.status === 'choosing'
        ? { state: { status: 'confirming', intent: event.intent }, effects: [] }
        : unchanged(state);
    case 'back-pressed':
      return state.status === 'confirming' ? { state: CHOOSING, effects: [] } : unchanged(state);
    case 'confirmed':
      if (state.status !== 'confirming') return unchanged(state);
      return {
        state: { status: 'sending', intent: state.intent, attempt: 1 },
        effects: [
          { type: 'remember', intent: state.intent },
          { type: 'send', intent: state.intent },
        ],
      };
    case 'intent-restored':
      return state.status === 'choosing'
        ? {
            state: { status: 'recovering', intent: event.intent },
            effects: [{ type: 'read-payment', id: event.intent.id }],
          }
        : unchanged(state);
    case 'answered':
      return isWaiting(state) ? requested(event.payments) : unchanged(state);
    case 'refused':
      return isWaiting(state)
        ? {
            state: { status: 'choosing', refusal: event.refusal },
            effects: [{ type: 'forget' }, { type: 'refresh' }],
          }
        : unchanged(state);
    case 'answer-lost':
      return state.status === 'sending'
        ? {
            state: { ...state, status: 'unconfirmed' },
            effects: [{ type: 'retry-later', attempt: state.attempt }],
          }
        : unchanged(state);
    case 'retry-due':
      if (state.status !== 'unconfirmed') return unchanged(state);
      return {
        state: { ...state, status: 'sending', attempt: state.attempt + 1 },
        effects: [{ type: 'send', intent: state.intent }],
      };
    case 'payment-updated':
      return onUpdate(state, event.payment);
    case 'payment-missing':
      if (state.status !== 'recovering' || state.intent.id !== event.id) return unchanged(state);
      if (event.now - state.intent.at > INTENT_LIFE_MS)
        return { state: CHOOSING, effects: [{ type: 'forget' }] };
      return {
        state: { status: 'sending', intent: state.intent, attempt: 1 },
        effects: [{ type: 'send', intent: state.intent }],
      };
    case 'again-pressed':
      return state.status === 'requested'
        ? { state: CHOOSING, effects: [{ type: 'refresh' }] }
        : unchanged(state);
    default:
      return assertNever(event);
  }
}

function onUpdate(state: WithdrawalState, payment: Payment): WithdrawalStep {
  if (state.status === 'requested') {
    const payments = state.payments.map((known) =>
      known.id === payment.id && (supersedes(known, payment) || !isFinal(known)) ? payment : known,
    );
    return { state: { status: 'requested', payments }, effects: [] };
  }
  if ('intent' in state && state.status !== 'confirming' && state.intent.id === payment.id)
    return requested([payment]);
  return unchanged(state);
}

function requested(payments: readonly Payment[]): WithdrawalStep {
  return { state: { status: 'requested', payments }, effects: [{ type: 'forget' }, { type: 'refresh' }] };
}

function isWaiting({ status }: WithdrawalState): boolean {
  return status === 'sending' || status === 'unconfirmed';
}

function unchanged(state: WithdrawalState): WithdrawalStep {
  return { state, effects: [] };
}
