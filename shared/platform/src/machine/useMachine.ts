import { useEffect, useState } from 'react';
import type { MachineStore } from './runMachine.ts';

/**
 * A machine that runs for as long as the component is mounted.
 *
 * @param open - Starts it; called once, after the first render.
 * @param initial - The state until then.
 */
export function useMachine<State, Event>(
  open: () => MachineStore<State, Event>,
  initial: State,
): { readonly state: State; send(event: Event): void } {
  const [machine, setMachine] = useState<MachineStore<State, Event>>();
  const [state, setState] = useState(initial);
  // streams, timers and the device's storage are outside React
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a machine keeps what it was opened with
  }, []);
  return { state, send: (event) => machine?.send(event) };
}
