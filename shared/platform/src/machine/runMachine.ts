import type { Store } from '@foyer/contract';

/** An observable state. Its owner replaces the state, and subscribers are notified of each new one. */
export interface MutableStore<State> extends Store<State> {
  /** Replaces the state. Setting the identical value notifies no subscriber. */
  set(state: State): void;
  /** Closes the store: later updates change nothing and notify no subscriber. */
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
  /** Closes the machine: later events are ignored. */
  close(): void;
}

export interface MachineOptions<State, Event, Effect> {
  readonly initial: State;
  /** Pure transition function. Returns the same state object when nothing changed. */
  transition(state: State, event: Event): { readonly state: State; readonly effects: readonly Effect[] };
  /** Runs an effect. Results are sent as events, synchronously or later. */
  perform(effect: Effect, send: (event: Event) => void, state: State): void;
  /** Called when a transition has changed the state, before its effects run and subscribers are notified. */
  onChange?(state: State, before: State): void;
  /** Called after the effects of each transition, also when the state is unchanged. */
  onPerformed?(state: State, before: State): void;
}

/**
 * Runs a pure state machine: notifies subscribers of new states and passes effects to `perform`, in the order
 * of the events. An event that `perform` sends synchronously is handled before the next effect.
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
