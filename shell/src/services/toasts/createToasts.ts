import { createStore } from '@foyer/platform';
import type { PastToast, Toast, Toasts } from '@foyer/contract';
import { nextDeadline, shownToasts, transition, type TimedToast, type ToastEvent } from './toasts.machine.ts';

export interface ToastClock {
  now(): number;
  after(ms: number, act: () => void): () => void;
}

export interface ToastPorts {
  /** Server time in ms, for the notification centre. */
  time(): number;
  /** The history belongs to the player who signs out. */
  onSignedOut(listener: () => void): void;
  readonly clock?: ToastClock;
}

const MAX_HISTORY = 50;

const BROWSER_CLOCK: ToastClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export function createToasts({ time, onSignedOut, clock = BROWSER_CLOCK }: ToastPorts): Toasts {
  const store = createStore<readonly Toast[]>([]);
  const history = createStore<readonly PastToast[]>([]);
  let toasts: readonly TimedToast[] = [];
  let lastTick = clock.now();
  let stopTimer: (() => void) | undefined;
  let count = 0;

  function send(event: ToastEvent): void {
    const now = clock.now();
    const aged = transition(toasts, { type: 'time-passed', ms: now - lastTick });
    lastTick = now;
    toasts = transition(aged, event);
    store.set(shownToasts(toasts));
    stopTimer?.();
    const deadline = nextDeadline(toasts);
    stopTimer =
      deadline === undefined ? undefined : clock.after(deadline, () => send({ type: 'time-passed', ms: 0 }));
  }

  onSignedOut(() => history.set([]));

  return {
    current: store.current,
    subscribe: store.subscribe,
    history,
    show(kind, text) {
      count += 1;
      const id = `toast-${count}`;
      history.set(
        [{ id, kind, text, at: time(), isRead: false }, ...history.current()].slice(0, MAX_HISTORY),
      );
      send({ type: 'shown', id, kind, text });
      return id;
    },
    keep(notice) {
      if (history.current().some(({ id }) => id === notice.id)) return;
      history.set([{ ...notice, isRead: false }, ...history.current()].slice(0, MAX_HISTORY));
    },
    forget: (ids) => history.set(history.current().filter(({ id }) => !ids.includes(id))),
    restore: (past) => history.set([...history.current(), ...past].slice(0, MAX_HISTORY)),
    markRead: () => history.set(history.current().map((toast) => ({ ...toast, isRead: true }))),
    close: (id) => send({ type: 'closed', id }),
    pause: (id) => send({ type: 'paused', id }),
    resume: (id) => send({ type: 'resumed', id }),
  };
}
