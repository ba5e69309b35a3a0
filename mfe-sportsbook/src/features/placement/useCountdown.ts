import { useServerTime } from '@foyer/platform';
import { useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds left of a period that starts when the component is mounted; 0 at its end. */
export function useCountdown(seconds: number): number {
  const time = useServerTime();
  const [startedAt] = useState(time);
  return Math.max(0, Math.ceil((startedAt - time) / SECOND_MS + seconds));
}
