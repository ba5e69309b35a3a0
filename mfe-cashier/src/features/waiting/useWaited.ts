import { useEffect, useState } from 'react';
import { after } from '../payment/adapters/timers.ts';

/** `long`: so long that it may have gone astray. */
export type Waited = 'briefly' | 'noticeably' | 'long';

/** Sooner than a player begins to wonder whether the press was heard. */
const NOTICEABLE_AFTER_MS = 2_000;
/** A provider that is well has answered by then. */
const LONG_AFTER_MS = 8_000;

/**
 * How long something has been waited for.
 *
 * @param what - Another value is waited for anew; undefined while nobody waits.
 */
export function useWaited(what: string | undefined): Waited {
  const [known, setKnown] = useState<{ readonly what: string; readonly waited: Waited }>();
  // the clock is outside React
  useEffect(() => {
    if (what === undefined) return undefined;
    const callOffs = [
      after(NOTICEABLE_AFTER_MS, () => setKnown({ what, waited: 'noticeably' })),
      after(LONG_AFTER_MS, () => setKnown({ what, waited: 'long' })),
    ];
    return () => {
      for (const callOff of callOffs) callOff();
      setKnown(undefined);
    };
  }, [what]);
  return known !== undefined && known.what === what ? known.waited : 'briefly';
}
