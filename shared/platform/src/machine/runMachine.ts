import type { Store } from '@foyer/contract';

/** A state that its owner replaces; subscribers are notified of each new one. */
export interface MutableStore<State> extends Store<State> {
  /** The same value again notifies no subscriber. */
  set(state: State): void;
  /** Ends it: the state stays as it is and no subscriber is notified. */
  close(): void;
}

export function createStore<State>(initial: State): MutableStore<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  let isClosed = false;
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      if (isClosed || next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}

/** A running state machine. */
export interface MachineStore<State, Event> extends Store<State> {
  send(event: Event): void;
  /** Ends it: later events change nothing and perform nothing. */
  close(): void;
}

export interface MachineOptions<State, Event, Effect> {
  readonly initial: State;
  /** Pure. The same state object means that nothing changed. */
  transition(state: State, event: Event): { readonly state: State; readonly effects: readonly Effect[] };
  /** Acts on the outside world; its answers come back as events, at once or later. */
  perform(effect: Effect, send: (event: Event) => void, state: State): void;
  /** Before the effects and the subscribers of a step that changed the state. */
  onChange?(state: State, before: State): void;
  /** After the effects of a step, whether it changed the state or not. */
  onPerformed?(state: State, before: State): void;
}

/**
 * Runs a pure state machine: new states go to the subscribers, effects to `perform`, in the order of the events.
 * An event that `perform` sends at once is handled before the next effect of the step.
 */
export function runMachine<State, Event, Effect>({
  initial,
  transition,
  perform,
  onChange,
  onPerformed,
}: MachineOptions<State, Event, Effect>): MachineStore<State, Event> {
  const store = createStore(initial);
  let isClosed = false;

  function send(event: Event): void {
    if (isClosed) return;
    const before = store.current();
    const { state, effects } = transition(before, event);
    if (state !== before) {
      store.set(state);
      onChange?.(state, before);
    }
    for (const effect of effects) perform(effect, send, state);
    onPerformed?.(state, before);
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    send,
    close() {
      isClosed = true;
      store.close();
    },
  };
}
