import { createStore } from '@foyer/platform';
import type { Toasts } from '@foyer/contract';
import { nextDeadline, transition, type TimedToast, type ToastEvent } from './toasts.machine.ts';

export interface ToastClock {
  now(): number;
  after(ms: number, act: () => void): () => void;
}

const BROWSER_CLOCK: ToastClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export function createToasts(clock: ToastClock = BROWSER_CLOCK): Toasts {
  const store = createStore<readonly TimedToast[]>([]);
  let lastTick = clock.now();
  let stopTimer: (() => void) | undefined;
  let count = 0;

  function send(event: ToastEvent): void {
    const now = clock.now();
    const aged = transition(store.current(), { type: 'time-passed', ms: now - lastTick });
    lastTick = now;
    const next = transition(aged, event);
    store.set(next);
    stopTimer?.();
    const deadline = nextDeadline(next);
    stopTimer =
      deadline === undefined ? undefined : clock.after(deadline, () => send({ type: 'time-passed', ms: 0 }));
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    show(kind, text) {
      count += 1;
      const id = `toast-${count}`;
      send({ type: 'shown', id, kind, text });
      return id;
    },
    close: (id) => send({ type: 'closed', id }),
    pause: (id) => send({ type: 'paused', id }),
    resume: (id) => send({ type: 'resumed', id }),
  };
}
