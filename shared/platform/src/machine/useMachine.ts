import { useEffect, useState } from 'react';
import type { MachineStore } from './runMachine.ts';

/**
 * Runs a state machine while the component is mounted.
 *
 * @param open - Starts the machine; called once, after the first render.
 * @param initial - The state before the machine has started.
 */
export function useMachine<State, Event>(
  open: () => MachineStore<State, Event>,
  initial: State,
): { readonly state: State; send(event: Event): void } {
  const [machine, setMachine] = useState<MachineStore<State, Event>>();
  const [state, setState] = useState(initial);
  // streams, timers and storage are external systems
  useEffect(() => {
    const opened = open();
    const follow = (): void => setState(opened.current());
    const stop = opened.subscribe(follow);
    follow();
    setMachine(opened);
    return () => {
      stop();
      opened.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the machine uses the `open` of the first render
  }, []);
  return { state, send: (event) => machine?.send(event) };
}
