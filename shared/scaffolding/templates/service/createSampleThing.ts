import type { Store } from '@foyer/contract';
import { transition, type SampleThingEvent, type SampleThingState } from './sampleThing.machine.ts';

export interface SampleThing extends Store<SampleThingState> {
  start(): void;
  finish(): void;
}

export interface SampleThingDependencies {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Connects the state machine to its dependencies. */
export function createSampleThing({ now }: SampleThingDependencies): SampleThing {
  const listeners = new Set<() => void>();
  let state: SampleThingState = { status: 'idle' };

  function send(event: SampleThingEvent): void {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => send({ type: 'work-started', at: now() }),
    finish: () => send({ type: 'work-finished' }),
  };
}
