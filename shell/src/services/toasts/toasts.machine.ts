import type { Toast, ToastKind } from '@foyer/contract';

export const TOAST_OPEN_MS = 5_000; // requirements/constants#toasts
export const TOAST_CLOSING_MS = 300; // requirements/constants#toasts
/** Further toasts wait until one of these is removed. */
export const TOASTS_SHOWN = 4;

/**
 * A toast with its timer. Errors close after the same time: the notification centre keeps them (ADR 0219).
 * The timer of a waiting toast does not run.
 */
export interface TimedToast extends Toast {
  readonly remainingMs: number;
  readonly isPaused: boolean;
}

export type ToastEvent =
  | { readonly type: 'shown'; readonly id: string; readonly kind: ToastKind; readonly text: string }
  | { readonly type: 'paused'; readonly id: string }
  | { readonly type: 'resumed'; readonly id: string }
  | { readonly type: 'closed'; readonly id: string }
  | { readonly type: 'time-passed'; readonly ms: number };

/** The toasts on the page; the others wait in their order. */
export function shownToasts(toasts: readonly TimedToast[]): readonly TimedToast[] {
  return toasts.slice(0, TOASTS_SHOWN);
}

/** requirements/states#guards-and-overlays: open, then closing, then removed. No toast is dropped. */
export function transition(toasts: readonly TimedToast[], event: ToastEvent): readonly TimedToast[] {
  switch (event.type) {
    case 'shown': {
      const toast: TimedToast = {
        id: event.id,
        kind: event.kind,
        text: event.text,
        phase: 'open',
        remainingMs: TOAST_OPEN_MS,
        isPaused: false,
      };
      // a toast with the same text replaces the previous one in its place
      const same = toasts.findIndex(
        (other) => other.phase === 'open' && other.kind === event.kind && other.text === event.text,
      );
      return same < 0 ? [...toasts, toast] : toasts.with(same, toast);
    }
    case 'paused':
    case 'resumed':
      return update(toasts, event.id, (toast) => ({
        ...toast,
        isPaused: event.type === 'paused' && toast.phase === 'open',
      }));
    case 'closed':
      return update(toasts, event.id, (toast) => (toast.phase === 'open' ? closing(toast) : toast));
    case 'time-passed':
      return toasts.flatMap((toast, index) => (index < TOASTS_SHOWN ? afterTime(toast, event.ms) : [toast]));
  }
}

function afterTime(toast: TimedToast, ms: number): readonly TimedToast[] {
  if (toast.isPaused) return [toast];
  const remainingMs = toast.remainingMs - ms;
  if (remainingMs > 0) return [{ ...toast, remainingMs }];
  return toast.phase === 'open' ? [closing(toast)] : [];
}

function closing(toast: TimedToast): TimedToast {
  return { ...toast, phase: 'closing', remainingMs: TOAST_CLOSING_MS, isPaused: false };
}

function update(
  toasts: readonly TimedToast[],
  id: string,
  change: (toast: TimedToast) => TimedToast,
): readonly TimedToast[] {
  return toasts.map((toast) => (toast.id === id ? change(toast) : toast));
}

/** When the next timed change is due; undefined without one. */
export function nextDeadline(toasts: readonly TimedToast[]): number | undefined {
  const running = shownToasts(toasts).flatMap((toast) => (toast.isPaused ? [] : [toast.remainingMs]));
  return running.length === 0 ? undefined : Math.min(...running);
}
