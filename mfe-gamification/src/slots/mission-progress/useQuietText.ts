import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '../../features/engagement/adapters/after.ts';

/** Shortest time between two announcements: bets may follow each other every few seconds. */
const QUIET_MS = 10_000;

/** A text for a live region: the latest one, changed at most once in 10 s. */
export function useQuietText(latest: string): string {
  const [announced, setAnnounced] = useState(latest);
  const announce = useEffectEvent(() => setAnnounced(latest));
  const isDue = latest !== announced;
  // The timer is outside React.
  useEffect(() => (isDue ? after(QUIET_MS, announce) : undefined), [isDue]);
  return announced;
}
