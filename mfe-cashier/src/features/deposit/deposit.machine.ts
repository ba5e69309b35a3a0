import { assertNever } from '@foyer/kernel';
import type { PaymentEffect, PaymentEvent } from '../payment/createPaymentStore.ts';
import { supersedes, isFinal, type Payment, type Refusal } from '../payment/payment.ts';
import { INTENT_LIFE_MS, type PaymentIntent } from '../payment/paymentIntent.ts';

export type DepositState =
  | { readonly status: 'choosing'; readonly refusal: Refusal | undefined }
  /** From an earlier visit: its status is being read from the server. */
  | { readonly status: 'recovering'; readonly intent: PaymentIntent }
  | { readonly status: 'sending'; readonly intent: PaymentIntent; readonly attempt: number }
  /** The answer was lost and the deposit may exist: it is sent again with the same id, and shown as pending. */
  | { readonly status: 'unconfirmed'; readonly intent: PaymentIntent; readonly attempt: number }
  /** The player has to act at the provider. `isFresh`: submitted in this page just now. */
  | {
      readonly status: 'paying';
      readonly payment: Payment;
      readonly isFresh: boolean;
      readonly isChecking: boolean;
    }
  | { readonly status: 'settled'; readonly payment: Payment };

/** In addition to the events of every payment. */
export type DepositOwnEvent =
  | { readonly type: 'submitted'; readonly intent: PaymentIntent }
  /** The player continues an open deposit that the server lists. */
  | { readonly type: 'opened'; readonly payment: Payment }
  | { readonly type: 'answered'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'frame-ended' }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'again-pressed' };

export type DepositEvent = PaymentEvent | DepositOwnEvent;

/** In addition to the effects of every payment store. */
export type DepositOwnEffect =
  | { readonly type: 'cancel'; readonly id: string }
  | { readonly type: 'redirect'; readonly url: string };

export type DepositEffect = PaymentEffect | DepositOwnEffect;

export interface DepositStep {
  readonly state: DepositState;
  readonly effects: readonly DepositEffect[];
}

export const CHOOSING: DepositState = { status: 'choosing', refusal: undefined };

/**
 * The next state and its effects, in order. An event without a transition changes nothing, so repeated
 * clicks create one intent.
 */
export function transition(state: DepositState, event: DepositEvent): DepositStep {
  switch (event.type) {
    case 'submitted':
      if (state.status !== 'choosing') return unchanged(state);
      return {
        state: { status: 'sending', intent: event.intent, attempt: 1 },
        effects: [
          { type: 'remember', intent: event.intent },
          { type: 'send', intent: event.intent },
        ],
      };
    case 'intent-restored':
      if (state.status !== 'choosing') return unchanged(state);
      return {
        state: { status: 'recovering', intent: event.intent },
        effects: [{ type: 'read-payment', id: event.intent.id }],
      };
    case 'opened':
      return state.status === 'choosing' ? withPayment(event.payment, false) : unchanged(state);
    case 'answered':
      return isWaiting(state) ? withPayment(event.payment, true) : unchanged(state);
    case 'refused':
      return isWaiting(state)
        ? {
            state: { status: 'choosing', refusal: event.refusal },
            effects: [{ type: 'forget' }, { type: 'refresh' }],
          }
        : unchanged(state);
    case 'answer-lost':
      if (state.status !== 'sending') return unchanged(state);
      return {
        state: { ...state, status: 'unconfirmed' },
        effects: [{ type: 'retry-later', attempt: state.attempt }],
      };
    case 'retry-due':
      if (state.status !== 'unconfirmed') return unchanged(state);
      return {
        state: { ...state, status: 'sending', attempt: state.attempt + 1 },
        effects: [{ type: 'send', intent: state.intent }],
      };
    case 'payment-updated':
      return onUpdate(state, event.payment);
    case 'payment-missing':
      return onMissing(state, event.id, event.now);
    case 'frame-ended':
      return state.status === 'paying'
        ? { state: { ...state, isChecking: true }, effects: [{ type: 'read-payment', id: state.payment.id }] }
        : unchanged(state);
    case 'cancel-pressed':
      return state.status === 'paying'
        ? { state: { ...state, isChecking: true }, effects: [{ type: 'cancel', id: state.payment.id }] }
        : unchanged(state);
    case 'again-pressed':
      return state.status === 'settled'
        ? { state: CHOOSING, effects: [{ type: 'forget' }, { type: 'refresh' }] }
        : unchanged(state);
    default:
      return assertNever(event);
  }
}

/** The player may have been charged: nothing replaces the page, and quick deposit does not open a second time. */
export function isDepositInProgress({ status }: DepositState): boolean {
  return status === 'sending' || status === 'unconfirmed' || status === 'paying';
}

/** Returns the id of the payment in this state, sent or not. */
export function paymentIdOf(state: DepositState): string | undefined {
  if (state.status === 'choosing') return undefined;
  return 'payment' in state ? state.payment.id : state.intent.id;
}

function onUpdate(state: DepositState, payment: Payment): DepositStep {
  if (paymentIdOf(state) !== payment.id) return unchanged(state);
  // the subscription may be faster than the response, and does not contain the action yet
  if (isWaiting(state) && !isFinal(payment) && !payment.action) return unchanged(state);
  if (!('payment' in state)) return withPayment(payment, state.status !== 'recovering');
  if (!supersedes(state.payment, payment)) return unchanged(state);
  const next = withPayment(payment, false);
  // the frame is open: it keeps its action, regardless of later updates
  const isSame = state.status === 'paying' && next.state.status === 'paying';
  return isSame
    ? {
        state: {
          ...state,
          payment: { ...payment, action: state.payment.action ?? payment.action ?? null },
          isChecking: false,
        },
        effects: [],
      }
    : next;
}

/** Sends again only within the lifetime of the intent; after that the player starts over. */
function onMissing(state: DepositState, id: string, now: number): DepositStep {
  if (state.status !== 'recovering' || state.intent.id !== id) return unchanged(state);
  if (now - state.intent.at > INTENT_LIFE_MS) return { state: CHOOSING, effects: [{ type: 'forget' }] };
  return {
    state: { status: 'sending', intent: state.intent, attempt: 1 },
    effects: [{ type: 'send', intent: state.intent }],
  };
}

function withPayment(payment: Payment, isFresh: boolean): DepositStep {
  if (payment.outcome === 'IN_PROGRESS') {
    const leaves = isFresh && payment.action?.kind === 'REDIRECT';
    return {
      state: { status: 'paying', payment, isFresh, isChecking: false },
      effects: leaves ? [{ type: 'redirect', url: payment.action?.url ?? '' }] : [],
    };
  }
  return {
    state: { status: 'settled', payment },
    effects: isFinal(payment) ? [{ type: 'forget' }, { type: 'refresh' }] : [{ type: 'refresh' }],
  };
}

function isWaiting({ status }: DepositState): boolean {
  return status === 'sending' || status === 'unconfirmed';
}

function unchanged(state: DepositState): DepositStep {
  return { state, effects: [] };
}
