import { useEffect, useState } from 'react';
import type { Desk } from './createDesk.ts';

/** A desk for as long as the page stands: opened with it, closed with it. */
export function useDesk<State, Event>(
  open: () => Desk<State, Event>,
  initial: State,
): { readonly state: State; send(event: Event): void } {
  const [desk, setDesk] = useState<Desk<State, Event>>();
  const [state, setState] = useState(initial);
  // streams, timers and the device are outside React
  useEffect(() => {
    const opened = open();
    const follow = (): void => setState(opened.current());
    const stop = opened.subscribe(follow);
    follow();
    setDesk(opened);
    return () => {
      stop();
      opened.close();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what a desk is opened with lives as long as the page
  }, []);
  return { state, send: (event) => desk?.send(event) };
}
