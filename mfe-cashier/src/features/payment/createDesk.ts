import type { Store } from '@foyer/contract';

/** A machine with the world around it. */
export interface Desk<State, Event> extends Store<State> {
  send(event: Event): void;
  /** The page goes away: nothing of it is heard any more. */
  close(): void;
}

export interface DeskOptions<State, Event, Effect> {
  readonly initial: State;
  transition(state: State, event: Event): { readonly state: State; readonly effects: readonly Effect[] };
  perform(effect: Effect, send: (event: Event) => void): void;
  onChange?(state: State): void;
}

/** Runs a machine: states to whoever listens, effects to whoever performs them. */
export function createDesk<State, Event, Effect>({
  initial,
  transition,
  perform,
  onChange,
}: DeskOptions<State, Event, Effect>): Desk<State, Event> {
  const listeners = new Set<() => void>();
  let state = initial;
  let isClosed = false;

  function send(event: Event): void {
    if (isClosed) return;
    const before = state;
    const step = transition(before, event);
    state = step.state;
    if (state !== before) {
      onChange?.(state);
      for (const listener of [...listeners]) listener();
    }
    for (const effect of step.effects) perform(effect, send);
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}
