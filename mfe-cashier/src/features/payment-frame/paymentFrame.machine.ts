import { assertNever } from '@foyer/kernel';
import type { PaymentFrameFatalCode } from '@foyer/kernel/payment-frame';
import type { FrameEvent } from './frameAdapter.ts';

/** Content that the host shows around the frame. */
export interface FrameState {
  readonly status: 'loading' | 'ready' | 'submitting' | 'challenge' | 'ended' | 'failed';
  /** CSS pixels. */
  readonly height: number;
  readonly hasInvalidFields: boolean;
  readonly code: PaymentFrameFatalCode | 'NOT_READY' | undefined;
}

export type FrameHostEvent =
  | FrameEvent
  | { readonly type: 'ready-overdue' }
  | { readonly type: 'submit-pressed' };

const FIRST_HEIGHT = 220;
/** Bounds of the frame's height; more content scrolls inside. */
const MIN_HEIGHT = 80;
const MAX_HEIGHT = 720;

export const LOADING: FrameState = {
  status: 'loading',
  height: FIRST_HEIGHT,
  hasInvalidFields: false,
  code: undefined,
};

/** Applies a checked message to the host's own parts. Messages never decide the outcome of a payment. */
export function transition(state: FrameState, event: FrameHostEvent): FrameState {
  if (state.status === 'ended' || state.status === 'failed') return state;
  switch (event.type) {
    case 'loaded':
      return state.status === 'loading'
        ? { ...state, status: 'ready', height: bounded(event.height, state) }
        : state;
    case 'resized':
      return { ...state, height: bounded(event.height, state) };
    case 'invalid':
      return { ...state, status: 'ready', hasInvalidFields: true };
    case 'submit-pressed':
      return state.status === 'ready' ? { ...state, status: 'submitting', hasInvalidFields: false } : state;
    case 'submitting':
      return { ...state, status: 'submitting', hasInvalidFields: false };
    case 'challenged':
      return {
        ...state,
        status: event.isOpen ? 'challenge' : 'submitting',
        height: bounded(event.height, state),
      };
    case 'ended':
      return { ...state, status: 'ended' };
    case 'failed':
      // finished elsewhere and possibly paid: the server decides, as after any end
      return { ...state, status: event.code === 'ALREADY_FINISHED' ? 'ended' : 'failed', code: event.code };
    case 'ready-overdue':
      return state.status === 'loading' ? { ...state, status: 'failed', code: 'NOT_READY' } : state;
    case 'close-requested':
      return state;
    default:
      return assertNever(event);
  }
}

function bounded(height: number | undefined, { height: before }: FrameState): number {
  return height === undefined ? before : Math.min(Math.max(Math.ceil(height), MIN_HEIGHT), MAX_HEIGHT);
}
