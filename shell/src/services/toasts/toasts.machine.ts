import type { Toast, ToastKind } from '@foyer/contract';

export const TOAST_OPEN_MS = 5_000; // requirements/constants#toasts
export const TOAST_CLOSING_MS = 300; // requirements/constants#toasts
/** The oldest toast is removed when there are more. */
export const TOASTS_AT_MOST = 4;

/**
 * A toast with its timer. Errors have none: they stay until they are closed
 * (requirements/experience#accessibility).
 */
export interface TimedToast extends Toast {
  readonly remainingMs: number | undefined;
  readonly isPaused: boolean;
}

export type ToastEvent =
  | { readonly type: 'shown'; readonly id: string; readonly kind: ToastKind; readonly text: string }
  | { readonly type: 'paused'; readonly id: string }
  | { readonly type: 'resumed'; readonly id: string }
  | { readonly type: 'closed'; readonly id: string }
  | { readonly type: 'time-passed'; readonly ms: number };

/** requirements/states#guards-and-overlays: open, then closing, then removed. */
export function transition(toasts: readonly TimedToast[], event: ToastEvent): readonly TimedToast[] {
  switch (event.type) {
    case 'shown': {
      // a toast with the same text replaces the previous one
      const others = toasts.filter(
        (toast) => toast.phase === 'closing' || toast.kind !== event.kind || toast.text !== event.text,
      );
      const toast: TimedToast = {
        id: event.id,
        kind: event.kind,
        text: event.text,
        phase: 'open',
        remainingMs: event.kind === 'error' ? undefined : TOAST_OPEN_MS,
        isPaused: false,
      };
      return [...others, toast].slice(-TOASTS_AT_MOST);
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
      return toasts.flatMap((toast) => afterTime(toast, event.ms));
  }
}

function afterTime(toast: TimedToast, ms: number): readonly TimedToast[] {
  if (toast.remainingMs === undefined || toast.isPaused) return [toast];
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
  const running = toasts.flatMap((toast) =>
    toast.remainingMs === undefined || toast.isPaused ? [] : [toast.remainingMs],
  );
  return running.length === 0 ? undefined : Math.min(...running);
}
