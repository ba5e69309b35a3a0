import { assertNever } from '@foyer/kernel';
import { isNewer, isOver, type Payment, type Refusal } from './payment.ts';
import { INTENT_LIFE_MS, type PaymentIntent } from './paymentIntent.ts';

export type DepositState =
  | { readonly status: 'choosing'; readonly refusal: Refusal | undefined }
  /** Of an earlier visit: the server is asked what became of it. */
  | { readonly status: 'finding'; readonly intent: PaymentIntent }
  | { readonly status: 'sending'; readonly intent: PaymentIntent; readonly attempt: number }
  /** No answer came. It may have been done: it is asked again with the same id, and told as pending. */
  | { readonly status: 'unheard'; readonly intent: PaymentIntent; readonly attempt: number }
  /** The player has something to do at the provider; `isFresh`: pressed in this page a moment ago. */
  | {
      readonly status: 'paying';
      readonly payment: Payment;
      readonly isFresh: boolean;
      readonly isChecking: boolean;
    }
  | { readonly status: 'told'; readonly payment: Payment };

export type DepositEvent =
  | { readonly type: 'submitted'; readonly intent: PaymentIntent }
  | { readonly type: 'found'; readonly intent: PaymentIntent }
  /** An open deposit that the server knows of. */
  | { readonly type: 'opened'; readonly payment: Payment }
  | { readonly type: 'answered'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'retry-due' }
  /** By the stream, by asking, by the answer to a cancel. */
  | { readonly type: 'payment-heard'; readonly payment: Payment }
  | { readonly type: 'payment-missing'; readonly id: string; readonly now: number }
  | { readonly type: 'frame-ended' }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'again-pressed' };

/** What the page does about it, in order. */
export type DepositEffect =
  | { readonly type: 'remember'; readonly intent: PaymentIntent }
  | { readonly type: 'forget' }
  | { readonly type: 'send'; readonly intent: PaymentIntent }
  | { readonly type: 'retry-later'; readonly attempt: number }
  | { readonly type: 'look'; readonly id: string }
  | { readonly type: 'cancel'; readonly id: string }
  | { readonly type: 'leave'; readonly url: string }
  /** The cashier has changed: limits, accounts, open deposits. */
  | { readonly type: 'refresh' };

export interface DepositStep {
  readonly state: DepositState;
  readonly effects: readonly DepositEffect[];
}

export const CHOOSING: DepositState = { status: 'choosing', refusal: undefined };

/** What a deposit does with each thing that may happen. An event that has no place in a state changes nothing: one press, one intent. */
export function transition(state: DepositState, event: DepositEvent): DepositStep {
  switch (event.type) {
    case 'submitted':
      if (state.status !== 'choosing') return still(state);
      return {
        state: { status: 'sending', intent: event.intent, attempt: 1 },
        effects: [
          { type: 'remember', intent: event.intent },
          { type: 'send', intent: event.intent },
        ],
      };
    case 'found':
      if (state.status !== 'choosing') return still(state);
      return {
        state: { status: 'finding', intent: event.intent },
        effects: [{ type: 'look', id: event.intent.id }],
      };
    case 'opened':
      return state.status === 'choosing' ? settle(event.payment, false) : still(state);
    case 'answered':
      return isWaiting(state) ? settle(event.payment, true) : still(state);
    case 'refused':
      return isWaiting(state)
        ? {
            state: { status: 'choosing', refusal: event.refusal },
            effects: [{ type: 'forget' }, { type: 'refresh' }],
          }
        : still(state);
    case 'answer-lost':
      if (state.status !== 'sending') return still(state);
      return {
        state: { ...state, status: 'unheard' },
        effects: [{ type: 'retry-later', attempt: state.attempt }],
      };
    case 'retry-due':
      if (state.status !== 'unheard') return still(state);
      return {
        state: { ...state, status: 'sending', attempt: state.attempt + 1 },
        effects: [{ type: 'send', intent: state.intent }],
      };
    case 'payment-heard':
      return onHeard(state, event.payment);
    case 'payment-missing':
      return onMissing(state, event.id, event.now);
    case 'frame-ended':
      return state.status === 'paying'
        ? { state: { ...state, isChecking: true }, effects: [{ type: 'look', id: state.payment.id }] }
        : still(state);
    case 'cancel-pressed':
      return state.status === 'paying'
        ? { state: { ...state, isChecking: true }, effects: [{ type: 'cancel', id: state.payment.id }] }
        : still(state);
    case 'again-pressed':
      return state.status === 'told'
        ? { state: CHOOSING, effects: [{ type: 'forget' }, { type: 'refresh' }] }
        : still(state);
    default:
      return assertNever(event);
  }
}

/** Money may be on its way: nothing replaces the page, and quick deposit does not open a second time. */
export function isMoneyMoving({ status }: DepositState): boolean {
  return status === 'sending' || status === 'unheard' || status === 'paying';
}

/** The payment that this state is about, wherever it has come to. */
export function paymentIdOf(state: DepositState): string | undefined {
  if (state.status === 'choosing') return undefined;
  return 'payment' in state ? state.payment.id : state.intent.id;
}

function onHeard(state: DepositState, payment: Payment): DepositStep {
  if (paymentIdOf(state) !== payment.id) return still(state);
  // the stream may be faster than the answer, and then it does not know yet what the player has to do
  if (isWaiting(state) && !isOver(payment) && !payment.action) return still(state);
  if (!('payment' in state)) return settle(payment, state.status !== 'finding');
  if (!isNewer(state.payment, payment)) return still(state);
  const next = settle(payment, false);
  // the player is at the frame: what it was opened with stays, however often its payment is heard of
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

/** Sent again only if the press was a moment ago; else the player begins anew. */
function onMissing(state: DepositState, id: string, now: number): DepositStep {
  if (state.status !== 'finding' || state.intent.id !== id) return still(state);
  if (now - state.intent.at > INTENT_LIFE_MS) return { state: CHOOSING, effects: [{ type: 'forget' }] };
  return {
    state: { status: 'sending', intent: state.intent, attempt: 1 },
    effects: [{ type: 'send', intent: state.intent }],
  };
}

function settle(payment: Payment, isFresh: boolean): DepositStep {
  if (payment.outcome === 'IN_PROGRESS') {
    const leaves = isFresh && payment.action?.kind === 'REDIRECT';
    return {
      state: { status: 'paying', payment, isFresh, isChecking: false },
      effects: leaves ? [{ type: 'leave', url: payment.action?.url ?? '' }] : [],
    };
  }
  return {
    state: { status: 'told', payment },
    effects: isOver(payment) ? [{ type: 'forget' }, { type: 'refresh' }] : [{ type: 'refresh' }],
  };
}

function isWaiting({ status }: DepositState): boolean {
  return status === 'sending' || status === 'unheard';
}

function still(state: DepositState): DepositStep {
  return { state, effects: [] };
}
