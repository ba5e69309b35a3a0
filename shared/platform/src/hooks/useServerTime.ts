import { useEffect, useState } from 'react';
import { useServices } from './useServices.ts';

const TICK_MS = 1_000;

/** The server's clock in ms since the epoch, moving once a second for as long as the component is on screen. */
export function useServerTime(): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  // the passing of time is outside React
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
