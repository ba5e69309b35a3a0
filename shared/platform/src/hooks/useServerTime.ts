import { useEffect, useState } from 'react';
import { useServices } from './useServices.ts';

const TICK_MS = 1_000;

/** Returns the server time in ms since the epoch, updated each second while the component is mounted. */
export function useServerTime(): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  // the timer is an external system
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
